import CapstanAssets
import CapstanFrames
import CapstanRaster
import CapstanSceneGraph
import CapstanStage
import CapstanViews
import CapstanText
import Foundation

/// A source ready to be filmed, and what the command line calls it.
struct LoadedSource {
  /// A file's name without its extension, or the built-in scene's name.
  var name: String
  var settings: StageSettings
  var source: any FrameSource
  /// The content of a listing; nil for a built-in scene, whose frames speak for it.
  private let content: ContentKey?
  /// Where its pictures and colours come from.
  private let assets: AssetLibrary?

  /// Describes a source; a preview may ask for a page of its own size.
  @MainActor init(
    _ name: String, _ settings: StageSettings, _ source: any FrameSource,
    content: ContentKey? = nil, assets: AssetLibrary? = nil
  ) {
    (self.name, self.settings, self.source) = (name, settings, source)
    (self.content, self.assets) = (content, assets)
    self.settings.size = source.size
    if let view = source as? ViewSource { self.settings.safeArea = view.safeArea }
  }

  /// A text that changes whenever the source does, or an asset or symbol of the author's own.
  ///
  /// - Throws: what making frames throws, or `CommandError` for a folder that cannot be read.
  @MainActor func fingerprint() throws -> String {
    var key = try content ?? frameKey()
    if let assets { key.add(assets.fingerprint) }
    if let folder = settings.symbolFolder { try key.add(symbolsOf: folder) }
    return "\(key)"
  }

  /// A fingerprint of moments in which something has happened.
  @MainActor private func frameKey() throws -> ContentKey {
    var key = ContentKey()
    let end = source.restTime ?? source.lastEventTime
    for time in [0, source.lastEventTime, source.lastEventTime + 0.1, end] {
      key.add(try source.displayList(at: time).dump)
    }
    return key
  }
}

/// Finds what SOURCE means.
struct SourceLoader {
  let context: CommandContext

  /// Makes the source that options describe.
  ///
  /// `lastMoment` says that no later one will be asked for, so that nothing after it is played.
  ///
  /// - Throws: `CommandError` with the code `invalidInput` for an unknown name, `noInput` for a file
  ///   that is not there, `unavailable` for missing fonts; what making the source throws.
  @MainActor func load(
    _ options: SceneOptions, until lastMoment: RationalTime? = nil
  ) throws -> LoadedSource {
    let settings = try options.settings()
    let name = options.source
    if let scene = context.scenes.first(where: { $0.name == name }) {
      if scene.isListing { try ListingProcess.fixHashing(in: context) }
      let stage = try stage(settings, until: lastMoment)
      return LoadedSource(name, settings, try scene.makeSource(stage), assets: stage.assets)
    }
    if name.hasSuffix(".swift") || isFolder(name) {
      let sources = try ListingSources(path: name)
      guard ListingProcess.isListing(context.environment) else {
        try ListingProcess.become(sources, in: context)
      }
      // This very program was compiled from the listing.
      let previews = PreviewCollection {
        $0.file.hasPrefix("\(ListingCompiler.moduleName)/")
      } place: {
        ListingCopy.place(of: $0, in: sources)
      }
      let stage = try stage(settings, listing: name, until: lastMoment)
      let source = try previews.source(stage)
      return LoadedSource(
        sources.name, settings, source, content: sources.key, assets: stage.assets)
    }
    throw unknown(name)
  }

  private func stage(
    _ settings: StageSettings, listing: String? = nil, until lastMoment: RationalTime?
  ) throws -> StageContext {
    var places: [AssetPlace] = []
    if let listing {
      let isWhole = isFolder(listing)
      let beside = isWhole ? listing : (listing as NSString).deletingLastPathComponent
      places.append(AssetPlace(path: beside.isEmpty ? "." : beside, isDeep: isWhole))
    }
    var stage = try StageContext(settings: settings, text: try PangoTextEngine(), places: places)
    stage.lastMoment = lastMoment
    return stage
  }

  private func unknown(_ name: String) -> CommandError {
    let names = context.scenes.map(\.name)
    if name.contains("/") || name.contains(".") {
      return CommandError(.noInput, "there is no file \(name)")
    }
    return CommandError(
      .invalidInput, "there is no built-in scene '\(name)', and no such file",
      hint: nearest(to: name, in: names).map { "did you mean \($0)?" }
        ?? "built-in scenes: \(names.joined(separator: ", "))")
  }
}
