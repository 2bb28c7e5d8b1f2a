import Foundation

/// The fixed number format of dumps.
package enum DumpNumber {
  /// Returns a number with at most five decimals, no exponent, no trailing or negative zero.
  package static func text(_ value: Double) -> String {
    if value.isNaN { return "nan" }
    if value.isInfinite { return value < 0 ? "-inf" : "inf" }
    let scaled = (value * 100_000).rounded()
    guard abs(scaled) < 9e15 else { return wholeText(value) }
    let magnitude = Int64(abs(scaled))
    let (whole, fraction) = magnitude.quotientAndRemainder(dividingBy: 100_000)
    var text = (scaled < 0 ? "-" : "") + String(whole)
    if fraction > 0 {
      var digits = String(fraction)
      digits = String(repeating: "0", count: 5 - digits.count) + digits
      while digits.hasSuffix("0") { digits.removeLast() }
      text += "." + digits
    }
    return text
  }

  /// A number so large that five decimals would lie beyond its precision.
  private static func wholeText(_ value: Double) -> String {
    abs(value) < 1.7e38 ? String(Int128(value)) : value < 0 ? "-huge" : "huge"
  }
}
