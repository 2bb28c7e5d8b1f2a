/// A time or duration in seconds as an exact fraction in lowest terms.
public struct RationalTime: Hashable, Sendable {
  /// The fraction's upper part; carries the sign.
  public let numerator: Int
  /// The fraction's lower part; above 0.
  public let denominator: Int

  /// The time 0.
  public static let zero = RationalTime(0, over: 1)

  /// Creates the fraction and reduces it.
  ///
  /// Traps on a denominator below 1.
  public init(_ numerator: Int, over denominator: Int) {
    precondition(denominator > 0, "A time's denominator is above 0.")
    let divisor = greatestCommonDivisor(numerator, denominator)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// The nearest double, in seconds.
  public var seconds: Double {
    Double(numerator) / Double(denominator)
  }

  /// The time as a decimal number of seconds with exactly `places` digits after the point.
  ///
  /// Rounded half away from zero in integers, so the text depends on no locale and no rounding
  /// mode. Traps on fewer than 0 or more than 18 places.
  public func decimal(places: Int) -> String {
    precondition((0...18).contains(places), "A decimal has 0 to 18 places.")
    var power = Int128(1)
    for _ in 0..<places { power *= 10 }
    let denominator = Int128(denominator)
    let scaled = (Int128(numerator.magnitude) * power * 2 + denominator) / (2 * denominator)
    let digits = String(scaled % power)
    let fraction =
      places == 0 ? "" : "." + String(repeating: "0", count: places - digits.count) + digits
    return (numerator < 0 && scaled != 0 ? "-" : "") + String(scaled / power) + fraction
  }
}

extension RationalTime: Comparable {
  /// Compares exactly.
  public static func < (left: RationalTime, right: RationalTime) -> Bool {
    Int128(left.numerator) * Int128(right.denominator)
      < Int128(right.numerator) * Int128(left.denominator)
  }
}

extension RationalTime: CustomStringConvertible {
  /// The fraction, such as "1001/4000 s".
  public var description: String {
    denominator == 1 ? "\(numerator) s" : "\(numerator)/\(denominator) s"
  }
}

/// Returns the greatest common divisor, at least 1; of 0 and n it is n.
func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
  var (larger, smaller) = (first.magnitude, second.magnitude)
  while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
  return larger == 0 ? 1 : Int(clamping: larger)
}
