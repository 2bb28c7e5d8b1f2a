import CapstanFrames

/// Writes a run as Markdown, for the comment of a pull request.
public struct SummaryWriter: Sendable {
  private let text: FailureText
  private let strip: @Sendable (_ shot: String) -> String?

  /// How many failing shots are told one by one.
  private static let longest = 20

  /// Creates a writer.
  ///
  /// `strip` returns where a shot's picture is, by its folder's name, as it stands in the text; nil
  /// for none.
  public init(text: FailureText, strip: @escaping @Sendable (_ shot: String) -> String?) {
    (self.text, self.strip) = (text, strip)
  }

  /// Returns the summary.
  public func text(_ run: GoldenRun) -> String {
    let failing = run.results.filter { !$0.passes }
    var lines = ["### \(run.passes ? "✅" : "❌") Motion: \(FailureText.numbers(run))", ""]
    if let notice = run.environmentNotice {
      lines += ["> **Notice:** \(Self.escaped(notice))", ""]
    }
    if !failing.isEmpty {
      lines += ["| shot | verdict | |", "|---|---|---|"]
      lines += failing.prefix(200).map { result in
        "| \(Self.escaped(result.name)) | `\(word(result))` | \(Self.escaped(first(result))) |"
      }
      if failing.count > 200 { lines.append("| … \(failing.count - 200) more | | |") }
      lines.append("")
    }
    for result in failing.prefix(Self.longest) { lines += section(result) }
    if failing.count > Self.longest {
      lines += ["\(failing.count - Self.longest) more are in the report.", ""]
    }
    if !run.orphans.isEmpty {
      lines += ["Goldens of no shot: \(run.orphans.map { "`\($0)`" }.joined(separator: ", "))", ""]
    }
    return lines.joined(separator: "\n")
  }

  private func section(_ result: ShotResult) -> [String] {
    var lines = [
      "<details open><summary><b>\(Self.html(result.name))</b>: "
        + "\(Self.html(result.isRecordedAnew ? "recorded" : text.headline(result)))</summary>", "",
    ]
    if let strip = strip(result.folder) {
      lines += ["![expected, difference, actual](<\(strip)>)", ""]
      lines += ["<sub>expected · difference · actual</sub>", ""]
    }
    lines += ["```text", text.text(result), "```", "", "</details>", ""]
    return lines
  }

  private func word(_ result: ShotResult) -> String {
    result.isRecordedAnew ? "recorded" : result.verdict.rawValue
  }

  private func first(_ result: ShotResult) -> String {
    text.details(result).first ?? result.verdict.summary
  }

  /// Text that no sign of Markdown or HTML changes, on one line of a table.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\n": result += " "
      case "|", "*", "_", "`", "[", "]", "\\", "~": result += "\\\(character)"
      case "<": result += "&lt;"
      case "&": result += "&amp;"
      default: result.append(character)
      }
    }
    return result
  }

  private static func html(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
