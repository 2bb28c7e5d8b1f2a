import CapstanSceneGraph
private import CPango
private import Foundation
private import Synchronization

/// A font file's glyph drawings, through FreeType, unhinted and at no particular size.
///
/// Every face owns a FreeType library of its own, used under its lock alone, so any thread may ask.
final class OutlineFace: GlyphFace {
  let name: String
  private let source: Mutex<Source>

  /// Opens a font of a file.
  ///
  /// - Throws: `TextError.unusableFont` if FreeType does not take the file.
  init(path: String, indexInFile: Int) throws(TextError) {
    let handle = try FreeTypeFace(path: path, indexInFile: indexInFile)
    name = handle.postScriptName ?? "\(path)#\(indexInFile)"
    source = Mutex(Source(handle: handle))
  }

  func drawing(of glyph: UInt32) -> GlyphDrawing {
    source.withLock { $0.drawing(of: glyph, faceName: name) }
  }

  /// The open file and what it has drawn so far.
  private struct Source: ~Copyable {
    let handle: FreeTypeFace
    var drawings: [UInt32: GlyphDrawing] = [:]

    init(handle: consuming FreeTypeFace) {
      self.handle = handle
    }

    mutating func drawing(of glyph: UInt32, faceName: String) -> GlyphDrawing {
      if let known = drawings[glyph] { return known }
      let made =
        handle.isScalable
        ? GlyphDrawing.outline(handle.outline(of: glyph))
        : handle.picture(of: glyph, faceName: faceName)
      drawings[glyph] = made
      return made
    }
  }
}
