import CapstanFrames
import CapstanStage
import CapstanViews
import Foundation

/// Tells what can be shown, and what can be tapped.
struct List: SceneCommand {
  static let name = "list"
  static let summary = "tells the built-in scenes, or a source's previews and what can be tapped"
  static let table = OptionTable<List>(
    positionals: [
      .optional("SOURCE", "as for render; without it the built-in scenes are told", into: \.source)
    ],
    groups: [
      .init("output", [.flag("--json", help: "prints the list as JSON", into: \.printsJSON)]),
      SceneOptions.page.lifted(to: \.scene),
    ])

  var scene = SceneOptions()
  var printsJSON = false
  private var source: String? {
    get { scene.source.isEmpty ? nil : scene.source }
    set { scene.source = newValue ?? "" }
  }

  @MainActor func run(in context: CommandContext) async throws -> ExitCode {
    let isAlone = context.arguments.dropFirst().allSatisfy { $0 == "--json" || $0 == "--" }
    if source == nil, !isAlone {
      throw CommandError.usage(
        "list needs a SOURCE for options of a page", hint: "list without any tells the scenes")
    }
    let rows = source == nil ? scenes(in: context) : try contents(in: context)
    try context.console.result(
      printsJSON ? try Row.json(rows) : rows.map { "\($0.text)\n" }.joined())
    return .done
  }

  private func scenes(in context: CommandContext) -> [Row] {
    context.scenes.map { Row(kind: "scene", name: $0.name, detail: $0.summary) }
  }

  /// The previews, then what the chosen one lets be tapped at time 0.
  @MainActor private func contents(in context: CommandContext) throws -> [Row] {
    var scene = scene
    // What is there at the start is known before anything happens.
    scene.script = Script()
    let film = try SourceLoader(context: context).load(scene, until: .zero)
    guard let view = film.source as? ViewSource else {
      return [Row(kind: "scene", name: film.name, detail: "plays by itself")]
    }
    let previews = view.previewTitles.enumerated().map {
      Row(kind: "preview", name: $0.element, detail: String($0.offset + 1))
    }
    let targets = try view.targets(at: 0).map { target in
      var row = Row(
        kind: target.isButton ? "button" : "target", name: target.label,
        detail: "at \(target.center.x.wholeText),\(target.center.y.wholeText)")
      row.isSelected = target.isSelected
      row.isEnabled = target.isEnabled
      return row
    }
    return previews + targets
  }

  /// A line of the list.
  private struct Row: Encodable {
    var kind: String
    var name: String
    var detail: String
    var isSelected = false
    var isEnabled = true

    var text: String {
      let marks = [isSelected ? "selected" : nil, isEnabled ? nil : "disabled"]
      return ([kind, name, detail] + marks.compactMap(\.self)).joined(separator: "\t")
    }

    static func json(_ rows: [Row]) throws -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(rows), as: UTF8.self) + "\n"
    }
  }
}
