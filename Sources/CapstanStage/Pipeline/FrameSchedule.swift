public import CapstanFrames

/// Which frames are made, in which order they count, and when each one is.
public struct FrameSchedule: Sendable {
  /// A frame to be made.
  public struct Entry: Hashable, Sendable {
    /// The place in the schedule, from 0.
    public var position: Int
    /// The frame's number in its clip.
    public var frame: Int
    /// Exact seconds after the clip's start.
    public var time: RationalTime

    /// Creates an entry.
    public init(position: Int, frame: Int, time: RationalTime) {
      (self.position, self.frame, self.time) = (position, frame, time)
    }
  }

  /// How many frames are made.
  public let count: Int
  private let entry: @Sendable (Int) -> (frame: Int, time: RationalTime)

  /// Schedules consecutive frames of a clip, by number from the first or from the last.
  ///
  /// A reversed film has the same frame numbers and times; only what a pipe receives is turned.
  public init(_ frames: Range<Int>, of clock: FrameClock, reversed: Bool = false) {
    count = frames.count
    entry = { position in
      let frame = reversed ? frames.upperBound - 1 - position : frames.lowerBound + position
      return (frame, clock.time(of: frame))
    }
  }

  /// Schedules some frames of a clip by their numbers, in the order given.
  public init(frames: [Int], of clock: FrameClock) {
    count = frames.count
    entry = { (frames[$0], clock.time(of: frames[$0])) }
  }

  /// Schedules frames at any times, numbered in the order given.
  public init(times: [RationalTime]) {
    count = times.count
    entry = { ($0, times[$0]) }
  }

  /// Returns an entry.
  ///
  /// Traps outside 0..<count.
  public subscript(position: Int) -> Entry {
    precondition((0..<count).contains(position), "A schedule has positions 0..<\(count).")
    let (frame, time) = entry(position)
    return Entry(position: position, frame: frame, time: time)
  }
}
