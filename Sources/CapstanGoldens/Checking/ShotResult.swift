public import CapstanFrames
public import CapstanSceneGraph

/// What a check of one shot found: the verdict, and the details of every layer.
public struct ShotResult: Sendable {
  /// What was written.
  public enum Recording: String, Sendable { case new, changed, unchanged }

  /// A display list that differs.
  public struct ListResult: Sendable {
    /// The frame.
    public var frame: Int
    /// The first node that differs.
    public var difference: DisplayListDump.Difference
  }

  /// A picture that was compared.
  public struct PictureResult: Sendable {
    /// The frame.
    public var frame: Int
    /// `match`, `pixels`, `size`, `unreadable`, `missing` (no such frame now), or `error`.
    public var verdict: Verdict
    /// Where the two differ; nil for equal pictures and for those that could not be compared.
    public var difference: FrameDifference?
    /// What is to be said of it, in one line.
    public var summary: String
    /// The golden's file; nil if it is gone.
    public var expectedFile: String?
    /// The error behind the verdicts `error` and `unreadable`; nil for all others.
    public var failure: (any Error)?
  }

  /// The shot's name.
  public var name: String
  /// Which shots it belongs to.
  public var group: String
  /// The golden's folder name, which also names the shot's files in a report.
  public var folder: String
  /// What was found.
  public var verdict: Verdict
  /// What was written, if anything.
  public var recording: Recording?
  /// The rate that was expected, or else is found.
  public var rate: FrameRate
  /// The rate that is found.
  public var actualRate: FrameRate
  /// How many frames the clip has now.
  public var frameCount: Int
  /// How many frames were expected; nil without a golden.
  public var expectedFrameCount: Int?
  /// What happens in the clip.
  public var events: [Shot.Event]
  /// What the golden was made with that is not so now.
  public var environmentChanges: [EnvironmentChange] = []
  /// The first layer; nil if it could not be compared.
  public var curves: CurveComparison?
  /// The curves that were expected.
  public var expectedCurves: CurveTable?
  /// The curves that are found.
  public var actualCurves: CurveTable?
  /// The kept frames whose display lists differ.
  public var lists: [ListResult] = []
  /// All kept frames, ascending.
  public var pictures: [PictureResult] = []
  /// Why the shot could not be compared, or what else went wrong.
  public var problem: String?
  /// The error behind the verdicts `error` and `unreadable`; nil for all others.
  public var failure: (any Error)?

  /// Creates a result that says nothing yet.
  init(of shot: Shot, folder: String) {
    (name, group, self.folder, verdict) = (shot.name, shot.group, folder, .error)
    (rate, actualRate) = (shot.rate, shot.rate)
    (frameCount, events) = (shot.frameCount, shot.events)
  }

  /// Whether all is as it was recorded, and nothing was recorded just now.
  public var passes: Bool { verdict == .match && (recording == nil || recording == .unchanged) }

  /// The exact time of a frame.
  public func time(of frame: Int) -> RationalTime {
    RationalTime(frame * rate.denominator, over: rate.numerator)
  }

  /// The pictures that are not as expected.
  public var failedPictures: [PictureResult] { pictures.filter { $0.verdict != .match } }
}
