extension FrameRate {
  /// A frame rate read from text.
  public struct Reading: Equatable, Sendable {
    /// The rate.
    public let rate: FrameRate
    /// What a reader of the text should be told, if it was not taken at its word.
    public let note: String?
  }

  /// Reads "60", "30000/1001", "12.5" or "ntsc".
  ///
  /// A decimal that is a television rate rounded to two or more places ("29.97", "23.976",
  /// "59.94") becomes the fraction that is meant, with a note. Every other decimal is taken
  /// exactly: 12.5 is 25/2.
  ///
  /// - Throws: `FrameError.invalidValue` for 0, negative numbers, parts above `largestPart` and
  ///   everything that is no number.
  public static func reading(_ text: String) throws(FrameError) -> Reading {
    if text.lowercased() == "ntsc" { return Reading(rate: .ntsc, note: nil) }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    switch parts.count {
    case 1:
      guard let decimal = ExactDecimal(parts[0]) else { throw refusal(of: text) }
      if let rate = televisionRate(roundedTo: decimal) {
        return Reading(rate: rate, note: "\(text) frames a second are read as \(rate)")
      }
      return Reading(rate: try rate(decimal.digits, decimal.scale, of: text), note: nil)
    case 2:
      guard let top = ExactDecimal(parts[0]), let bottom = ExactDecimal(parts[1]),
        top.places == 0, bottom.places == 0
      else { throw refusal(of: text) }
      return Reading(rate: try rate(top.digits, bottom.digits, of: text), note: nil)
    default:
      throw refusal(of: text)
    }
  }

  private static func rate(
    _ numerator: Int, _ denominator: Int, of text: String
  ) throws(FrameError) -> FrameRate {
    guard numerator > 0 else {
      throw .invalidValue("\(text) is no frame rate: it must be above 0; \(examples)")
    }
    guard denominator > 0 else {
      throw .invalidValue("\(text) is no frame rate: its denominator is 0; \(examples)")
    }
    let divisor = greatestCommonDivisor(numerator, denominator)
    guard numerator / divisor <= largestPart, denominator / divisor <= largestPart else {
      throw .invalidValue("\(text) is no frame rate: its parts go up to \(largestPart)")
    }
    return FrameRate(numerator, over: denominator)
  }

  private static func refusal(of text: String) -> FrameError {
    if text.hasPrefix("-"), (try? reading(String(text.dropFirst()))) != nil {
      return .invalidValue("\(text) is no frame rate: it must be above 0; \(examples)")
    }
    return .invalidValue("\"\(text)\" is no frame rate; \(examples)")
  }

  private static let examples = "write it as 60, 30000/1001 or ntsc"

  /// The rate n·1000/1001 that `decimal` is a rounding or a cutting of, to two or more places.
  private static func televisionRate(roundedTo decimal: ExactDecimal) -> FrameRate? {
    guard decimal.places >= 2, decimal.digits % decimal.scale != 0 else { return nil }
    for whole in [24, 30, 48, 60, 120, 240] {
      let exact = Int128(whole) * 1000 * Int128(decimal.scale)
      let rounded = (exact * 2 + 1001) / 2002
      if Int128(decimal.digits) == rounded || Int128(decimal.digits) == exact / 1001 {
        return FrameRate(whole * 1000, over: 1001)
      }
    }
    return nil
  }
}
