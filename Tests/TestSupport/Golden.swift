public import CapstanFrames
public import CapstanSceneGraph
import Foundation
public import Testing

/// A picture that a test expects, kept as `Fixtures/Goldens/<Suite>/<case>/<name>.png`.
///
/// Suite and case are the test's file and function. A picture is recorded only on request, by
/// `GOLDEN_RECORD=missing|failed|all` in the environment and never where `CI` is set; a recorded
/// picture still fails the test, so that somebody looks at it.
public struct Golden: Sendable {
  /// When pictures are written.
  enum Recording: String {
    case never, missing, failed, all

    /// The mode that an environment asks for.
    init(environment: [String: String]) {
      let isCI = !["", "0", "false"].contains(environment["CI"] ?? "")
      let asked = environment["GOLDEN_RECORD"].flatMap { Recording(rawValue: $0) }
      self = isCI ? .never : asked ?? .never
    }

    /// Whether a picture that compares so is to be written.
    func records(_ verdict: Verdict) -> Bool {
      switch self {
      case .never: false
      case .missing: verdict == .missing
      case .failed: verdict != .match
      case .all: true
      }
    }
  }

  /// The golden's name: suite, case and, if given, the picture's own.
  let name: String
  let folder: String
  let failures: String
  let recording: Recording

  /// Names a golden in given folders; tests of goldens themselves use it.
  package init(
    name: String, folder: String, failures: String, environment: [String: String]
  ) {
    (self.name, self.folder, self.failures) = (name, folder, failures)
    recording = Recording(environment: environment)
  }

  /// Expects that a picture equals its golden, and records an issue if it does not.
  ///
  /// Give `name` or `frame` where a test has several goldens. A rule other than the default
  /// stands with its reason beside the call.
  public static func expect(
    _ bitmap: Bitmap, _ name: String? = nil, frame: Int? = nil,
    rule: ComparisonRule = ComparisonRule(), fileID: String = #fileID,
    function: String = #function, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let suite = fileID.split(separator: "/").last?.split(separator: ".").first ?? "Tests"
    let test = function.prefix { $0 != "(" }
    let number = frame.map {
      "f" + String(repeating: "0", count: $0 < 10 ? 2 : $0 < 100 ? 1 : 0) + "\($0)"
    }
    let parts = [String(suite), String(test)] + [name, number].compactMap { $0 }
    let golden = Golden(
      name: parts.joined(separator: "/"), folder: Fixtures.path("Goldens"),
      failures: Fixtures.failures, environment: ProcessInfo.processInfo.environment)
    guard let failure = golden.failure(of: bitmap, rule: rule) else { return }
    if let strip = failure.strip {
      Attachment.record(
        strip, named: golden.name.replacing("/", with: "-") + ".png",
        sourceLocation: sourceLocation)
    }
    Issue.record(Comment(rawValue: failure.text), sourceLocation: sourceLocation)
  }

  /// Why a picture does not pass, with a strip of pictures; nil if it does.
  package func failure(
    of bitmap: Bitmap, rule: ComparisonRule
  ) -> (text: String, strip: [UInt8]?)? {
    let path = "\(folder)/\(name).png"
    do {
      let fresh = try PNGEncoder(.libpng(level: 9)).encode(bitmap)
      let candidate = "\(failures)/\(name).actual.png"
      try write(fresh, to: candidate)
      let comparison = FrameComparison(expectedPath: path, actualPath: candidate, rule: rule)
      try FileManager.default.removeItem(atPath: candidate)
      if recording.records(comparison.verdict) {
        try write(fresh, to: path)
        return ("\(name): recorded; look at it, then run again\n  picture  \(path)", fresh)
      }
      guard comparison.verdict != .match else { return nil }
      let picture = try strip(bitmap, path, rule)
      let place = "\(failures)/\(name).png"
      try write(picture, to: place)
      return (text(comparison, place), picture)
    } catch {
      return ("\(name): the check itself failed: \(error)", nil)
    }
  }

  private func text(_ comparison: FrameComparison, _ strip: String) -> String {
    let isNew = comparison.verdict == .missing
    let suite = name.prefix { $0 != "/" }
    return """
      \(name): \(comparison.summary)
        \(isNew ? "picture" : "compare")  \(strip)\(isNew ? "" : "   expected | difference | actual")
        accept   GOLDEN_RECORD=\(isNew ? "missing" : "failed") scripts/test --filter \(suite)
      """
  }

  private func strip(
    _ actual: Bitmap, _ path: String, _ rule: ComparisonRule
  ) throws -> [UInt8] {
    let expected = try? PNGDecoder.picture(atPath: path).bitmap
    let strip =
      expected.map { ComparisonStrip.of(expected: $0, actual: actual, rule: rule) }
      ?? ComparisonStrip.joining([actual])
    return try PNGEncoder(.libpng(level: 6)).encode(strip)
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    let folder = String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex))
    _ = try OutputFolder(creating: folder)
    try PartialFile.write(bytes, to: path)
  }
}
