import Foundation

/// Takes numbers, flags and letters off the front of SVG path data or a list of numbers.
struct SVGNumberScanner {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { offset >= bytes.count }

  /// Whether a number starts here, after separators.
  var isAtNumber: Bool {
    var ahead = self
    ahead.skipSeparators()
    guard let byte = ahead.byte else { return false }
    return Self.isDigit(byte) || byte == 0x2E || byte == 0x2B || byte == 0x2D
  }

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Skips white space and commas.
  mutating func skipSeparators() {
    while let byte, byte == 0x20 || (0x09...0x0D).contains(byte) || byte == 0x2C { offset += 1 }
  }

  /// Takes an ASCII letter, if one is next.
  mutating func takeLetter() -> Character? {
    guard let byte, (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) else { return nil }
    offset += 1
    return Character(Unicode.Scalar(byte))
  }

  /// Takes a number: sign, digits, point, digits, exponent.
  mutating func number() throws(SVGPathError) -> CGFloat {
    skipSeparators()
    let start = offset
    if byte == 0x2B || byte == 0x2D { offset += 1 }
    let digits = skipDigits()
    var decimals = 0
    if byte == 0x2E {
      offset += 1
      decimals = skipDigits()
    }
    guard digits + decimals > 0 else {
      offset = start
      throw SVGPathError(offset: start, expected: "a number")
    }
    skipExponent()
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw SVGPathError(offset: start, expected: "a number of ordinary size")
    }
    return CGFloat(value)
  }

  /// Takes an arc's flag, a single 0 or 1.
  mutating func flag() throws(SVGPathError) -> Bool {
    skipSeparators()
    guard let byte, byte == 0x30 || byte == 0x31 else {
      throw SVGPathError(offset: offset, expected: "a flag, 0 or 1")
    }
    offset += 1
    return byte == 0x31
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while let byte, Self.isDigit(byte) { offset += 1 }
    return offset - start
  }

  /// Skips an exponent, but not a letter that only looks like one.
  private mutating func skipExponent() {
    let start = offset
    guard byte == 0x65 || byte == 0x45 else { return }
    offset += 1
    if byte == 0x2B || byte == 0x2D { offset += 1 }
    if skipDigits() == 0 { offset = start }
  }

  /// Returns all numbers of a list such as a view box; nil if something else is among them.
  static func list(_ text: some StringProtocol) -> [CGFloat]? {
    var scanner = SVGNumberScanner(Array(text.utf8))
    var result: [CGFloat] = []
    scanner.skipSeparators()
    while !scanner.isAtEnd {
      guard let value = try? scanner.number() else { return nil }
      result.append(value)
      scanner.skipSeparators()
    }
    return result
  }
}
