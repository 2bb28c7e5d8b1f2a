extension String {
  private static let longestInMessages = 60

  /// The text on one line and not endless, for the labels of strangers in messages: control
  /// characters are written as Swift writes them, and what is too long ends with an ellipsis.
  var onOneLine: String {
    var result = ""
    for scalar in prefix(Self.longestInMessages).unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: result += scalar.escaped(asASCII: true)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return dropFirst(Self.longestInMessages).isEmpty ? result : result + "…"
  }

  /// The text between quotation marks, on one line.
  var quoted: String { "'\(onOneLine)'" }
}
