/// The frames of a clip and their exact times.
///
/// A clip of duration T has the frames n with n · den/num < T, counted in integers: no rate and
/// no length drifts. With `includesEnd` one more frame stands at the first time that is not
/// before T, so that it shows the clip's end.
public struct FrameClock: Hashable, Sendable {
  /// Frames a second.
  public let rate: FrameRate
  /// The clip's duration T; 0 or more.
  public let duration: RationalTime
  /// A Boolean value that tells whether a frame at the end follows those before it.
  public let includesEnd: Bool
  /// The number of frames; frames are numbered from 0.
  public let count: Int

  /// The most frames of a clip.
  public static let largestCount = 100_000_000

  /// Creates the clock of a clip.
  ///
  /// Traps on a negative duration.
  ///
  /// - Throws: `FrameError.invalidValue` for more than `largestCount` frames.
  public init(
    rate: FrameRate, duration: RationalTime, includesEnd: Bool = false
  ) throws(FrameError) {
    precondition(duration >= .zero, "A clip's duration is not negative.")
    let before = Self.framesBefore(duration, rate: rate) + (includesEnd ? 1 : 0)
    guard before <= Self.largestCount else {
      throw .invalidValue(
        "\(duration) at \(rate) frames a second are \(before) frames; "
          + "a clip has at most \(Self.largestCount)")
    }
    (self.rate, self.duration, self.includesEnd) = (rate, duration, includesEnd)
    count = Int(before)
  }

  /// The exact time of a frame: n · den/num seconds.
  ///
  /// Traps on a negative number.
  public func time(of frame: Int) -> RationalTime {
    precondition(frame >= 0, "Frames are numbered from 0.")
    return RationalTime(frame * rate.denominator, over: rate.numerator)
  }

  /// The first frame whose time is not before `time`; 0 for times below 0.
  ///
  /// The frame may lie after the clip's last.
  public func firstFrame(notBefore time: RationalTime) -> Int {
    Int(clamping: max(0, Self.framesBefore(time, rate: rate)))
  }

  /// The number of frames with n · den/num < time: the ceiling of time · num/den.
  private static func framesBefore(_ time: RationalTime, rate: FrameRate) -> Int128 {
    let top = Int128(time.numerator) * Int128(rate.numerator)
    let bottom = Int128(time.denominator) * Int128(rate.denominator)
    let quotient = top / bottom
    return top % bottom > 0 ? quotient + 1 : quotient
  }
}
