import CapstanSceneGraph
import Foundation

/// A face of three glyphs: 0 a bar, 1 a disc, 2 a picture.
final class TestFace: GlyphFace {
  let name = "Test"
  let picture = ImageSource(
    name: "dot", bitmap: Bitmap(width: 1, height: 1, filledWith: 0xFF00_8000))

  func drawing(of glyph: UInt32) -> GlyphDrawing {
    switch glyph {
    case 0: .outline(.rect(0.1, -0.7, 0.2, 0.7))
    case 1: .outline(.circle(0.5, -0.5, 0.4))
    default: .image(picture, rect: CGRect(x: 0, y: -1, width: 1, height: 1))
    }
  }
}
