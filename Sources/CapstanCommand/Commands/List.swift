import CapstanStage

/// Tells what can be shown.
struct List: Command {
  static let name = "list"
  static let summary = "tells the built-in scenes"
  static let table = OptionTable<List>()

  @MainActor func run(in context: CommandContext) async throws -> ExitCode {
    for scene in context.scenes {
      try context.console.result("\(scene.name)\t\(scene.summary)\n")
    }
    return .done
  }
}
