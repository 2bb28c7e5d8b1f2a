/// The marks of Objective-C's runtime, which Linux has not: attributes are left out, and a selector
/// is the name that was written, which nothing calls.
enum ObjectiveCNames {
  /// Returns what to change in code whose literals and comments are blanks.
  static func edits(in code: [Unicode.Scalar]) -> [AdaptedListing.Edit] {
    attributes(in: code) + selectors(in: code)
  }

  private static var attributePattern: Regex<Substring> {
    #/@(?:objcMembers|objc|IBAction|IBOutlet|IBInspectable|IBDesignable|UIApplicationMain)\b/#
  }

  private static func attributes(in code: [Unicode.Scalar]) -> [AdaptedListing.Edit] {
    AdaptedListing.lines(of: code).flatMap { line in
      let text = AdaptedListing.text(code[line])
      return text.matches(of: attributePattern).map { match in
        var range = AdaptedListing.range(of: match.range, in: text, at: line.lowerBound)
        if range.upperBound < code.count, code[range.upperBound] == "(",
          let end = close(of: range.upperBound, in: code)
        {
          range = range.lowerBound..<end + 1
        }
        return AdaptedListing.Edit(range: range, text: "")
      }
    }
  }

  private static func selectors(in code: [Unicode.Scalar]) -> [AdaptedListing.Edit] {
    AdaptedListing.lines(of: code).flatMap { line in
      let text = AdaptedListing.text(code[line])
      return text.matches(of: #/#selector\s*\(/#).compactMap { match -> AdaptedListing.Edit? in
        let range = AdaptedListing.range(of: match.range, in: text, at: line.lowerBound)
        guard let end = close(of: range.upperBound - 1, in: code) else { return nil }
        let name = AdaptedListing.text(code[range.upperBound..<end])
        let words = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let ends = String(repeating: "\n", count: name.unicodeScalars.count { $0 == "\n" })
        return AdaptedListing.Edit(
          range: range.lowerBound..<end + 1, text: "Selector(\"\(words)\"\(ends))")
      }
    }
  }

  /// The place of the bracket that closes the one at a place.
  private static func close(of start: Int, in code: [Unicode.Scalar]) -> Int? {
    var depth = 0
    for index in start..<code.count {
      if code[index] == "(" { depth += 1 }
      if code[index] == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
