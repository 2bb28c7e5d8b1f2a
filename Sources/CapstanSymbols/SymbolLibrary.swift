public import CapstanSceneGraph
import Foundation
import Synchronization

/// The symbols that this project brings, under the names of the platform's own.
///
/// Drawings are Bootstrap Icons (MIT) or ours; none is derived from SF Symbols. A folder of the
/// user's own symbols wins over them. Variants without a drawing of their own (`.circle`,
/// `.square`, `.slash`, `.badge.plus`, each also with `.fill`) are composed from their base.
public final class SymbolLibrary: SymbolSource {
  private struct Key: Hashable {
    var name: String
    var weight: Int
  }

  private let folder: SymbolFolder?
  private let drawings = Mutex<[Key: SymbolDrawing]>([:])

  /// Creates a library; symbols in `folder` win over the library's own.
  public init(folder: SymbolFolder? = nil) {
    self.folder = folder
  }

  /// The names that have a drawing of their own, sorted; composed variants are not among them.
  public static var names: [String] {
    SortedTable.symbolNames.words.filter { !isInternal($0) }
  }

  /// Returns whether a symbol is drawn as itself rather than as a placeholder.
  public func contains(_ name: String) -> Bool {
    if folder?.contains(name) == true { return true }
    return !Self.isInternal(name) && SymbolComposer(weight: 400).outline(named: name) != nil
  }

  /// Returns a symbol's drawing; for an unknown name a question mark in a dashed square.
  ///
  /// Weights from 500 on thicken every line as far as gaps stay open, those below 400 thin every
  /// line as far as it stays, unless the user's own symbol has them.
  public func symbol(named name: String, weight: Int) -> SymbolDrawing? {
    let key = Key(name: name, weight: weight)
    if let drawing = drawings.withLock({ $0[key] }) { return drawing }
    let drawing = makeDrawing(named: name, weight: weight)
    drawings.withLock { $0[key] = drawing }
    return drawing
  }

  /// Parts of other drawings have names that no one can ask for.
  private static func isInternal(_ name: String) -> Bool {
    name.hasPrefix(SymbolOutline.internalPrefix)
  }

  private func makeDrawing(named name: String, weight: Int) -> SymbolDrawing {
    if let own = folder?.drawing(named: name, weight: weight) { return own }
    let composer = SymbolComposer(weight: weight)
    if !Self.isInternal(name), let outline = composer.outline(named: name) {
      return outline.drawing(named: name)
    }
    var drawing = SymbolOutline(internalName: "placeholder", weight: weight).drawing(named: name)
    drawing.isPlaceholder = true
    return drawing
  }
}
