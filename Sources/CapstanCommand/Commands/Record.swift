import CapstanFrames
import CapstanGoldens
import CapstanStage

/// Records the goldens of a source.
struct Record: SceneCommand {
  /// Which goldens are written.
  enum Mode: String, CaseIterable, OptionValue { case missing, failed, all }

  static let name = "record"
  static let summary = "records a source's goldens, or those that changed"
  static let discussion = """
    Exit code 1 says that something was recorded and wants a look; running again ends with 0. \
    Where the environment variable CI is set, nothing is recorded and the goldens are only checked.
    """
  static let table = OptionTable<Record>(
    positionals: [SceneOptions.source.lifted(to: \.scene)],
    groups: [
      GoldenOptions.group.lifted(to: \.goldens),
      .init(
        "what is recorded",
        [
          .value(
            "--mode", placeholder: "MODE",
            "missing goldens only, also those that failed, or all (failed)", into: \.mode),
          .value(
            "--pixels", placeholder: "WHICH",
            "which frames keep pictures: standard, all, a number, or at=0.5,0.75 (standard: "
              + "start, events, mid-flight, end)", into: \.selection),
          .flag(
            "--exit-zero", help: "ends with exit code 0 although something was recorded",
            into: \.exitsZero),
        ]), ClipOptions.whole.lifted(to: \.clip), SceneOptions.events.lifted(to: \.scene),
      SceneOptions.page.lifted(to: \.scene), SceneOptions.matrixGroup.lifted(to: \.scene),
      RunOptions.group.lifted(to: \.run),
    ])

  var scene = SceneOptions()
  var clip = ClipOptions()
  var goldens = GoldenOptions()
  var run = RunOptions()
  var mode = Mode.failed
  var selection = PixelSelection.standard
  var exitsZero = false

  @MainActor func run(in context: CommandContext) async throws -> ExitCode {
    let wanted = RecordMode(rawValue: mode.rawValue) ?? .failed
    var job = GoldenJob(
      scene: scene, clip: clip, goldens: goldens, rule: ComparisonRule(), run: run,
      context: context)
    job.mode = RecordMode.effective(wanted, environment: context.environment)
    job.selection = selection
    if job.mode == .never {
      context.console.message("CI is set: nothing is recorded")
    }
    let found = try await job.perform()
    return found.passes || (exitsZero && found.isSettled) ? .done : .differs
  }
}
