public import CapstanSceneGraph

/// What a source is made with: its page and script, letters and symbols.
public struct StageContext: Sendable {
  /// The page and what happens on it.
  public var settings: StageSettings
  /// Turns text into glyphs.
  public var text: any TextEngine
  /// Finds symbols by name.
  public var symbols: any SymbolSource

  /// Creates a context.
  public init(settings: StageSettings, text: any TextEngine, symbols: any SymbolSource) {
    (self.settings, self.text, self.symbols) = (settings, text, symbols)
  }
}
