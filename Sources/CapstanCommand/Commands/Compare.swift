import CapstanFrames
import CapstanStage
import Foundation

/// Compares two pictures or two sequences.
struct Compare: Command {
  static let name = "compare"
  static let summary = "compares two PNG files, or two folders of frames"
  static let discussion = """
    The first is the expected one. Sequences are compared frame by frame, by their files' names.
    """
  static let table = OptionTable<Compare>(
    positionals: [
      .required("A", "a PNG file or a folder of them", into: \.expected),
      .required("B", "what is compared with it", into: \.actual),
    ],
    groups: [
      RuleOptions.group.lifted(to: \.rule),
      .init(
        "output",
        [
          .path(
            "-o", "--output", placeholder: "FILE.png",
            "leaves a picture: expected, difference, actual (the first frame that differs)",
            into: \.output),
          .flag("--json", help: "prints the result as JSON", into: \.printsJSON),
        ]),
    ])

  var expected = ""
  var actual = ""
  var rule = RuleOptions()
  var output: String?
  var printsJSON = false

  @MainActor func run(in context: CommandContext) async throws -> ExitCode {
    for path in [expected, actual] where !FileManager.default.fileExists(atPath: path) {
      throw CommandError(.noInput, "there is no file or folder \(path)")
    }
    guard isFolder(expected) == isFolder(actual) else {
      throw CommandError(.invalidInput, "a folder cannot be compared with a file")
    }
    try FileKind.checkPicture("--output", output)
    try checkNoClash("--output", output, with: [expected, actual])
    if let output, FileManager.default.fileExists(atPath: output), isFolder(expected) {
      let folder = (output as NSString).deletingLastPathComponent
      try checkNoClash("--output", folder.isEmpty ? "." : folder, with: [expected, actual])
    }
    return isFolder(expected) ? try compareSequences(context) : try comparePictures(context)
  }

  private func comparePictures(_ context: CommandContext) throws -> ExitCode {
    let comparison = FrameComparison(
      expectedPath: expected, actualPath: actual, rule: rule.rule)
    let row = Row(file: nil, time: nil, comparison)
    try tell(comparison.summary + "\n", comparison.verdict, [row], context)
    try checkWasCompared(comparison, expected, actual)
    if comparison.verdict != .match { try leavePicture(expected, actual) }
    return comparison.verdict == .match ? .done : .differs
  }

  private func compareSequences(_ context: CommandContext) throws -> ExitCode {
    let comparison = try SequenceComparison(
      expectedFolder: expected, actualFolder: actual, rule: rule.rule)
    let rows = comparison.entries.map {
      Row(file: $0.file, time: $0.time?.decimal(places: 4), $0.comparison)
    }
    try tell(comparison.report + "\n", comparison.verdict, rows, context)
    guard comparison.counts != (0, 0) else {
      throw CommandError(.noInput, "neither folder has a PNG file")
    }
    for entry in comparison.failures {
      try checkWasCompared(
        entry.comparison, "\(expected)/\(entry.file)", "\(actual)/\(entry.file)")
    }
    if let first = comparison.failures.first {
      try leavePicture("\(expected)/\(first.file)", "\(actual)/\(first.file)")
    }
    return comparison.verdict == .match ? .done : .differs
  }

  /// Checks that two pictures could be compared at all.
  ///
  /// - Throws: `FrameError.unreadable` for the one that cannot be read.
  private func checkWasCompared(
    _ comparison: FrameComparison, _ expected: String, _ actual: String
  ) throws {
    guard [.unreadable, .missing, .error].contains(comparison.verdict) else { return }
    for path in [expected, actual] { _ = try PNGDecoder.picture(atPath: path) }
    throw CommandError(.invalidInput, comparison.summary)
  }

  private func leavePicture(_ expected: String, _ actual: String) throws {
    guard let output else { return }
    let strip = ComparisonStrip.of(
      expected: try PNGDecoder.picture(atPath: expected).bitmap,
      actual: try PNGDecoder.picture(atPath: actual).bitmap, rule: rule.rule)
    try PartialFile.write(try PNGEncoder().encode(strip), to: output)
  }

  private func tell(
    _ text: String, _ verdict: Verdict, _ rows: [Row], _ context: CommandContext
  ) throws {
    guard printsJSON else { return try context.console.result(text) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let document = Document(verdict: verdict.rawValue, frames: rows)
    try context.console.result(String(decoding: try encoder.encode(document), as: UTF8.self) + "\n")
  }

  private struct Document: Encodable {
    var verdict: String
    var frames: [Row]
  }

  private struct Row: Encodable {
    var file: String?
    var time: String?
    var verdict: String
    var summary: String
    var differing: Int?
    var worst: Int?

    init(file: String?, time: String?, _ comparison: FrameComparison) {
      (self.file, self.time) = (file, time)
      (verdict, summary) = (comparison.verdict.rawValue, comparison.summary)
      differing = comparison.difference?.differingCount
      worst = comparison.difference?.worst?.level
    }
  }
}
