/// The parts of a `#Preview` as it is written; the compiler has parsed it already.
struct PreviewSource {
  /// The name's expression, if there is one.
  private(set) var name: String?
  /// The traits' expressions, if there are any.
  private(set) var traits: String?
  /// The closure that makes the view, braces included.
  private(set) var body = "{}"
  /// How many lines stand before the macro's own: blank ones, comments, attributes.
  private(set) var linesBefore = 0

  init(_ source: String) {
    let characters = Array(source)
    var index = Self.start(of: characters)
    linesBefore = characters[..<index].count { $0.isNewline }
    while index < characters.count, characters[index] != "(", characters[index] != "{" {
      index += 1
    }
    if index < characters.count, characters[index] == "(" {
      let end = Self.end(of: characters, from: index)
      readArguments(Array(characters[(index + 1)..<end]))
      index = end + 1
    }
    if let brace = characters[min(index, characters.count)...].firstIndex(of: "{") {
      body = String(characters[brace...Self.end(of: characters, from: brace)])
    }
  }

  /// The place of the macro's `#`, past what stands before it: the syntax begins there.
  private static func start(of characters: [Character]) -> Int {
    var scanner = SourceScanner(characters, at: 0)
    while let (index, character) = scanner.nextCode() {
      if character == "#" { return index }
    }
    return 0
  }

  private mutating func readArguments(_ characters: [Character]) {
    for argument in Self.split(characters) {
      let text = argument.trimmed
      if text.hasPrefix("traits:") {
        traits = String(text.dropFirst("traits:".count))
      } else if text.hasPrefix("body:") {
        body = String(text.dropFirst("body:".count)).trimmed
      } else if let known = traits {
        traits = known + ", " + text
      } else if !text.isEmpty {
        name = text
      }
    }
  }

  /// The place of the bracket that closes the one at `start`.
  private static func end(of characters: [Character], from start: Int) -> Int {
    var depth = 0
    var scanner = SourceScanner(characters, at: start)
    while let (index, character) = scanner.nextCode() {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return characters.count - 1
  }

  /// The parts between the commas of an argument list.
  private static func split(_ characters: [Character]) -> [String] {
    var (parts, start, depth) = ([String](), 0, 0)
    var scanner = SourceScanner(characters, at: 0)
    while let (index, character) = scanner.nextCode() {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append(String(characters[start..<index]))
        start = index + 1
      }
    }
    parts.append(String(characters[start...]))
    return parts
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

/// Walks over source text and passes by strings and comments.
struct SourceScanner {
  private let characters: [Character]
  private var index: Int

  init(_ characters: [Character], at start: Int) {
    (self.characters, index) = (characters, start)
  }

  private func has(_ text: String, at place: Int) -> Bool {
    let text = Array(text)
    return place + text.count <= characters.count
      && Array(characters[place..<(place + text.count)]) == text
  }

  /// Returns the next character that is neither in a string nor in a comment.
  mutating func nextCode() -> (Int, Character)? {
    while index < characters.count {
      if has("//", at: index) {
        while index < characters.count, !characters[index].isNewline { index += 1 }
      } else if has("/*", at: index) {
        skip(to: "*/", from: index + 2)
      } else if has("\"\"\"", at: index) {
        skipString(to: "\"\"\"")
      } else if characters[index] == "\"" {
        skipString(to: "\"")
      } else {
        defer { index += 1 }
        return (index, characters[index])
      }
    }
    return nil
  }

  private mutating func skip(to end: String, from start: Int) {
    index = start
    while index < characters.count, !has(end, at: index) { index += 1 }
    index += end.count
  }

  /// Passes by a string whose interpolations may hold strings again.
  private mutating func skipString(to quote: String) {
    index += quote.count
    var depth = 0
    while index < characters.count {
      if depth == 0, has(quote, at: index) {
        index += quote.count
        return
      }
      if has("\\(", at: index) {
        depth += 1
        index += 2
      } else if has("\\", at: index), depth == 0 {
        index += 2
      } else {
        if depth > 0, characters[index] == "(" { depth += 1 }
        if depth > 0, characters[index] == ")" { depth -= 1 }
        index += 1
      }
    }
  }
}
