import CapstanSceneGraph
import Foundation

extension [DisplayItem] {
  /// A rectangle of page points that holds every pixel of the items; null for nothing.
  var extent: CGRect { reduce(CGRect.null) { $0.union($1.extent) } }
}

extension DisplayItem {
  /// A rectangle of page points that holds every pixel of the item; null for nothing.
  var extent: CGRect {
    switch self {
    case .fill(let item): item.path.controlBounds.applying(item.transform)
    case .stroke(let item):
      item.path.controlBounds.insetBy(dx: -item.style.reach, dy: -item.style.reach)
        .applying(item.transform)
    case .glyphs(let run): run.extent
    case .backdrop(let item): item.path.controlBounds.applying(item.transform)
    case .group(let group): group.bounds
    }
  }
}

extension DisplayItem {
  /// The device pixels that the item can touch.
  func pixels(_ pageToDevice: CGAffineTransform) -> PixelRect {
    let rect = PixelRect(covering: extent.applying(pageToDevice))
    return rect.isEmpty ? .empty : rect.expanded(x: 1, y: 1)
  }
}

extension DisplayItem {
  /// Whether every pixel of a rectangle is painted over with opaque colours.
  func covers(_ rect: PixelRect, _ pageToDevice: CGAffineTransform) -> Bool {
    guard case .fill(let item) = self else { return false }
    let isOpaque =
      switch item.paint {
      case .solid(let color): color.isOpaque
      case .gradient(let paint): !paint.stops.isEmpty && paint.stops.allSatisfy(\.color.isOpaque)
      case .image: false
      }
    let toDevice = item.transform.concatenating(pageToDevice)
    return isOpaque && toDevice.isInvertible
      && item.path.wholePixels(under: toDevice, within: rect) == rect
  }
}

extension StrokeStyle {
  /// How far the line can reach from its path.
  var reach: CGFloat { max(lineWidth, 0) / 2 * max(miterLimit, 1.5) }
}

extension GlyphRun {
  fileprivate var extent: CGRect {
    var bounds = CGRect.null
    for glyph in glyphs {
      let ink =
        switch face.drawing(of: glyph.id) {
        case .outline(let path): path.controlBounds
        case .image(_, let rect): rect
        }
      bounds = bounds.union(ink.applying(emTransform(of: glyph)))
    }
    return bounds.applying(transform)
  }

  /// From a glyph's ems to the run's coordinates.
  func emTransform(of glyph: Glyph) -> CGAffineTransform {
    CGAffineTransform(
      a: size, b: 0, c: -slant * size, d: size, tx: glyph.position.x, ty: glyph.position.y)
  }
}

extension Path {
  /// The smallest rectangle around all points and control points; null for none.
  var controlBounds: CGRect {
    var (x0, y0) = (CGFloat.infinity, CGFloat.infinity)
    var (x1, y1) = (-CGFloat.infinity, -CGFloat.infinity)
    func add(_ p: CGPoint) {
      (x0, x1) = (min(x0, p.x), max(x1, p.x))
      (y0, y1) = (min(y0, p.y), max(y1, p.y))
    }
    for element in elements {
      switch element {
      case .move(let to), .line(let to):
        add(to)
      case .quadCurve(let to, let control):
        add(to)
        add(control)
      case .curve(let to, let control1, let control2):
        add(to)
        add(control1)
        add(control2)
      case .closeSubpath: break
      }
    }
    return x0 <= x1 ? CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0) : .null
  }
}
