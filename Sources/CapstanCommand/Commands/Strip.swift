import CapstanFrames
import CapstanSceneGraph
import CapstanStage
import CapstanText
import Foundation

/// Makes one picture of many moments.
struct Strip: SceneCommand {
  static let name = "strip"
  static let summary = "makes a film strip: frames side by side with their times"
  static let discussion = """
    With --matrix the strips of all combinations stand one under the other in one picture, each \
    under its name and all with the same times.
    """
  static let table = OptionTable<Strip>(
    positionals: [SceneOptions.source.lifted(to: \.scene)],
    groups: [
      .init(
        "the strip",
        [
          .path(
            "-o", "--output", placeholder: "OUT", "a .png file (NAME-strip.png), or - for a pipe",
            into: \.output),
          .value(
            "--count", placeholder: "N", "how many frames, evenly over the clip (12)",
            into: \.count),
          .value("--columns", placeholder: "N", "frames side by side (6)", into: \.columns),
        ]), MomentOptions.group.lifted(to: \.moments), ClipOptions.selection.lifted(to: \.clip),
      SceneOptions.events.lifted(to: \.scene), SceneOptions.page.lifted(to: \.scene),
      SceneOptions.matrixGroup.lifted(to: \.scene), RunOptions.group.lifted(to: \.run),
    ])

  var scene = SceneOptions()
  var clip = ClipOptions()
  var moments = MomentOptions()
  var run = RunOptions()
  var output: String?
  var count: Count?
  var columns = Count(6)

  /// How many frames a strip has unless asked for more or fewer.
  private static let usualCount = 12

  @MainActor func run(in context: CommandContext) async throws -> ExitCode {
    try OutputReport.check(run.printsJSON, output: output)
    try FileKind.checkPicture("--output", output)
    if count != nil, !moments.times.isEmpty {
      throw CommandError.usage("--count and --at each choose the moments; give one of them")
    }
    var scene = scene
    // A strip is looked at as a whole: one pixel to the point unless asked for more.
    if scene.scale == nil { scene.scale = try PixelScale(argument: "1") }
    let variants = try scene.variants()
    let films = try (variants?.map(\.scene) ?? [scene]).map {
      try SourceLoader(context: context).load($0, until: moments.times.max())
    }
    let times = try moments.times.isEmpty ? evenTimes(films, context) : moments.times
    let strips = films.enumerated().map { index, film in
      FilmStrip(film: film, title: variants?[index].title, times: times, columns: columns.value)
    }
    let picture = try await FilmStrip.picture(of: strips, jobs: run.jobCount)
    let output = output ?? "\(films[0].name)-strip.png"
    try write(try PNGEncoder().encode(picture), to: output, context)
    if run.printsJSON {
      let report = OutputReport(
        [output], times: times, width: picture.width, height: picture.height)
      try context.console.result(OutputReport.json([report], isMatrix: false))
    } else if output != "-" {
      try context.console.result("\(output)\n")
    }
    let notices = Set(films.flatMap(\.source.notices)).sorted()
    try scene.tell(notices, in: context)
    return .done
  }

  /// The times of frames of the longest clip, the first and the last among them.
  @MainActor private func evenTimes(
    _ films: [LoadedSource], _ context: CommandContext
  ) throws -> [RationalTime] {
    let plans = try films.map { try clip.plan(for: $0.source) }
    for notice in Set(plans.flatMap(\.notices)).sorted() { context.console.message(notice) }
    guard let plan = plans.max(by: { $0.frames.count < $1.frames.count }), !plan.frames.isEmpty
    else { throw CommandError(.invalidInput, "the clip has no frames") }
    let last = plan.frames.count - 1
    let count = min(count?.value ?? Self.usualCount, plan.frames.count)
    return (0..<count).map { index in
      let step = count == 1 ? 0 : (2 * index * last + count - 1) / (2 * (count - 1))
      return plan.clock.time(of: plan.frames.lowerBound + step)
    }
  }

  private func write(_ bytes: [UInt8], to output: String, _ context: CommandContext) throws {
    guard output == "-" else { return try PartialFile.write(bytes, to: output) }
    if context.console.resultsOnTerminal {
      throw CommandError.usage("a picture would garble the terminal", hint: "-o FILE.png")
    }
    try context.console.writeResult(Data(bytes))
  }
}
