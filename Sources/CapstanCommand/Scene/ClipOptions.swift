import CapstanFrames
import CapstanStage

/// Which frames are made of a source.
struct ClipOptions: Sendable {
  var rate: FrameRate.Reading?
  var length = ClipLength.settle
  var frames: FrameRangeText?
  var shard: Shard?
  var includesEnd = false
  var isReversed = false
  var checksLoop = false
  var checksOrder = false

  /// For commands that take a clip as a whole.
  static let whole = OptionTable<ClipOptions>.Group("the clip", timing)

  /// For commands that look at some of a clip's frames.
  static let selection = OptionTable<ClipOptions>.Group("the clip", timing + [frames])

  /// For making frames.
  static let group = OptionTable<ClipOptions>.Group(
    "the clip",
    timing + [
      frames,
      .value(
        "--shard", placeholder: "K/N",
        "only the Kth of N parts; all events happen, other frames are not made", into: \.shard),
      .flag("--reverse", help: "plays the clip backwards (pipes and videos)", into: \.isReversed),
      .flag(
        "--loop-check", help: "first checks that the clip ends in the state it begins with",
        into: \.checksLoop),
      .flag(
        "--order-check", help: "first checks that frames do not depend on their order",
        into: \.checksOrder),
    ])

  private static let timing: [OptionTable<ClipOptions>.Option] = [
    .value(
      "--fps", placeholder: "RATE", "frames a second: 60, 30000/1001, ntsc (60)", into: \.rate),
    .value(
      "--duration", placeholder: "TIME",
      "as in 3s or 1500ms; or settle: until rest after the last event (settle)", into: \.length),
    .flag("--include-end", help: "adds a frame at the clip's end", into: \.includesEnd),
  ]

  private static let frames: OptionTable<ClipOptions>.Option = .value(
    "--frames", placeholder: "A..B", "only these frames, both included", into: \.frames)
}
