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
    guard let variants = try scene.variants() else {
      return try await run(scene, variant: nil, in: context)
    }
    try output.checkHasRoomForVariants()
    for variant in variants {
      _ = try await run(variant.scene, variant: variant.folder, in: context)
    }
    return .done
  }

  /// Makes the frames of one page; those of a variant lie in a folder of its name.
  @MainActor private func run(
    _ scene: SceneOptions, variant: String?, in context: CommandContext
  ) async throws -> ExitCode {
    let film = try SourceLoader(context: context).load(scene)
    let plan = try clip.plan(for: film.source)
    let target = try OutputTarget(output, sourceName: film.name, variant: variant)
    for notice in plan.notices { context.console.message(notice) }
    try ClipCheck(source: film.source, plan: plan).run(clip)
    let start = ContinuousClock.now
    let filmRun = FilmRun(
      film: film, plan: plan, output: output, run: run, isReversed: clip.isReversed,
      resumes: output.resumes,
      context: context
    )
    if output.printsFFmpeg { return try printFFmpeg(filmRun, target, in: context) }
    if variant != nil { try target.createFolder() }
    try await filmRun.write(to: target)
    try scene.tell(film.source.notices, in: context)
    try report(plan, film, target, took: ContinuousClock.now - start, in: context)
    return .done
  }

  /// Prints what to type to make a video of the frames.
  @MainActor private func printFFmpeg(
    _ run: FilmRun, _ target: OutputTarget, in context: CommandContext
  ) throws -> ExitCode {
    let (width, height) = run.film.settings.pixelSize
    let plan: VideoPlan
    let path: String
    switch target {
    case .video(let file, let format):
      (plan, path) = (try run.videoPlan(format), file)
    case .stream(_, let stream):
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
    return .done
  }

  @MainActor private func report(
    _ plan: ClipPlan, _ film: LoadedSource, _ target: OutputTarget, took duration: Duration,
    in context: CommandContext
  ) throws {
    let (width, height) = film.settings.pixelSize
    let seconds = duration.formatted(.units(allowed: [.seconds], fractionalPart: .show(length: 1)))
    context.console.message(
      "\(plan.frames.count) frames of \(width) × \(height) at \(plan.clock.rate) in \(seconds)")
    guard case .pipe = target else {
      try context.console.result("\(target.path)\n")
      return
    }
  }
}
