import CapstanSceneGraph
import Foundation

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
    var points: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let to), .line(let to): points.append(to)
      case .quadCurve(let to, let control): points += [to, control]
      case .curve(let to, let control1, let control2): points += [to, control1, control2]
      case .closeSubpath: break
      }
    }
    return CGRect(enclosing: points)
  }
}
