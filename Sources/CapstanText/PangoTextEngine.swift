public import CapstanSceneGraph
public import Foundation
private import Synchronization

/// Sets text with Pango in the catalog's fonts and no others.
///
/// Free-threaded: one lock guards the font maps, so none is ever used by two threads at once, and
/// glyph faces have locks of their own. Environment, locale and the machine's other fonts have no
/// influence. No declared face is condensed or expanded, so a request's width is ignored.
public final class PangoTextEngine: TextEngine {
  private let state: Mutex<State>

  /// Creates an engine; fonts are opened when a character first needs them.
  ///
  /// - Throws: `TextError` if the system font's files are missing or cannot be used.
  public init(catalog: FontCatalog = FontCatalog()) throws(TextError) {
    try catalog.requireFiles()
    let library = FaceLibrary(catalog: catalog)
    _ = try library.load(Typeface.systemRegular)
    state = Mutex(State(library: library))
  }

  /// Breaks and shapes text for a width in points; nil means no limit.
  public func layout(_ text: StyledText, width: CGFloat?) -> TextLayout {
    state.withLock { $0.layout(text, width: width) }
  }

  /// What the lock guards.
  private struct State {
    let library: FaceLibrary
    var cache = LayoutCache(capacity: 1024)

    init(library: FaceLibrary) {
      self.library = library
    }

    mutating func layout(_ text: StyledText, width: CGFloat?) -> TextLayout {
      let library = library
      return cache.layout(for: LayoutCache.Key(text: text, width: width)) {
        ScaleSearch(text: text, width: width, library: library).layout()
      }
    }
  }
}
