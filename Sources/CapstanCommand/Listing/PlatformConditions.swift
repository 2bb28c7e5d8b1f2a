/// Conditions that ask for the platform, answered as the author of an iOS component expects.
///
/// The compiler answers `os(iOS)` for the machine it compiles for. A listing that asks is therefore
/// compiled from a copy in which that condition of `#if` and `#elseif` reads `true`; all else stays
/// at its line and column, and messages name the author's own file.
enum PlatformConditions {
  /// Returns a file's text with its conditions answered, or nil if it asks for nothing.
  static func answered(_ file: ListingSources.File) -> String? {
    // Blanks stand for literals and comments there, character by character.
    let code = Array(SwiftText.code(file.text).unicodeScalars)
    var text = Array(file.text.unicodeScalars)
    var hasAnswered = false
    var start = 0
    while start < code.count {
      let end = code[start...].firstIndex(of: "\n") ?? code.count
      for range in conditions(in: code[start..<end]) {
        hasAnswered = true
        for index in range { text[index] = " " }
        text.replaceSubrange(range.lowerBound..<range.lowerBound + 4, with: "true".unicodeScalars)
      }
      start = end + 1
    }
    guard hasAnswered else { return nil }
    let path = file.path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    var copy = String.UnicodeScalarView()
    copy.append(contentsOf: "#sourceLocation(file: \"\(path)\", line: 1)\n".unicodeScalars)
    copy.append(contentsOf: text)
    return String(copy)
  }

  /// Where a line of code says `os(iOS)` in a condition, in the positions of the whole text.
  private static func conditions(in line: ArraySlice<Unicode.Scalar>) -> [Range<Int>] {
    var words = String.UnicodeScalarView()
    words.append(contentsOf: line)
    let text = String(words)
    guard text.contains(#/^\s*#(?:if|elseif)\b/#) else { return [] }
    return text.matches(of: #/\bos\s*\(\s*iOS\s*\)/#).map { match in
      let scalars = text.unicodeScalars
      let lower = scalars.distance(from: scalars.startIndex, to: match.range.lowerBound)
      let upper = scalars.distance(from: scalars.startIndex, to: match.range.upperBound)
      return line.startIndex + lower..<line.startIndex + upper
    }
  }
}
