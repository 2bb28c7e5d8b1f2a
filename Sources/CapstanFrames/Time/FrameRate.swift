/// Frames a second as an exact fraction above 0 in lowest terms.
public struct FrameRate: Hashable, Sendable {
  /// The fraction's upper part, 1 to 2,147,483,647.
  public let numerator: Int
  /// The fraction's lower part, 1 to 2,147,483,647.
  public let denominator: Int

  /// The largest value of either part: what the headers of video files hold.
  public static let largestPart = Int(Int32.max)

  /// Creates a rate of a whole number or a fraction, and reduces it.
  ///
  /// Traps if a part, after reduction, is below 1 or above `largestPart`.
  public init(_ numerator: Int, over denominator: Int = 1) {
    precondition(numerator > 0 && denominator > 0, "A frame rate is above 0.")
    let divisor = greatestCommonDivisor(numerator, denominator)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
    precondition(
      self.numerator <= Self.largestPart && self.denominator <= Self.largestPart,
      "A frame rate's parts are at most \(Self.largestPart).")
  }

  /// The rate of NTSC video, 30000/1001.
  public static let ntsc = FrameRate(30_000, over: 1001)

  /// The nearest double, in frames a second.
  public var framesPerSecond: Double {
    Double(numerator) / Double(denominator)
  }

  /// The time from one frame to the next.
  public var frameDuration: RationalTime {
    RationalTime(denominator, over: numerator)
  }
}

extension FrameRate: CustomStringConvertible {
  /// The fraction, always with both parts, such as "60/1" or "30000/1001".
  public var description: String {
    "\(numerator)/\(denominator)"
  }
}

extension FrameRate: Codable {
  /// Reads the text that `description` gives.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let reading = try? FrameRate.reading(container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "a frame rate above 0 is expected")
    }
    self = reading.rate
  }

  /// Writes `description`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
