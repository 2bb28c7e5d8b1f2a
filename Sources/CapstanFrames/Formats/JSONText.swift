/// Text as JSON holds it.
package enum JSONText {
  /// A text as a literal, in quotes; it may also stand in a script of a page.
  ///
  /// Escaped are quotes, backslashes, control characters, and the two line ends that older
  /// JavaScript does not take inside a literal.
  package static func quoted(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case _ where scalar.value < 0x20 || (0x2028...0x2029).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
