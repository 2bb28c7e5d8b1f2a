import CapstanFrames
import CapstanMotion
import CapstanStage
import CapstanText
import Foundation

/// Puts motion on paper: every animated number at every frame.
struct Curves: SceneCommand {
  /// The forms of the numbers.
  enum Format: String, CaseIterable, OptionValue { case csv, json }

  static let name = "curves"
  static let summary = "prints every animated value per frame, and draws it"
  static let table = OptionTable<Curves>(
    positionals: [
      .optional(
        "SOURCE", "as for render; not needed with --spring or --keyframes", into: \.source)
    ],
    groups: [
      .init(
        "the curves",
        [
          .value("--format", placeholder: "NAME", "the form of the numbers", into: \.format),
          .path(
            "-o", "--output", placeholder: "FILE", "where the numbers go (stdout)", into: \.output),
          .path(
            "--plot", placeholder: "FILE", "draws the curves: FILE.svg or FILE.png", into: \.plot),
          .value(
            "--only", placeholder: "TEXT", "only curves whose name contains this", into: \.only),
          .value(
            "--spring", placeholder: "SPRING",
            "a spring from 0 to 1 without a source: duration=0.4,bounce=0.3", into: \.spring),
          .values(
            "--keyframes", placeholder: "TRACK",
            "keyframes without a source: \"0, cubic 6 0.1, spring -18 0.25 bounce=0.3\"",
            into: \.keyframes),
        ]), ClipOptions.selection.lifted(to: \.clip), SceneOptions.events.lifted(to: \.scene),
      SceneOptions.page.lifted(to: \.scene),
    ])

  var scene = SceneOptions()
  var clip = ClipOptions()
  var format = Format.csv
  var output: String?
  var plot: String?
  var only: String?
  var spring: SpringText?
  var keyframes: [KeyframeText] = []
  private var source: String? {
    get { scene.source.isEmpty ? nil : scene.source }
    set { scene.source = newValue ?? "" }
  }

  @MainActor func run(in context: CommandContext) async throws -> ExitCode {
    let inputs = [source, scene.scriptFile]
    try checkNoClash("--output", output, with: inputs)
    try checkNoClash("--plot", plot, with: inputs + [output])
    var set = try curves(in: context)
    if let only { set.curves.removeAll { !$0.name.contains(only) } }
    if set.curves.isEmpty { context.console.message("nothing moves") }
    let text = format == .csv ? set.csv : set.json
    if let output {
      try PartialFile.write(Array(text.utf8), to: output)
      try context.console.result("\(output)\n")
    } else if plot == nil {
      try context.console.result(text)
    }
    if let plot { try draw(set, to: plot, in: context) }
    return .done
  }

  @MainActor private func curves(in context: CommandContext) throws -> CurveSet {
    let given = [source != nil, spring != nil, !keyframes.isEmpty].filter(\.self).count
    guard given > 0 else {
      throw CommandError.usage("curves needs a SOURCE, --spring or --keyframes")
    }
    guard given == 1 else {
      throw CommandError.usage("curves takes one of a SOURCE, --spring and --keyframes")
    }
    if let spring { return try springCurves(spring.spring, in: context) }
    return try keyframes.isEmpty ? sourceCurves(in: context) : keyframeCurves(in: context)
  }

  @MainActor private func sourceCurves(in context: CommandContext) throws -> CurveSet {
    let film = try SourceLoader(context: context).load(scene)
    let plan = try clip.plan(for: film.source)
    for notice in plan.notices { context.console.message(notice) }
    return try CurveSet(film.source, plan)
  }

  /// The longest time for which a spring is followed unless a duration is given, in seconds.
  private static let longestSpring = 10.0

  /// The time from which on a spring's rest is called never, in seconds: a day.
  private static let endlessSpring = 86_400.0

  /// The position and velocity of a spring released at 0 and pulled towards 1.
  private func springCurves(_ spring: Spring, in context: CommandContext) throws -> CurveSet {
    let settling = spring.settlingDuration
    let shown = min(settling, Self.longestSpring)
    if settling > shown {
      let what =
        settling < Self.endlessSpring
        ? "comes to rest only after \(CurveSet.decimal(settling)) s" : "never comes to rest"
      context.console.message(
        "the spring \(what); \(CurveChart.short(shown)) s of it are shown unless "
          + "--duration says otherwise")
    } else {
      context.console.message(
        "the spring is within a thousandth of its target after \(CurveSet.decimal(settling)) s")
    }
    let plan = try clip.plan(settlingAfter: RationalTime(millisecondsNotBefore: shown))
    return CurveSet(
      plan,
      [
        ("value", { spring.value(target: 1.0, time: $0) }),
        ("velocity", { spring.velocity(target: 1.0, time: $0) }),
      ])
  }

  /// The values of keyframe tracks that start together.
  private func keyframeCurves(in context: CommandContext) throws -> CurveSet {
    let timelines = keyframes.map(\.timeline)
    let duration = timelines.map(\.duration).max() ?? 0
    context.console.message("the keyframes last \(CurveSet.decimal(duration)) s")
    let plan = try clip.plan(settlingAfter: RationalTime(millisecondsNotBefore: duration))
    let names = keyframes.enumerated().map { index, track in
      track.name ?? (keyframes.count == 1 ? "value" : "value\(index + 1)")
    }
    return CurveSet(
      plan, zip(names, timelines).map { name, timeline in (name, { timeline.value(time: $0) }) })
  }

  private func draw(_ set: CurveSet, to path: String, in context: CommandContext) throws {
    let chart = CurveChart(set)
    switch path.split(separator: ".").last?.lowercased() {
    case "svg": try PartialFile.write(Array(chart.svg.utf8), to: path)
    case "png":
      let picture = try chart.picture(text: try PangoTextEngine())
      try PartialFile.write(try PNGEncoder().encode(picture), to: path)
    default: throw CommandError.usage("--plot: \(path) should end in .svg or .png")
    }
    try context.console.result("\(path)\n")
  }
}
