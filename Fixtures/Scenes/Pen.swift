import CapstanSceneGraph
import Foundation

/// Writes lines of text and symbols into a display list.
struct Pen {
  let text: any TextEngine
  let symbols: any SymbolSource
  /// Pixels to the point.
  let scale: CGFloat

  /// Returns lines of text around a point, no wider than `width`.
  func text(
    _ string: String, size: CGFloat, weight: Int, color: ResolvedColor, centeredAt center: CGPoint,
    width: CGFloat?
  ) -> [DisplayItem] {
    let span = StyledText.Span(text: string, font: FontRequest(size: size, weight: weight))
    let layout = text.layout(
      StyledText(spans: [span], alignment: .center, pixelsPerPoint: scale), width: width)
    let origin = CGAffineTransform(
      translationX: center.x - layout.size.width / 2, y: center.y - layout.size.height / 2)
    return layout.runs.map { run in
      .glyphs(
        GlyphRun(
          face: run.face, size: run.size, glyphs: run.glyphs, text: run.text, paint: .solid(color),
          transform: origin, slant: run.slant))
    }
  }

  /// Returns a symbol whose layout box is centred at a point.
  ///
  /// Traps if there is none of that name: a scene knows its symbols.
  func symbol(
    _ name: String, size: CGFloat, color: ResolvedColor, centeredAt center: CGPoint
  ) -> [DisplayItem] {
    guard let drawing = symbols.symbol(named: name, weight: 600) else {
      preconditionFailure("There is no symbol \(name).")
    }
    let place = CGAffineTransform(
      translationX: center.x - drawing.bounds.midX * size,
      y: center.y - drawing.bounds.midY * size
    ).scaledBy(x: size, y: size)
    return drawing.layers.map { layer in
      .fill(
        FillItem(
          path: layer.path, paint: .solid(color), evenOdd: layer.evenOdd, transform: place))
    }
  }
}
