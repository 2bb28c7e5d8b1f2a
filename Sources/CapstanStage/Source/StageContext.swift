public import CapstanSceneGraph
public import CapstanAssets

/// What a source is made with: its page and script, letters and symbols.
public struct StageContext: Sendable {
  /// The page and what happens on it.
  public var settings: StageSettings
  /// Turns text into glyphs.
  public var text: any TextEngine
  /// Finds symbols by name.
  public var symbols: any SymbolSource

  /// Finds pictures, colours and symbols of the author's own; nil for none.
  public var assets: AssetLibrary?

  /// Creates a context.
  public init(
    settings: StageSettings, text: any TextEngine, symbols: any SymbolSource,
    assets: AssetLibrary? = nil
  ) {
    (self.settings, self.text, self.symbols) = (settings, text, symbols)
    self.assets = assets
  }
}
