extension RationalTime {
  /// Creates a time from text such as "3s", "0.25025", "1500ms", "2min".
  ///
  /// Decimal digits are taken exactly. Without a unit the number is in seconds. The point is
  /// always ".", whatever the locale.
  ///
  /// - Throws: `FrameError.invalidValue` for anything else, for a negative time, for one above
  ///   1,000,000,000 s and for one finer than a nanosecond.
  public init(parsing text: String) throws(FrameError) {
    let refusal = FrameError.invalidValue(
      "\"\(text)\" is no time; write it as 3s, 0.25, 1500ms or 2min")
    let unit = Self.units.first { text.hasSuffix($0.suffix) } ?? ("", 1, 1)
    guard let number = ExactDecimal(text.dropLast(unit.suffix.utf8.count)) else {
      if text.hasPrefix("-"), ExactDecimal(text.dropFirst().dropLast(unit.suffix.utf8.count)) != nil
      {
        throw .invalidValue("\"\(text)\" is negative; times start at 0")
      }
      throw refusal
    }
    let (top, overflow) = number.digits.multipliedReportingOverflow(by: unit.multiplier)
    let (bottom, underflow) = number.scale.multipliedReportingOverflow(by: unit.divisor)
    guard !overflow, !underflow else {
      throw .invalidValue("\"\(text)\" has too many digits")
    }
    let time = RationalTime(top, over: bottom)
    guard time <= RationalTime(1_000_000_000, over: 1) else {
      throw .invalidValue("\"\(text)\" is too long; times go up to 1000000000 s")
    }
    guard 1_000_000_000 % time.denominator == 0 else {
      throw .invalidValue("\"\(text)\" is finer than a nanosecond")
    }
    self = time
  }

  private static let units: [(suffix: String, multiplier: Int, divisor: Int)] = [
    ("ms", 1, 1000), ("min", 60, 1), ("s", 1, 1),
  ]
}

/// A decimal number without sign or exponent, digit by digit as it was written.
struct ExactDecimal {
  /// All digits as one integer.
  let digits: Int
  /// The power of ten that `digits` is divided by.
  let scale: Int
  /// How many digits stand after the point.
  let places: Int

  /// Returns nil for anything but ASCII digits with at most one point between or beside them, and
  /// for more digits than an integer holds.
  init?(_ text: some StringProtocol) {
    var (digits, scale, places, sawPoint, sawDigit) = (0, 1, 0, false, false)
    for byte in text.utf8 {
      if byte == UInt8(ascii: "."), !sawPoint {
        sawPoint = true
        continue
      }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      sawDigit = true
      let (shifted, overflow) = digits.multipliedReportingOverflow(by: 10)
      let (sum, carry) = shifted.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
      guard !overflow, !carry else { return nil }
      digits = sum
      if sawPoint {
        let (power, overflow) = scale.multipliedReportingOverflow(by: 10)
        guard !overflow else { return nil }
        scale = power
        places += 1
      }
    }
    guard sawDigit else { return nil }
    (self.digits, self.scale, self.places) = (digits, scale, places)
  }
}
