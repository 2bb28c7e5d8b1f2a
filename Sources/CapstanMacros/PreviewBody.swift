/// The closure of a `#Preview`, with properties that are marked `@Previewable` taken out.
struct PreviewBody {
  /// The properties' declarations, one after the other; empty if there are none.
  private(set) var properties: [String] = []
  /// The statements that are left, without the braces around.
  private(set) var statements = ""

  /// Reads a closure, braces included.
  init(_ closure: String) {
    let characters = Array(closure.dropFirst().dropLast())
    var rest = 0
    while let start = Self.start(of: "@Previewable", in: characters, from: rest) {
      let end = Self.end(of: characters, from: start)
      statements += String(characters[rest..<start])
      properties.append(
        String(characters[(start + "@Previewable".count)..<end]).trimmed)
      rest = end
    }
    statements += String(characters[rest...])
  }

  /// The next place of a word outside of strings, comments and brackets.
  private static func start(
    of word: String, in characters: [Character], from start: Int
  ) -> Int? {
    let word = Array(word)
    var scanner = SourceScanner(characters, at: start)
    var depth = 0
    while let (index, character) = scanner.nextCode() {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth == 0, character == word[0], index + word.count <= characters.count,
        Array(characters[index..<(index + word.count)]) == word
      {
        return index
      }
    }
    return nil
  }

  /// The end of a declaration: the end of a line at which no bracket is open and nothing says that
  /// it goes on.
  private static func end(of characters: [Character], from start: Int) -> Int {
    var scanner = SourceScanner(characters, at: start)
    var (depth, last, hasName) = (0, Character(" "), false)
    while let (index, character) = scanner.nextCode() {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      hasName = hasName || isKeyword(characters, at: index)
      if character == ";", depth == 0 { return index }
      if character.isNewline, depth == 0, hasName, !"=,:.".contains(last),
        !continues(characters, after: index)
      {
        return index
      }
      if !character.isWhitespace { last = character }
    }
    return characters.count
  }

  private static func isKeyword(_ characters: [Character], at index: Int) -> Bool {
    guard index + 4 <= characters.count, index == 0 || characters[index - 1].isWhitespace else {
      return false
    }
    let word = String(characters[index..<(index + 4)])
    return word == "var " || word == "let "
  }

  /// Whether the next line goes on with a member or an assignment.
  private static func continues(_ characters: [Character], after index: Int) -> Bool {
    guard let next = characters[index...].first(where: { !$0.isWhitespace }) else { return false }
    return next == "." || next == "="
  }
}
