import CapstanFrames
import CapstanGoldens
import CapstanStage

/// Checks a source against its goldens.
struct Verify: SceneCommand {
  static let name = "verify"
  static let summary = "checks a source's motion against its goldens"
  static let discussion = """
    Compared are the curves of every animated value, then the display lists, then the pictures of \
    the frames that were kept; the first layer that differs tells what changed. Exit code 1 says \
    that something differs, or that a golden is missing. Nothing is ever recorded.
    """
  static let table = OptionTable<Verify>(
    positionals: [SceneOptions.source.lifted(to: \.scene)],
    groups: [
      GoldenOptions.group.lifted(to: \.goldens), RuleOptions.group.lifted(to: \.rule),
      .init(
        "orphans",
        [
          .flag(
            "--orphans", help: "tells goldens of this source that belong to no shot of the run",
            into: \.tellsOrphans),
          .flag(
            "--prune",
            help: "removes those that the run answers for (its own name, preview and page, and "
              + "every value of the matrix's axes), if all shots match", into: \.prunes),
          .flag(
            "--prune-all",
            help: "removes all of them, if all shots match: of other previews, "
              + "names and locales too", into: \.prunesAll),
        ]), ClipOptions.whole.lifted(to: \.clip), SceneOptions.events.lifted(to: \.scene),
      SceneOptions.page.lifted(to: \.scene), SceneOptions.matrixGroup.lifted(to: \.scene),
      RunOptions.group.lifted(to: \.run),
    ])

  var scene = SceneOptions()
  var clip = ClipOptions()
  var goldens = GoldenOptions()
  var rule = RuleOptions()
  var run = RunOptions()
  var tellsOrphans = false
  var prunes = false
  var prunesAll = false

  @MainActor func run(in context: CommandContext) async throws -> ExitCode {
    var job = GoldenJob(
      scene: scene, clip: clip, goldens: goldens, rule: rule.rule, run: run, context: context)
    (job.tellsOrphans, job.prunes, job.prunesAll) = (tellsOrphans, prunes, prunesAll)
    return try await job.perform().passes ? .done : .differs
  }
}
