/// Reads JSON (RFC 8259) and keeps the place of every value.
///
/// Foundation's decoder tells places as paths of keys; a script's author wants line and column.
package struct JSONParser {
  private var rest: Substring.UnicodeScalarView
  private var place = TextPlace(line: 1, column: 1)
  private var depth = 0
  private let file: String

  /// Reads a whole document.
  ///
  /// - Throws: `StageError.invalidDocument` at the first character that cannot stand where it does.
  package static func parse(_ text: String, file: String) throws -> JSONNode {
    var parser = JSONParser(rest: text.unicodeScalars[...], file: file)
    let node = try parser.value()
    parser.skipBlanks()
    if !parser.rest.isEmpty { throw parser.failure("nothing may follow the document's value") }
    return node
  }

  private init(rest: Substring.UnicodeScalarView, file: String) {
    (self.rest, self.file) = (rest, file)
  }

  private func failure(_ message: String, at place: TextPlace? = nil) -> StageError {
    let place = place ?? self.place
    return .invalidDocument(
      file: file, line: place.line, column: place.column, message: message)
  }

  @discardableResult private mutating func advance() -> Unicode.Scalar? {
    guard let scalar = rest.popFirst() else { return nil }
    place =
      scalar == "\n"
      ? TextPlace(line: place.line + 1, column: 1)
      : TextPlace(line: place.line, column: place.column + 1)
    return scalar
  }

  private mutating func skipBlanks() {
    while let next = rest.first, next == " " || next == "\n" || next == "\r" || next == "\t" {
      advance()
    }
  }

  /// Takes a mark if it comes next, blanks aside.
  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard rest.first == mark else { return false }
    advance()
    return true
  }

  private mutating func value() throws -> JSONNode {
    skipBlanks()
    let start = place
    guard depth < 64 else { throw failure("values are nested too deeply") }
    depth += 1
    defer { depth -= 1 }
    switch rest.first {
    case nil: throw failure("a value is expected, but the document ends")
    case "{": return JSONNode(value: .object(try members()), place: start)
    case "[": return JSONNode(value: .array(try elements()), place: start)
    case "\"": return JSONNode(value: .string(try string()), place: start)
    default: return JSONNode(value: try word(), place: start)
    }
  }

  private mutating func members() throws -> [JSONNode.Member] {
    advance()
    var members: [JSONNode.Member] = []
    if take("}") { return members }
    repeat {
      skipBlanks()
      let start = place
      guard rest.first == "\"" else { throw failure("a key in quotation marks is expected") }
      let key = try string()
      if members.contains(where: { $0.key == key }) {
        throw failure("the key \"\(key)\" stands here twice", at: start)
      }
      guard take(":") else { throw failure("a colon is expected after the key \"\(key)\"") }
      members.append(JSONNode.Member(key: key, place: start, value: try value()))
    } while take(",")
    guard take("}") else { throw failure("a comma or } is expected") }
    return members
  }

  private mutating func elements() throws -> [JSONNode] {
    advance()
    var elements: [JSONNode] = []
    if take("]") { return elements }
    repeat { elements.append(try value()) } while take(",")
    guard take("]") else { throw failure("a comma or ] is expected") }
    return elements
  }

  private mutating func string() throws -> String {
    let start = place
    advance()
    var scalars = String.UnicodeScalarView()
    while let scalar = advance() {
      switch scalar {
      case "\"": return String(scalars)
      case "\\": scalars.append(try escape())
      case "\u{0}"..<"\u{20}": throw failure("a text ends on the line where it begins", at: start)
      default: scalars.append(scalar)
      }
    }
    throw failure("the text has no closing quotation mark", at: start)
  }

  private mutating func escape() throws -> Unicode.Scalar {
    let start = place
    switch advance() {
    case "\"": return "\""
    case "\\": return "\\"
    case "/": return "/"
    case "b": return "\u{8}"
    case "f": return "\u{c}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u":
      let unit = try hexadecimal()
      guard (0xD800..<0xDC00).contains(unit) else {
        if let scalar = Unicode.Scalar(unit) { return scalar }
        throw failure("half of a surrogate pair", at: start)
      }
      guard advance() == "\\", advance() == "u" else {
        throw failure("half of a surrogate pair", at: start)
      }
      let low = try hexadecimal()
      guard (0xDC00..<0xE000).contains(low),
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
      else { throw failure("half of a surrogate pair", at: start) }
      return scalar
    default: throw failure("an unknown escape", at: start)
    }
  }

  private mutating func hexadecimal() throws -> UInt32 {
    let start = place
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = advance().flatMap({ Character($0).hexDigitValue }) else {
        throw failure("four hexadecimal digits are expected", at: start)
      }
      code = code << 4 | UInt32(digit)
    }
    return code
  }

  /// A number or one of the three names.
  private mutating func word() throws -> JSONNode.Value {
    let start = place
    var text = ""
    while let next = rest.first, !",]}:\" \n\r\t".unicodeScalars.contains(next) {
      text.unicodeScalars.append(next)
      advance()
    }
    switch text {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    default:
      guard Self.isNumber(text) else {
        throw failure(
          text.isEmpty ? "a value is expected" : "'\(text)' is no JSON value", at: start)
      }
      return .number(text)
    }
  }

  private static func isNumber(_ text: String) -> Bool {
    text.wholeMatch(of: #/-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/#) != nil
  }
}
