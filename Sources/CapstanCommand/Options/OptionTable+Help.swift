extension OptionTable {
  /// Returns the help of a command: usage, summary, arguments and options, in at most 80 columns.
  func help(command name: String, summary: String, discussion: String = "") -> String {
    var lines = ["usage: \(([name] + usageWords).joined(separator: " "))", ""]
    lines += wrapped(summary + ".", width: 80)
    if !discussion.isEmpty {
      lines +=
        [""]
        + discussion.split(
          separator: "\n", omittingEmptySubsequences: false
        ).flatMap { wrapped(String($0), width: 80) }
    }
    if !positionals.isEmpty {
      lines += ["", "arguments:"]
      lines += positionals.flatMap { entry($0.placeholder, $0.help) }
    }
    for group in groups where !group.options.isEmpty {
      lines += ["", "\(group.title):"]
      lines += group.options.flatMap { entry($0.signature, $0.description) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var usageWords: [String] {
    positionals.map {
      let dots = $0.isRepeatable ? "…" : ""
      return $0.isOptional ? "[\($0.placeholder)\(dots)]" : $0.placeholder + dots
    } + (options.isEmpty ? [] : ["[options]"])
  }

  /// Two columns; a long first one has a line of its own.
  private func entry(_ left: String, _ right: String) -> [String] {
    let column = 28
    let text = wrapped(right, width: 80 - column)
    let start = "  " + left
    let indent = String(repeating: " ", count: column)
    guard start.count < column - 1 else { return [start] + text.map { indent + $0 } }
    let padded = start + String(repeating: " ", count: column - start.count)
    return text.enumerated().map { ($0.offset == 0 ? padded : indent) + $0.element }
  }
}

extension OptionTable.Option {
  /// The names with the placeholder: `-o, --output OUT`.
  var signature: String {
    names.joined(separator: ", ") + (placeholder.map { " \($0)" } ?? "")
  }

  /// The help with what the table knows beside it.
  fileprivate var description: String {
    var text = help
    if !choices.isEmpty { text += ": " + choices.joined(separator: ", ") }
    if isRepeatable { text += " (repeatable)" }
    return text
  }
}

/// Returns the lines of a text broken at blanks; a word longer than a line stays whole.
func wrapped(_ text: String, width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  for word in text.split(separator: " ") {
    if line.isEmpty {
      line = String(word)
    } else if line.count + 1 + word.count <= width {
      line += " " + word
    } else {
      lines.append(line)
      line = String(word)
    }
  }
  return lines + [line]
}
