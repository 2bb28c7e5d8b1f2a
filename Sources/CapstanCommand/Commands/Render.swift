import CapstanFrames
import CapstanStage
import Foundation

/// Makes the frames of a clip.
struct Render: SceneCommand {
  static let name = "render"
  static let summary = "makes frames: a folder of PNG files, a pipe, or a video"
  static let discussion = """
    Without --tap and --script the tour plays: from 0.5 s on, once a second, each item that is not \
    selected is tapped in turn, the one selected at first last.
    """
  static let table = OptionTable<Render>(
    positionals: [SceneOptions.source.lifted(to: \.scene)],
    groups: [
      OutputOptions.group.lifted(to: \.output), ClipOptions.group.lifted(to: \.clip),
      SceneOptions.events.lifted(to: \.scene), SceneOptions.page.lifted(to: \.scene),
      SceneOptions.matrixGroup.lifted(to: \.scene), RunOptions.group.lifted(to: \.run),
    ])

  var scene = SceneOptions()
  var clip = ClipOptions()
  var output = OutputOptions()
  var run = RunOptions()

  @MainActor func run(in context: CommandContext) async throws -> ExitCode {
    try OutputReport.check(run.printsJSON, output: output.output)
    if run.printsJSON, output.printsFFmpeg {
      throw CommandError.usage("--print-ffmpeg prints a command line, and --json has no part in it")
    }
    try checkTarget()
    var reports: [OutputReport] = []
    if let variants = try scene.variants() {
      try output.checkHasRoomForVariants()
      for variant in variants {
        reports += try await run(variant.scene, variant: variant.folder, in: context)
      }
    } else {
      reports = try await run(scene, variant: nil, in: context)
    }
    if run.printsJSON {
      try context.console.result(
        OutputReport.json(reports, isMatrix: try scene.variants() != nil))
    }
    return .done
  }

  /// Checks where frames go before anything is compiled; the source's real name is no part of it.
  private func checkTarget() throws {
    try checkNoClash("--output", output.output, with: [scene.source, scene.scriptFile])
    let target = try OutputTarget(
      output, sourceName: "NAME", variant: scene.variants()?.first?.folder)
    try output.check(for: target)
  }

  /// Makes the frames of one page; those of a variant lie in a folder of its name.
  @MainActor private func run(
    _ scene: SceneOptions, variant: String?, in context: CommandContext
  ) async throws -> [OutputReport] {
    let film = try SourceLoader(context: context).load(scene)
    let plan = try clip.plan(for: film.source)
    let target = try OutputTarget(output, sourceName: film.name, variant: variant)
    for notice in plan.notices { context.console.message(notice) }
    try ClipCheck(source: film.source, plan: plan).run(clip, run.progress, context.console)
    let start = ContinuousClock.now
    let filmRun = FilmRun(
      film: film, plan: plan, output: output, run: run, isReversed: clip.isReversed,
      resumes: output.resumes,
      context: context
    )
    if output.printsFFmpeg {
      try printFFmpeg(filmRun, target, in: context)
      return []
    }
    if variant != nil { try target.createFolder() }
    try await filmRun.write(to: target)
    try scene.tell(film.source.notices, in: context)
    return [try report(plan, film, target, took: ContinuousClock.now - start, in: context)]
  }

  /// Prints what to type to make a video of the frames.
  @MainActor private func printFFmpeg(
    _ run: FilmRun, _ target: OutputTarget, in context: CommandContext
  ) throws {
    let (width, height) = run.film.settings.pixelSize
    let plan: VideoPlan
    let path: String
    switch target {
    case .video(let file, let format):
      (plan, path) = (try run.videoPlan(format), file)
    case .stream(_, let stream, _):
      (plan, path) = (
        try VideoPlan(
          .mp4, width: width, height: height, rate: run.plan.clock.rate, stream: stream,
          oddSize: output.oddSize, extraArguments: output.ffmpegArguments),
        "\(run.film.name).mp4"
      )
    case .pipe(let format):
      (plan, path) = (
        try VideoPlan(
          .mp4, width: width, height: height, rate: run.plan.clock.rate,
          stream: output.stream(format), oddSize: output.oddSize,
          extraArguments: output.ffmpegArguments), "\(run.film.name).mp4"
      )
    case .sequence:
      throw CommandError.usage(
        "--print-ffmpeg needs a pipe or a video: -o -, or -o FILE.mp4")
    }
    try context.console.result(plan.commandLine(output: path) + "\n")
  }

  @MainActor private func report(
    _ plan: ClipPlan, _ film: LoadedSource, _ target: OutputTarget, took duration: Duration,
    in context: CommandContext
  ) throws -> OutputReport {
    let (width, height) = film.settings.pixelSize
    if run.progress != .none {
      let took = RationalTime(Int(duration / .milliseconds(1)), over: 1000).decimal(places: 1)
      context.console.message(
        "\(plan.frames.count) frames of \(width) × \(height) at \(plan.clock.rate) in \(took) s")
    }
    if case .pipe = target {
      // The pixels are the result.
    } else if !run.printsJSON {
      try context.console.result("\(target.path)\n")
    }
    return OutputReport(
      [target.path], frames: plan.frames.count, width: width, height: height,
      rate: plan.clock.rate)
  }
}
