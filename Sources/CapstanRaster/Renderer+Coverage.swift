import CapstanSceneGraph
import Foundation

/// An outline in device pixels and how its inside is found: all that its coverage depends on.
struct DeviceShape: Equatable {
  enum Outline: Equatable {
    case path(Path, evenOdd: Bool, antialiased: Bool)
    /// A run of which paint, text and transform say nothing.
    case glyphs(GlyphRun)
  }

  /// Compared first: it differs between most shapes, and outlines are long.
  var toDevice: CGAffineTransform
  var outline: Outline
}

extension Renderer {
  /// Paints a shape in one colour through its coverage, which is kept; returns false, having drawn
  /// nothing, where that is not worth it or not the same.
  ///
  /// An icon that changes its colour, or a headline on a page that does, keeps its coverage. What
  /// reaches over the surface's sides does not go this way: Cairo's coverage can depend, by a level,
  /// on where an outline is cut. Nor do upright rectangles, which are cheap.
  func paint(
    _ color: ResolvedColor, _ item: DisplayItem, toDevice: CGAffineTransform, on layer: Layer
  ) throws(RasterError) -> Bool {
    guard let shape = item.deviceShape(toDevice),
      let rect = item.coveredPixels(layer.pageToDevice, within: layer.canvas.surface.rect)
    else { return false }
    if color.word >> 24 == 0 { return true }
    layer.fill(color, covering: try coverage(of: shape, in: rect))
    return true
  }

  /// The levels at which a shape covers the pixels of a rectangle that holds it.
  private func coverage(of shape: DeviceShape, in rect: PixelRect) throws(RasterError) -> Surface {
    try coverages.value(for: shape) { () throws(RasterError) in
      let surface = try Surface(rect, .alpha, pool: pool)
      let canvas = try Canvas(surface, checks: checks)
      canvas.newPath()
      switch shape.outline {
      case .path(let path, let evenOdd, let antialiased):
        canvas.append(path, transform: shape.toDevice)
        canvas.fill(with: .color(.black), evenOdd: evenOdd, antialiased: antialiased)
      case .glyphs(let run):
        for glyph in run.glyphs {
          guard case .outline(let path) = run.face.drawing(of: glyph.id) else { continue }
          canvas.append(path, transform: run.emTransform(of: glyph).concatenating(shape.toDevice))
        }
        canvas.fill(with: .color(.black))
      }
      try canvas.check()
      return surface
    }
  }
}

extension DisplayItem {
  /// More pixels than this are not kept for one shape.
  private static let mostCoveredPixels = 1 << 18

  /// The pixels around an item that is painted through its coverage on a surface of that rectangle;
  /// nil for others.
  func coveredPixels(_ pageToDevice: CGAffineTransform, within rect: PixelRect) -> PixelRect? {
    switch self {
    case .fill(let item):
      guard case .solid = item.paint else { return nil }
      let toDevice = item.transform.concatenating(pageToDevice)
      if toDevice.keepsAxes, item.path.rectangle != nil { return nil }
    case .glyphs(let run):
      guard case .solid = run.paint, run.isOutlined else { return nil }
    case .stroke, .backdrop, .group: return nil
    }
    let own = pixels(pageToDevice)
    guard !own.isEmpty, rect.contains(own), own.width * own.height <= Self.mostCoveredPixels else {
      return nil
    }
    return own
  }

  fileprivate func deviceShape(_ toDevice: CGAffineTransform) -> DeviceShape? {
    switch self {
    case .fill(let item):
      return DeviceShape(
        toDevice: toDevice,
        outline: .path(item.path, evenOdd: item.evenOdd, antialiased: item.antialiased))
    case .glyphs(var run):
      (run.paint, run.text, run.transform) = (.solid(.black), "", .identity)
      return DeviceShape(toDevice: toDevice, outline: .glyphs(run))
    case .stroke, .backdrop, .group: return nil
    }
  }
}

extension GlyphRun {
  /// Whether no glyph is a picture.
  fileprivate var isOutlined: Bool {
    glyphs.allSatisfy { glyph in
      if case .outline = face.drawing(of: glyph.id) { true } else { false }
    }
  }
}
