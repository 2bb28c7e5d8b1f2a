import CapstanFrames

/// Writes a run as JUnit XML, which build servers read.
enum JUnitWriter {
  /// Returns the document.
  static func text(_ run: GoldenRun, text: FailureText) -> String {
    let errors = run.results.count { isError($0) }
    let failures = run.results.count { !$0.passes && !isError($0) }
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites>",
      "  <testsuite name=\"motion goldens\" tests=\"\(run.results.count)\" "
        + "failures=\"\(failures)\" errors=\"\(errors)\">",
    ]
    if let notice = run.environmentNotice {
      lines.append(
        "    <properties><property name=\"environment\" value=\"\(escaped(notice))\"/></properties>"
      )
    }
    for result in run.results {
      let head = "    <testcase classname=\"goldens\" name=\"\(escaped(result.name))\""
      guard !result.passes else {
        lines.append(head + "/>")
        continue
      }
      let kind = isError(result) ? "error" : "failure"
      let type = result.isRecordedAnew ? "recorded" : result.verdict.rawValue
      lines += [
        head + ">",
        "      <\(kind) type=\"\(type)\" message=\"\(escaped(text.headline(result)))\">"
          + "\(escaped(text.text(result)))</\(kind)>",
        "    </testcase>",
      ]
    }
    return (lines + ["  </testsuite>", "</testsuites>"]).joined(separator: "\n") + "\n"
  }

  /// A check that broke, in contrast to one that found something.
  private static func isError(_ result: ShotResult) -> Bool {
    result.verdict == .error || (result.verdict == .unreadable && !result.isRecordedAnew)
  }

  /// Text for an element or an attribute; characters that XML has no place for are left out.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case _ where scalar.value < 0x20 && scalar != "\t", "\u{FFFE}", "\u{FFFF}": result += "?"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
