/// Why a file is no readable SVG.
struct SVGError: Error, Equatable, CustomStringConvertible {
  /// Counted from 1; nil where no line is to blame.
  var line: Int?
  var reason: String

  var description: String { line.map { "line \($0): \(reason)" } ?? reason }
}

/// Reads the markup of an SVG file into elements.
///
/// Foundation's XML parser would do, but brings a library of its own whose loading costs more time
/// than reading a folder of icons. This one knows elements, attributes, text, comments, CDATA,
/// declarations and the predefined and numeric entities; it neither validates nor fetches anything.
struct SVGMarkup {
  private let bytes: [UInt8]
  private var offset = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the root element of a file.
  static func root(of bytes: [UInt8]) throws(SVGError) -> SVGElement {
    var markup = SVGMarkup(bytes)
    try markup.skipMisc()
    guard markup.peek() == UInt8(ascii: "<") else {
      throw markup.error("an element was expected")
    }
    return try markup.element(depth: 0)
  }

  // MARK: Structure

  private mutating func element(depth: Int) throws(SVGError) -> SVGElement {
    if depth > 200 { throw error("elements are nested too deeply") }
    offset += 1
    var element = SVGElement(name: Self.localName(try name()))
    while true {
      skipSpace()
      guard let byte = peek() else { throw error("the file ends inside <\(element.name)>") }
      if byte == UInt8(ascii: ">") {
        offset += 1
        try readContent(of: &element, depth: depth)
        return element
      }
      if byte == UInt8(ascii: "/") {
        offset += 1
        try expect(">")
        return element
      }
      let key = try name()
      skipSpace()
      try expect("=")
      skipSpace()
      element.attributes[Self.localName(key)] = try quoted()
    }
  }

  private mutating func readContent(of element: inout SVGElement, depth: Int) throws(SVGError) {
    while true {
      guard let byte = peek() else { throw error("<\(element.name)> is never closed") }
      if byte != UInt8(ascii: "<") {
        element.text += try text(until: "<")
      } else if skip("</") {
        let closing = Self.localName(try name())
        guard closing == element.name else {
          throw error("</\(closing)> closes <\(element.name)>")
        }
        skipSpace()
        try expect(">")
        return
      } else if skip("<![CDATA[") {
        element.text += try raw(until: "]]>")
      } else if !(try skipNonElement()) {
        element.children.append(try self.element(depth: depth + 1))
      }
    }
  }

  /// Skips what may stand before the root element.
  private mutating func skipMisc() throws(SVGError) {
    _ = skip("\u{FEFF}")
    repeat { skipSpace() } while try skipNonElement()
  }

  /// Skips a comment, a processing instruction or a declaration, if one is next.
  private mutating func skipNonElement() throws(SVGError) -> Bool {
    if skip("<!--") {
      _ = try raw(until: "-->")
    } else if skip("<?") {
      _ = try raw(until: "?>")
    } else if skip("<!") {
      try skipDeclaration()
    } else {
      return false
    }
    return true
  }

  /// Skips to the end of a document type, internal subset included.
  private mutating func skipDeclaration() throws(SVGError) {
    var depth = 0
    while let byte = peek() {
      offset += 1
      if byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "]") { depth -= 1 }
      if byte == UInt8(ascii: ">"), depth <= 0 { return }
    }
    throw error("a declaration is never closed")
  }

  // MARK: Characters

  private func peek() -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skip(_ text: String) -> Bool {
    let wanted = text.utf8
    guard bytes.count - offset >= wanted.count,
      bytes[offset..<(offset + wanted.count)].elementsEqual(wanted)
    else { return false }
    offset += wanted.count
    return true
  }

  private mutating func expect(_ text: String) throws(SVGError) {
    if !skip(text) { throw error("\"\(text)\" was expected") }
  }

  private mutating func skipSpace() {
    while let byte = peek(), byte == 0x20 || (0x09...0x0D).contains(byte) { offset += 1 }
  }

  private mutating func name() throws(SVGError) -> String {
    let start = offset
    while let byte = peek(), !" \t\r\n=/><\"'".utf8.contains(byte) { offset += 1 }
    if offset == start { throw error("a name was expected") }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private static func localName(_ name: String) -> String {
    name.split(separator: ":").last.map(String.init) ?? name
  }

  private mutating func quoted() throws(SVGError) -> String {
    guard let quote = peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw error("a quoted value was expected")
    }
    offset += 1
    let value = try text(until: Character(Unicode.Scalar(quote)))
    offset += 1
    return value
  }

  /// Takes characters up to a byte, which stays; resolves entities.
  private mutating func text(until end: Character) throws(SVGError) -> String {
    let stop = end.asciiValue
    let start = offset
    while let byte = peek(), byte != stop { offset += 1 }
    if peek() == nil, end != "<" { throw error("a quoted value is never closed") }
    let raw = String(decoding: bytes[start..<offset], as: UTF8.self)
    return raw.contains("&") ? Self.resolvingEntities(raw) : raw
  }

  private mutating func raw(until end: String) throws(SVGError) -> String {
    let start = offset
    while offset < bytes.count {
      let here = offset
      if skip(end) { return String(decoding: bytes[start..<here], as: UTF8.self) }
      offset += 1
    }
    throw error("\"\(end)\" is missing")
  }

  /// Replaces entities; one that is unknown stays as it is written.
  private static func resolvingEntities(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      let tail = rest[start...]
      guard let end = tail.firstIndex(of: ";"), let value = entity(tail[..<end].dropFirst()) else {
        result += "&"
        rest = tail.dropFirst()
        continue
      }
      result.append(value)
      rest = tail[end...].dropFirst()
    }
    return result + rest
  }

  private static func entity(_ name: Substring) -> Character? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.first == "#" else { return nil }
      let digits = name.dropFirst()
      let code =
        digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return code.flatMap(Unicode.Scalar.init).map(Character.init)
    }
  }

  private func error(_ reason: String) -> SVGError {
    let line = bytes[..<min(offset, bytes.count)].count { $0 == 0x0A } + 1
    return SVGError(line: line, reason: reason)
  }
}
