/// Swift source without what only looks like code: comments and string literals become blanks.
///
/// Lines stay where they are. Enough to find declarations; no parser.
enum SwiftText {
  /// Returns the source with comments and literals blanked out.
  static func code(_ source: String) -> String {
    var scanner = Scanner(rest: Array(source.unicodeScalars))
    return scanner.code()
  }

  private struct Scanner {
    let rest: [Unicode.Scalar]
    var index = 0
    var output = String.UnicodeScalarView()

    init(rest: [Unicode.Scalar]) { self.rest = rest }

    private func comes(_ text: String) -> Bool {
      rest[index...].starts(with: text.unicodeScalars)
    }

    private mutating func blank(_ count: Int) {
      for _ in 0..<min(count, rest.count - index) {
        output.append(rest[index] == "\n" ? "\n" : " ")
        index += 1
      }
    }

    mutating func code() -> String {
      while index < rest.count { advance() }
      return String(output)
    }

    /// Takes a comment, a literal, or one character of code.
    private mutating func advance() {
      if comes("//") {
        while index < rest.count, rest[index] != "\n" { blank(1) }
      } else if comes("/*") {
        blankComment()
      } else if let hashes = start(of: "\"") {
        blankLiteral(hashes: hashes)
      } else if let hashes = start(of: "/"), hashes > 0 {
        blankPattern(hashes: hashes)
      } else {
        output.append(rest[index])
        index += 1
      }
    }

    /// Block comments nest.
    private mutating func blankComment() {
      var depth = 0
      repeat {
        if comes("/*") {
          depth += 1
          blank(2)
        } else if comes("*/") {
          depth -= 1
          blank(2)
        } else {
          blank(1)
        }
      } while depth > 0 && index < rest.count
    }

    /// The number of # before a mark that begins here, or nil.
    private func start(of mark: Unicode.Scalar) -> Int? {
      var end = index
      while end < rest.count, rest[end] == "#" { end += 1 }
      return end < rest.count && rest[end] == mark ? end - index : nil
    }

    private mutating func blankLiteral(hashes: Int) {
      let marks = String(repeating: "#", count: hashes)
      blank(hashes)
      let isLong = comes("\"\"\"")
      let quote = isLong ? "\"\"\"" : "\""
      blank(quote.count)
      while index < rest.count {
        if comes(quote + marks) { return blank(quote.count + hashes) }
        if !isLong, rest[index] == "\n" { return }
        if comes("\\" + marks + "(") {
          blank(2 + hashes)
          takeInterpolation()
        } else {
          blank(comes("\\" + marks) ? 2 + hashes : 1)
        }
      }
    }

    /// The code between the parentheses of an interpolation, which may hold literals in turn.
    private mutating func takeInterpolation() {
      var depth = 0
      while index < rest.count {
        if comes("(") {
          depth += 1
        } else if comes(")") {
          if depth == 0 { return blank(1) }
          depth -= 1
        }
        advance()
      }
    }

    /// A regular expression between `#/` and `/#`.
    private mutating func blankPattern(hashes: Int) {
      let end = "/" + String(repeating: "#", count: hashes)
      blank(hashes + 1)
      while index < rest.count, !comes(end) { blank(1) }
      blank(end.count)
    }
  }
}
