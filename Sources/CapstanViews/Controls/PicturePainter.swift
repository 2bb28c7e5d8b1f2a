import CapstanSceneGraph
import Foundation

/// Draws a picture into a rectangle: stretched, tiled, or in nine parts around its cap insets.
struct PicturePainter {
  let content: PictureMedium
  /// Nil draws the whole picture once.
  var resizing: Image.Resizing?
  var sampling = CapstanSceneGraph.ImagePaint.Sampling.smooth
  var isAntialiased = true

  /// Only the picture's alpha counts, and this is its colour.
  var isTemplate = false
  var foreground: ResolvedStyle?
  var isMirrored = false

  init(_ content: PictureMedium) { self.content = content }

  /// Draws a picture as an image asks, otherwise as its catalogue says, and otherwise in a mode of
  /// the place.
  init(
    _ picture: AssetPicture, image: Image?, fallback: Image.TemplateRenderingMode? = nil
  ) {
    content = picture.content
    isMirrored = picture.isMirrored
    isTemplate = (image?.renderingMode ?? picture.renderingMode ?? fallback) == .template
    guard let image else { return }
    resizing = image.resizing
    isAntialiased = image.isAntialiased ?? true
    sampling =
      switch image.interpolation {
      case Image.Interpolation.none?: .nearest
      case .high?: .cubic
      default: .smooth
      }
  }

  /// Draws the picture into a rectangle of the context's coordinates.
  @MainActor func draw(
    in rect: CGRect, _ context: DrawingContext, into items: inout [DisplayItem]
  ) {
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0)
    let toPage = isMirrored ? mirror.concatenating(context.toPage) : context.toPage
    let drawn = self.items(in: rect).transformed(by: toPage)
    guard !drawn.isEmpty else { return }
    if case .missing = content { return context.finish(drawn, into: &items) }
    guard isTemplate, let foreground else { return context.finish(drawn, into: &items) }
    // The foreground, where the picture is.
    var ink: [DisplayItem] = []
    StylePainter(style: foreground, rect: rect, context: context.flattened).fill(
      Path(rect), FillStyle(), into: &ink)
    guard !ink.isEmpty else { return }
    context.finish([.group(GroupItem(effect: .mask(drawn), items: ink))], into: &items)
  }

  /// A stretch of the picture and where it goes, along one axis.
  private struct Piece {
    var source: (start: CGFloat, length: CGFloat)
    var target: (start: CGFloat, length: CGFloat)
    /// Caps keep their size; what is between them is stretched or repeated.
    var isCap: Bool
  }

  /// Returns the picture's items in the coordinates of the rectangle.
  func items(in rect: CGRect) -> [DisplayItem] {
    if case .missing = content { return MissingPicture.items(in: rect) }
    let size = content.size
    guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return [] }
    let insets = resizing?.capInsets ?? EdgeInsets()
    let tiles = resizing?.mode == .tile
    let plain = insets == EdgeInsets() && !tiles
    if plain { return whole(in: rect, clippedTo: rect) }
    let columns = Self.pieces(
      size.width, rect.minX, rect.width, insets.leading, insets.trailing)
    let rows = Self.pieces(size.height, rect.minY, rect.height, insets.top, insets.bottom)
    var items: [DisplayItem] = []
    for row in rows {
      for column in columns {
        let target = CGRect(
          x: column.target.start, y: row.target.start, width: column.target.length,
          height: row.target.length)
        let source = CGRect(
          x: column.source.start, y: row.source.start, width: column.source.length,
          height: row.source.length)
        let step = CGSize(
          width: tiles && !column.isCap ? source.width : target.width,
          height: tiles && !row.isCap ? source.height : target.height)
        items += cells(source, over: target, step: step)
      }
    }
    return items
  }

  /// A part of the picture, as often as steps of a size fit into a target.
  private func cells(_ source: CGRect, over target: CGRect, step: CGSize) -> [DisplayItem] {
    guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else {
      return []
    }
    if let part = part(source) {
      let rect = CGRect(origin: target.origin, size: step)
      return [pixels(of: part, in: rect, clippedTo: target, tiles: step != target.size)]
    }
    var items: [DisplayItem] = []
    for y in stride(from: target.minY, to: target.maxY - 1e-6, by: step.height) {
      for x in stride(from: target.minX, to: target.maxX - 1e-6, by: step.width) {
        let cell = CGRect(x: x, y: y, width: step.width, height: step.height)
        let (sx, sy) = (step.width / source.width, step.height / source.height)
        let picture = CGRect(
          x: cell.minX - source.minX * sx, y: cell.minY - source.minY * sy,
          width: content.size.width * sx, height: content.size.height * sy)
        items += whole(in: picture, clippedTo: cell.intersection(target))
      }
    }
    return items
  }

  /// The pixels of a part, by themselves, so that no neighbour shines in; nil for outlines, and where
  /// the part's edges are not whole pixels.
  private func part(_ source: CGRect) -> ImageSource? {
    guard case .pixels(let image, let scale) = content else { return nil }
    let sides = [source.minX, source.minY, source.width, source.height].map { $0 * scale }
    let whole = sides.map { Int($0.rounded()) }
    guard zip(sides, whole).allSatisfy({ abs($0 - CGFloat($1)) < 1e-6 }) else { return nil }
    return image.part(x: whole[0], y: whole[1], width: whole[2], height: whole[3])
  }

  /// The whole picture stretched over a rectangle, of which a part is shown.
  private func whole(in rect: CGRect, clippedTo part: CGRect) -> [DisplayItem] {
    switch content {
    case .missing: return MissingPicture.items(in: part)
    case .pixels(let image, _):
      return [pixels(of: image, in: rect, clippedTo: part, tiles: false)]
    case .outlines(let drawing):
      let map = CGAffineTransform(
        a: rect.width / drawing.size.width, b: 0, c: 0, d: rect.height / drawing.size.height,
        tx: rect.minX, ty: rect.minY)
      let items = drawing.items.transformed(by: map)
      if part == rect { return items }
      let clip = GroupEffect.clip(
        Path(part), evenOdd: false, antialiased: isAntialiased, transform: .identity)
      return [.group(GroupItem(effect: clip, items: items))]
    }
  }

  private func pixels(
    of image: ImageSource, in rect: CGRect, clippedTo part: CGRect, tiles: Bool
  ) -> DisplayItem {
    let paint = CapstanSceneGraph.ImagePaint(
      image: image, rect: rect, tiles: tiles, sampling: sampling)
    return .fill(
      FillItem(path: Path(part), paint: .image(paint), antialiased: isAntialiased))
  }

  /// Cuts an axis into the first cap, the middle and the last cap; caps share what room there is.
  private static func pieces(
    _ length: CGFloat, _ start: CGFloat, _ room: CGFloat, _ first: CGFloat, _ last: CGFloat
  ) -> [Piece] {
    let (a, b) = (min(max(first, 0), length), min(max(last, 0), max(0, length - first)))
    let shrink = a + b > room ? room / (a + b) : 1
    let (ta, tb) = (a * shrink, b * shrink)
    return [
      Piece(source: (0, a), target: (start, ta), isCap: true),
      Piece(
        source: (a, length - a - b), target: (start + ta, room - ta - tb), isCap: false),
      Piece(source: (length - b, b), target: (start + room - tb, tb), isCap: true),
    ].filter { $0.target.length > 0 && $0.source.length > 0 }
  }
}
