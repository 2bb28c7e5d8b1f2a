public import CapstanAssets
public import CapstanFrames
public import CapstanSceneGraph
import CapstanSymbols
import Foundation

/// What a source is made with: its page and script, letters, symbols and assets.
public struct StageContext: Sendable {
  /// The page and what happens on it.
  public var settings: StageSettings
  /// Turns text into glyphs.
  public var text: any TextEngine
  /// Finds symbols by name.
  public var symbols: any SymbolSource
  /// Finds pictures, colours and symbols of the author's own; nil for none.
  public var assets: AssetLibrary?
  /// The last moment that will be asked for; nil where that may be any of the clip.
  ///
  /// What would happen after it is left out: its mistakes are not found, and when the clip comes to
  /// rest is not known.
  public var lastMoment: RationalTime?
  /// Whether views make a moment of what an earlier one has left; frames are equal either way.
  package var reusesWork = true

  /// Creates a context.
  public init(
    settings: StageSettings, text: any TextEngine, symbols: any SymbolSource,
    assets: AssetLibrary? = nil
  ) {
    (self.settings, self.text, self.symbols) = (settings, text, symbols)
    self.assets = assets
  }

  /// Creates a context with the symbols and assets of the folders that the settings name.
  ///
  /// `places` are searched after them.
  ///
  /// - Throws: `SymbolFolder.ReadingError` or `AssetError` for a file that cannot be read.
  public init(
    settings: StageSettings, text: any TextEngine, places: [AssetPlace]
  ) throws {
    let folder = try settings.symbolFolder.map { try SymbolFolder(URL(fileURLWithPath: $0)) }
    let own = settings.assetFolder.map { [AssetPlace(path: $0, isDeep: true)] } ?? []
    self.init(
      settings: settings, text: text, symbols: SymbolLibrary(folder: folder),
      assets: try AssetLibrary(own + places))
  }
}
