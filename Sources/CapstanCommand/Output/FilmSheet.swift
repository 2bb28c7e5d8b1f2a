import CapstanRaster
import CapstanSceneGraph
import Foundation

/// The geometry of a film strip: a title, and cells in rows with a caption under each.
struct FilmSheet: Sendable {
  let cellWidth: Int
  let cellHeight: Int
  let count: Int
  let columns: Int
  /// Pixels to the point of the cells; captions keep their size beside small ones.
  let scale: CGFloat
  /// What stands over the cells; nil for nothing.
  var title: String?

  private static let paper = ResolvedColor(hex: 0x1C1C1E)
  private static let ink = ResolvedColor(hex: 0xAEAEB2)
  private static let titleInk = ResolvedColor(hex: 0xF2F2F7)

  /// Pixels between cells and around them.
  private var gap: Int { Int((12 * scale).rounded(.up)) }
  /// Pixels under a cell for its caption.
  private var captionHeight: Int { Int((fontSize * 2).rounded(.up)) }
  private var fontSize: CGFloat { 12 * max(scale, 1) }
  /// Pixels over the cells for the title.
  private var titleHeight: Int { title == nil ? 0 : Int((titleSize * 1.5).rounded(.up)) + gap }
  private var titleSize: CGFloat { 17 * max(scale, 1) }

  private var columnCount: Int { min(columns, count) }
  private var rowCount: Int { (count + columns - 1) / columns }

  /// Pixels.
  var width: Int { gap + columnCount * (cellWidth + gap) }
  /// Pixels.
  var height: Int { gap + titleHeight + rowCount * (cellHeight + captionHeight + gap) }

  private func origin(of index: Int) -> (x: Int, y: Int) {
    (
      gap + index % columns * (cellWidth + gap),
      gap + titleHeight + index / columns * (cellHeight + captionHeight + gap)
    )
  }

  /// Returns the sheet with its captions and no frames yet, as wide as asked for.
  func blank(captions: [String], width: Int, text engine: any TextEngine) throws -> Bitmap {
    let size = CGSize(width: width, height: height)
    var items = captions.enumerated().flatMap { index, caption in
      let (x, y) = origin(of: index)
      return caption.isEmpty
        ? []
        : self.caption(
          caption, center: CGPoint(x: x + cellWidth / 2, y: y + cellHeight + captionHeight / 2),
          engine)
    }
    items += titleItems(width: width, engine)
    return try Renderer(size: size, scale: 1).bitmap(
      of: DisplayList(size: size, background: Self.paper, items: items))
  }

  private func caption(
    _ caption: String, center: CGPoint, _ engine: any TextEngine
  ) -> [DisplayItem] {
    let font = FontRequest(size: fontSize, weight: 500, monospacedDigits: true)
    let layout = engine.layout(
      StyledText(spans: [.init(text: caption, font: font)], pixelsPerPoint: 1), width: nil)
    let corner = CGPoint(
      x: (center.x - layout.size.width / 2).rounded(),
      y: (center.y - layout.size.height / 2).rounded())
    return glyphs(of: layout, at: corner, Self.ink)
  }

  /// The title at the left edge of the cells; what does not fit ends in an ellipsis.
  private func titleItems(width: Int, _ engine: any TextEngine) -> [DisplayItem] {
    guard let title else { return [] }
    let font = FontRequest(size: titleSize, weight: 600)
    let layout = engine.layout(
      StyledText(
        spans: [.init(text: title, font: font)], lineLimit: 1, pixelsPerPoint: 1),
      width: CGFloat(max(0, width - 2 * gap)))
    return glyphs(of: layout, at: CGPoint(x: gap, y: gap), Self.titleInk)
  }

  private func glyphs(
    of layout: TextLayout, at corner: CGPoint, _ ink: ResolvedColor
  ) -> [DisplayItem] {
    let place = CGAffineTransform(translationX: corner.x, y: corner.y)
    return layout.runs.map {
      .glyphs(
        GlyphRun(
          face: $0.face, size: $0.size, glyphs: $0.glyphs, text: $0.text, paint: .solid(ink),
          transform: place, slant: $0.slant))
    }
  }

  /// Puts a frame into its cell as it is, alpha included.
  func place(_ frame: Bitmap, at index: Int, in sheet: inout Bitmap) {
    let (x, y) = origin(of: index)
    for row in 0..<cellHeight {
      let source = frame.pixels[row * cellWidth..<(row + 1) * cellWidth]
      let start = (y + row) * sheet.width + x
      sheet.pixels.replaceSubrange(start..<start + cellWidth, with: source)
    }
  }
}
