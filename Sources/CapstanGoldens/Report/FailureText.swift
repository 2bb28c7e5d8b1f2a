import CapstanFrames
import CapstanSceneGraph

/// Says in text what a check found, so that a failure can be read without opening anything.
public struct FailureText: Sendable {
  /// Returns the command that records a shot anew; nil where there is none.
  public var acceptCommand: @Sendable (ShotResult) -> String?
  /// Returns where the shot is in a report; nil where there is none.
  public var reportPath: @Sendable (ShotResult) -> String?

  /// Creates a text without commands and reports.
  public init(
    acceptCommand: @escaping @Sendable (ShotResult) -> String? = { _ in nil },
    reportPath: @escaping @Sendable (ShotResult) -> String? = { _ in nil }
  ) {
    (self.acceptCommand, self.reportPath) = (acceptCommand, reportPath)
  }

  /// Returns what is to be said of a run: the environment first, then every failure, the goldens
  /// that belong to no shot, and a line of numbers.
  public func text(_ run: GoldenRun) -> String {
    var parts = run.environmentNotice.map { ["notice: \($0)"] } ?? []
    parts += run.results.filter { !$0.passes }.map(text)
    if !run.orphans.isEmpty {
      parts.append(
        "goldens of no shot in this run: \(run.orphans.joined(separator: ", "))")
    }
    parts.append(Self.numbers(run))
    return parts.joined(separator: "\n") + "\n"
  }

  /// Returns what is to be said of a shot that does not pass, without a final end of line.
  public func text(_ result: ShotResult) -> String {
    var lines = ["\(result.name): \(headline(result))"]
    lines += details(result).map { "  \($0)" }
    if let path = reportPath(result) { lines.append("  report  \(path)") }
    if result.recording != nil {
      lines.append("  recorded: look at it, then run again")
    } else if result.verdict != .error, let command = acceptCommand(result) {
      lines.append("  \(result.verdict == .missing ? "record" : "accept")  \(command)")
    }
    return lines.joined(separator: "\n")
  }

  /// The one line that names the verdict and what it means.
  func headline(_ result: ShotResult) -> String {
    switch result.verdict {
    case .match:
      result.recording == nil ? "matches" : "recorded anew: it matched, but not exactly"
    case .curves: "curves differ: motion changed"
    case .list: "display lists differ: layout or style changed (curves agree)"
    case .pixels: "pixels differ: the rasterizer changed (curves and display lists agree)"
    case .size: "the pictures have another size"
    case .count: "the clip has another number of frames: \(count(result))"
    case .missing: "there is no golden"
    case .unreadable: "the golden cannot be read"
    case .environment:
      "differs, and the environment changed: "
        + result.environmentChanges.map(\.description).joined(separator: ", ")
    case .error: "the check itself failed"
    }
  }

  private func count(_ result: ShotResult) -> String {
    let (count, expected) = (result.frameCount, result.expectedFrameCount ?? 0)
    return result.rate == result.actualRate
      ? "\(count), expected \(expected)"
      : "\(count) at \(result.actualRate) a second, expected \(expected) at \(result.rate)"
  }

  /// What each layer has to say, the first that breaks first.
  func details(_ result: ShotResult) -> [String] {
    var lines: [String] = []
    if let problem = result.problem { lines.append(problem) }
    lines += curveDetails(result) + listDetails(result) + pictureDetails(result)
    if result.verdict != .count, let expected = result.expectedFrameCount,
      expected != result.frameCount || result.rate != result.actualRate
    {
      lines.append("the number of frames: \(count(result))")
    }
    return lines
  }

  private func curveDetails(_ result: ShotResult) -> [String] {
    guard let curves = result.curves, !curves.isMatch else { return [] }
    var lines: [String] = []
    if let first = curves.changed.first {
      lines.append("\(first.attribute), \(place(first.frame, result)): \(values(first))")
      if let largest = first.largestDeviation {
        lines.append(
          "  largest deviation \(DumpNumber.text(largest)) in \(place(first.largestFrame, result)), "
            + "\(first.frameCount) of \(result.frameCount) frames differ")
      }
      lines += named("also changed", curves.changed.dropFirst().map(\.attribute))
    }
    return lines + named("attributes missing", curves.missing) + named("new", curves.new)
  }

  private func values(_ difference: CurveComparison.Difference) -> String {
    switch (difference.expected, difference.actual) {
    case (let expected?, let actual?):
      "\(DumpNumber.text(actual)), expected \(DumpNumber.text(expected))"
    case (let expected?, nil): "is absent, expected \(DumpNumber.text(expected))"
    case (nil, let actual?): "\(DumpNumber.text(actual)), expected to be absent"
    case (nil, nil): "is absent"
    }
  }

  private func listDetails(_ result: ShotResult) -> [String] {
    guard let first = result.lists.first else { return [] }
    let text = "\(first.difference)".split(separator: "\n").map { Self.shortened(String($0)) }
    var lines = ["display list, \(place(first.frame, result)): \(text.first ?? "")"]
    lines += text.dropFirst().map { String($0) }
    if result.lists.count > 1 {
      let frames = result.lists.map { "\($0.frame)" }.joined(separator: ", ")
      lines.append("display lists of \(result.lists.count) kept frames differ: \(frames)")
    }
    return lines
  }

  private func pictureDetails(_ result: ShotResult) -> [String] {
    let failed = result.failedPictures
    guard let first = failed.first(where: { $0.verdict == result.verdict }) ?? failed.first else {
      return []
    }
    var lines = ["picture, \(place(first.frame, result)): \(first.summary)"]
    if failed.count > 1 {
      let frames = failed.map { "\($0.frame)" }.joined(separator: ", ")
      lines.append("\(failed.count) of \(result.pictures.count) pictures differ: frames \(frames)")
    }
    return lines
  }

  private func place(_ frame: Int, _ result: ShotResult) -> String {
    "frame \(frame) at \(result.time(of: frame).decimal(places: 4)) s"
  }

  private func named(_ title: String, _ names: [String]) -> [String] {
    guard !names.isEmpty else { return [] }
    let shown = names.prefix(5).joined(separator: ", ")
    return ["\(title): \(shown)" + (names.count > 5 ? " and \(names.count - 5) more" : "")]
  }

  /// A node's line can hold a whole outline; its beginning tells which it is.
  private static func shortened(_ line: String) -> String {
    line.count <= 160 ? line : line.prefix(159) + "…"
  }

  /// The last line: how many shots ended how.
  static func numbers(_ run: GoldenRun) -> String {
    let recorded = run.results.count { $0.recording != nil && $0.recording != .unchanged }
    let matching = run.results.count { $0.passes }
    var parts = ["\(matching) of \(run.results.count) shots match"]
    for verdict in Verdict.allCases where verdict != .match {
      let count = run.results.count { $0.verdict == verdict && $0.recording == nil }
      if count > 0 { parts.append("\(count) \(verdict.rawValue)") }
    }
    if recorded > 0 { parts.append("\(recorded) recorded") }
    return parts.joined(separator: ", ")
  }
}
