import Foundation

/// The fixed number format of dumps: at most five decimals, no exponent, no trailing or negative
/// zero, whatever the locale.
package enum DumpNumber {
  /// Returns a number as text.
  package static func text(_ value: Double) -> String {
    var bytes: [UInt8] = []
    append(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Adds a number to UTF-8 text.
  static func append(_ value: Double, to bytes: inout [UInt8]) {
    let scaled = (value * 100_000).rounded()
    guard abs(scaled) < 9e15 else {
      bytes.append(contentsOf: unusualText(value).utf8)
      return
    }
    if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, fraction) = UInt64(abs(scaled)).quotientAndRemainder(dividingBy: 100_000)
    append(whole, to: &bytes)
    if fraction > 0 { appendDecimals(fraction, to: &bytes) }
  }

  private static func append(_ whole: UInt64, to bytes: inout [UInt8]) {
    if whole >= 10 { append(whole / 10, to: &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(whole % 10))
  }

  /// Adds five decimals without the zeros at their end.
  private static func appendDecimals(_ fraction: UInt64, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "."))
    var rest = fraction
    var unit: UInt64 = 10_000
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
      unit /= 10
    }
  }

  /// No number, or one so large that five decimals would lie beyond its precision.
  private static func unusualText(_ value: Double) -> String {
    if value.isNaN { return "nan" }
    if value.isInfinite { return value < 0 ? "-inf" : "inf" }
    return abs(value) < 1.7e38 ? String(Int128(value)) : value < 0 ? "-huge" : "huge"
  }
}
