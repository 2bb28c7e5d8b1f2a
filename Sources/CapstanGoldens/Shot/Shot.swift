public import CapstanFrames
public import CapstanSceneGraph

/// A clip as it plays now: what a golden is made from and held against.
///
/// Everything comes frame by frame and on demand, so that only the frames that are kept cost a
/// picture. The closures may be called for any frame, in any order and several at once; equal
/// frames give equal answers.
public struct Shot: Sendable {
  /// Something that happens during the clip.
  public struct Event: Hashable, Sendable {
    /// What happens, such as "tap Search".
    public var name: String
    /// Exact seconds after the clip's start.
    public var time: RationalTime

    /// Creates an event.
    public init(_ name: String, at time: RationalTime) {
      (self.name, self.time) = (name, time)
    }
  }

  /// The value of one animated attribute in one frame.
  public struct CurveValue: Hashable, Sendable {
    /// The attribute's way from the root, such as "TabBar/Pill/frame.x".
    public var attribute: String
    /// The presented value.
    public var value: Double

    /// Creates a value.
    public init(_ attribute: String, _ value: Double) {
      (self.attribute, self.value) = (attribute, value)
    }
  }

  /// What the shot is called; its golden's folder is named after it.
  public var name: String
  /// Which shots it belongs to, such as its source's name.
  ///
  /// A golden is an orphan only among the shots of its own group.
  public var group: String
  /// Frames a second.
  public var rate: FrameRate
  /// How many frames the clip has, from 0.
  public var frameCount: Int
  /// What happens, sorted by time.
  public var events: [Event]
  /// The time from which on nothing moves; nil if that never happens.
  public var settledTime: RationalTime?
  /// What the frames were made with.
  public var environment: ShotEnvironment
  /// Returns a frame's attributes.
  ///
  /// A name that comes several times in one frame is numbered in the order given.
  public var curves: @Sendable (_ frame: Int) async throws -> [CurveValue]
  /// Returns a frame's display list as the text of `DisplayList.dump`.
  public var list: @Sendable (_ frame: Int) async throws -> String
  /// Returns a frame's picture.
  public var picture: @Sendable (_ frame: Int) async throws -> Bitmap

  /// Creates a shot.
  ///
  /// Traps on a clip without frames.
  public init(
    name: String, group: String = "", rate: FrameRate, frameCount: Int, events: [Event] = [],
    settledTime: RationalTime? = nil, environment: ShotEnvironment,
    curves: @escaping @Sendable (_ frame: Int) async throws -> [CurveValue],
    list: @escaping @Sendable (_ frame: Int) async throws -> String,
    picture: @escaping @Sendable (_ frame: Int) async throws -> Bitmap
  ) {
    precondition(frameCount >= 1, "A shot has at least one frame.")
    (self.name, self.group, self.rate, self.frameCount) = (name, group, rate, frameCount)
    (self.settledTime, self.environment) = (settledTime, environment)
    self.events = events.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element)
    (self.curves, self.list, self.picture) = (curves, list, picture)
  }
}

extension Shot {
  /// The attributes of all frames.
  ///
  /// - Throws: what `curves` throws, and `CancellationError`.
  func curveTable() async throws -> CurveTable {
    var table = CurveTable(rate: rate, frameCount: frameCount)
    for frame in 0..<frameCount {
      try Task.checkCancellation()
      table.record(try await curves(frame), at: frame)
    }
    return table
  }
}
