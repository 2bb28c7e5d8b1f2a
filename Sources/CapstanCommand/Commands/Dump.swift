import CapstanFrames
import CapstanSceneGraph
import CapstanStage

/// Prints the display list of a moment.
struct Dump: SceneCommand {
  static let name = "dump"
  static let summary = "prints the display list of a moment as text"
  static let table = OptionTable<Dump>(
    positionals: [SceneOptions.source.lifted(to: \.scene)],
    groups: [
      MomentOptions.group.lifted(to: \.moments), SceneOptions.events.lifted(to: \.scene),
      SceneOptions.page.lifted(to: \.scene),
    ])

  var scene = SceneOptions()
  var moments = MomentOptions()

  @MainActor func run(in context: CommandContext) async throws -> ExitCode {
    let times = moments.times.isEmpty ? [.zero] : moments.times
    let film = try SourceLoader(context: context).load(scene, until: times.max())
    for time in times {
      if times.count > 1 { try context.console.result("at \(time.decimal(places: 4)) s\n") }
      let dump = try film.source.displayList(at: time.seconds).dump
      try context.console.result(dump.hasSuffix("\n") ? dump : dump + "\n")
    }
    try scene.tell(film.source.notices, in: context)
    return .done
  }
}
