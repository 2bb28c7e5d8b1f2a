import CapstanFrames
import CapstanSceneGraph
import CapstanStage
import CapstanText
import Foundation
import Synchronization

/// Makes one picture of many moments.
struct Strip: SceneCommand {
  static let name = "strip"
  static let summary = "makes a film strip: frames side by side with their times"
  static let table = OptionTable<Strip>(
    positionals: [SceneOptions.source.lifted(to: \.scene)],
    groups: [
      .init(
        "the strip",
        [
          .value(
            "-o", "--output", placeholder: "OUT", "a .png file (NAME-strip.png), or - for a pipe",
            into: \.output),
          .value(
            "--count", placeholder: "N", "how many frames, evenly over the clip (12)",
            into: \.count),
          .value("--columns", placeholder: "N", "frames side by side (6)", into: \.columns),
        ]), MomentOptions.group.lifted(to: \.moments), ClipOptions.group.lifted(to: \.clip),
      SceneOptions.events.lifted(to: \.scene), SceneOptions.page.lifted(to: \.scene),
      RunOptions.group.lifted(to: \.run),
    ])

  var scene = SceneOptions()
  var clip = ClipOptions()
  var moments = MomentOptions()
  var run = RunOptions()
  var output: String?
  var count = Count(12)
  var columns = Count(6)

  @MainActor func run(in context: CommandContext) async throws -> ExitCode {
    var scene = scene
    // A strip is looked at as a whole: one pixel to the point unless asked for more.
    if scene.scale == nil { scene.scale = try PixelScale(argument: "1") }
    let film = try SourceLoader(context: context).load(scene)
    let times = try moments.times.isEmpty ? evenTimes(film, context) : moments.times
    let settings = film.settings
    let sheet = FilmSheet(
      cellWidth: settings.pixelSize.width, cellHeight: settings.pixelSize.height,
      count: times.count, columns: columns.value, scale: settings.scale)
    try PixelLimit.check(width: sheet.width, height: sheet.height)
    let picture = Mutex(
      try sheet.blank(captions: times.map { "\($0.decimal(places: 3)) s" }, text: PangoTextEngine())
    )
    try await FramePipeline(jobs: run.jobCount).run(
      FrameSchedule(times: times), of: film.source,
      makeWorker: { try BitmapWorker(size: settings.size, scale: settings.scale) }
    ) { entry, frame in picture.withLock { sheet.place(frame, at: entry.position, in: &$0) } }
    let bytes = try PNGEncoder().encode(picture.withLock { $0 })
    try write(bytes, sourceName: film.name, context)
    try scene.tell(film.source.notices, in: context)
    return .done
  }

  /// The times of frames of the clip, the first and the last among them.
  @MainActor private func evenTimes(
    _ film: LoadedSource, _ context: CommandContext
  ) throws -> [RationalTime] {
    let plan = try clip.plan(for: film.source)
    for notice in plan.notices { context.console.message(notice) }
    let last = plan.frames.count - 1
    guard last >= 0 else { throw CommandError(.invalidInput, "the clip has no frames") }
    let count = min(count.value, plan.frames.count)
    return (0..<count).map { index in
      let step = count == 1 ? 0 : (2 * index * last + count - 1) / (2 * (count - 1))
      return plan.clock.time(of: plan.frames.lowerBound + step)
    }
  }

  private func write(_ bytes: [UInt8], sourceName: String, _ context: CommandContext) throws {
    let output = output ?? "\(sourceName)-strip.png"
    guard output == "-" else {
      try PartialFile.write(bytes, to: output)
      try context.console.result("\(output)\n")
      return
    }
    if context.console.resultsOnTerminal {
      throw CommandError.usage("a picture would garble the terminal", hint: "-o FILE.png")
    }
    try context.console.writeResult(Data(bytes))
  }
}
