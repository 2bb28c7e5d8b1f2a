import CapstanFrames
import CapstanGoldens
import CapstanStage

/// The shots that a command takes of its source: one, or one for each combination of a matrix.
struct ShotVariants {
  let scene: SceneOptions
  let clip: ClipOptions
  let goldens: GoldenOptions
  let interruption: Interruption
  let context: CommandContext

  /// Loads the source once for each variant and describes the shots; `base` is the part of their
  /// names that all of them have.
  ///
  /// - Throws: as loading does; `CommandError` for a clip without frames.
  @MainActor func shots() throws -> (shots: [Shot], base: String) {
    let scenes = try scene.variants()?.map(\.scene) ?? [scene]
    var base = ""
    let shots = try scenes.map { scene in
      let film = try SourceLoader(context: context).load(scene)
      let plan = try clip.plan(for: film.source)
      guard plan.clock.count > 0 else {
        throw CommandError(.invalidInput, "the clip has no frames")
      }
      for notice in plan.notices { context.console.message(notice) }
      try scene.tell(film.source.notices, in: context)
      let name = ([goldens.name ?? film.name] + scene.variantParts).joined(separator: "-")
      base = ([goldens.name ?? film.name] + scene.previewParts).joined(separator: "-")
      return Shot(
        name, group: film.name, filming: film.source, settings: film.settings, clock: plan.clock,
        interruption: interruption)
    }
    return (shots, base)
  }
}

extension SceneOptions {
  /// What distinguishes the page from the usual one, as parts of a golden's name.
  var variantParts: [String] { previewParts + pageParts }

  /// What tells the preview.
  var previewParts: [String] {
    switch preview {
    case .named(let name): [name]
    case .number(let number): ["preview \(number)"]
    case nil: []
    }
  }

  /// What tells the page's settings.
  var pageParts: [String] {
    var parts: [String] = []
    if colorScheme != .light { parts.append(colorScheme.rawValue) }
    if contrast != .standard { parts.append("contrast") }
    if layoutDirection != .ltr { parts.append(layoutDirection.rawValue) }
    if textSize != .large { parts.append(textSize.rawValue) }
    if locale != SceneOptions().locale { parts.append(locale) }
    if reducesMotion { parts.append("reduced") }
    if era != .iOS18 { parts.append(era.rawValue) }
    return parts
  }
}
