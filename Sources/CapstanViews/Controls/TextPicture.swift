import CapstanSceneGraph
import Foundation

/// A picture or symbol inside a text.
struct TextPicture {
  let image: Image
  let shown: ShownImage
  /// How the layers of a symbol take colours, and where they are resolved.
  let mode: SymbolRenderingMode.Kind
  let styleContext: StyleContext

  /// Draws the picture from its left end on the baseline, in the text's coordinates.
  ///
  /// A symbol has the colour of the characters around it, or its own; a palette has only their
  /// first colour.
  @MainActor func draw(
    at origin: CGPoint, scale: CGFloat, textBox: CGRect, style: ResolvedStyle,
    _ context: DrawingContext, into items: inout [DisplayItem]
  ) {
    switch shown {
    case .symbol(let drawing, let points):
      let size = points * scale
      let map = CGAffineTransform(a: size, b: 0, c: 0, d: size, tx: origin.x, ty: origin.y)
      for layer in drawing.layers(for: mode) where drawing.draws(layer, in: mode) {
        let own =
          switch mode {
          case .monochrome: style
          case .multicolor: layer.hue?.style(in: styleContext) ?? style
          case .hierarchical, .palette: style.atLevel(layer.level)
          }
        let painter = StylePainter(
          style: own, rect: textBox.applying(map.inverted()), context: context.applying(map))
        painter.fill(layer.path, FillStyle(eoFill: layer.evenOdd), into: &items)
      }
    case .picture(let picture):
      let size = picture.content.size
      var painter = PicturePainter(picture, image: image)
      painter.foreground = style
      painter.resizing = nil
      let rect = CGRect(
        x: origin.x, y: origin.y - size.height * scale, width: size.width * scale,
        height: size.height * scale)
      painter.draw(in: rect, context, into: &items)
    case .nothing: break
    }
  }
}

extension TextElement {
  /// Finds the pictures of a text and makes room for them in its spans.
  func pictures(
    of text: inout ResolvedText, _ environment: EnvironmentValues
  ) -> [Int: TextPicture] {
    var pictures: [Int: TextPicture] = [:]
    for attachment in text.attachments {
      let shown = ShownImage(
        attachment.image, font: attachment.font, environment, in: graph)
      pictures[attachment.spanIndex] = TextPicture(
        image: attachment.image, shown: shown,
        mode: attachment.image.symbolMode(in: environment),
        styleContext: environment.styleContext)
      text.text.spans[attachment.spanIndex].picture = shown.room
    }
    return pictures
  }
}
