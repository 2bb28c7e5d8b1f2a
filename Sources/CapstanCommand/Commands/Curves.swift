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
      .optional("SOURCE", "as for render; not needed with --spring", into: \.source)
    ],
    groups: [
      .init(
        "the curves",
        [
          .value("--format", placeholder: "NAME", "the form of the numbers", into: \.format),
          .value(
            "-o", "--output", placeholder: "FILE", "where the numbers go (stdout)", into: \.output),
          .value(
            "--plot", placeholder: "FILE", "draws the curves: FILE.svg or FILE.png", into: \.plot),
          .value(
            "--only", placeholder: "TEXT", "only curves whose name contains this", into: \.only),
          .value(
            "--spring", placeholder: "SPRING",
            "a spring from 0 to 1 without a source: duration=0.4,bounce=0.3", into: \.spring),
        ]), ClipOptions.group.lifted(to: \.clip), SceneOptions.events.lifted(to: \.scene),
      SceneOptions.page.lifted(to: \.scene),
    ])

  var scene = SceneOptions()
  var clip = ClipOptions()
  var format = Format.csv
  var output: String?
  var plot: String?
  var only: String?
  var spring: SpringText?
  private var source: String? {
    get { scene.source.isEmpty ? nil : scene.source }
    set { scene.source = newValue ?? "" }
  }

  @MainActor func run(in context: CommandContext) async throws -> ExitCode {
    var set =
      try spring.map { try springCurves($0.spring, in: context) } ?? sourceCurves(in: context)
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

  @MainActor private func sourceCurves(in context: CommandContext) throws -> CurveSet {
    guard source != nil else {
      throw CommandError.usage("curves needs a SOURCE or --spring")
    }
    let film = try SourceLoader(context: context).load(scene)
    let plan = try clip.plan(for: film.source)
    for notice in plan.notices { context.console.message(notice) }
    return try CurveSet(film.source, plan)
  }

  /// The position and velocity of a spring released at 0 and pulled towards 1.
  private func springCurves(_ spring: Spring, in context: CommandContext) throws -> CurveSet {
    let settling = spring.settlingDuration
    context.console.message(
      "the spring is within a thousandth of its target after \(CurveSet.decimal(settling)) s")
    let rate = clip.rate?.rate ?? FrameRate(60)
    let duration: RationalTime =
      switch clip.length {
      case .exactly(let time): time
      case .settle: RationalTime(Int((min(settling, 10) * 1000).rounded(.up)), over: 1000)
      }
    let clock = try FrameClock(rate: rate, duration: duration, includesEnd: true)
    let times = (0..<clock.count).map { clock.time(of: $0).seconds }
    return CurveSet(
      rate: rate, firstFrame: 0,
      curves: [
        Curve(name: "value", values: times.map { spring.value(target: 1.0, time: $0) }),
        Curve(name: "velocity", values: times.map { spring.velocity(target: 1.0, time: $0) }),
      ], events: [.zero])
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
