public import Foundation

extension DisplayItem {
  /// A rectangle of the page, in points, that holds everything the item paints; null for nothing.
  ///
  /// Outlines are enclosed tightly (rotated ones by their own extrema), strokes by their reach,
  /// glyphs by their control points, groups by what they say themselves.
  public var bounds: CGRect {
    switch self {
    case .fill(let item): item.path.bounds(under: item.transform)
    case .stroke(let item): item.bounds
    case .glyphs(let run): run.bounds
    case .backdrop(let item): item.path.bounds(under: item.transform)
    case .group(let group): group.bounds
    }
  }

  /// A rectangle that holds everything that `bounds` does, and is found without solving for the
  /// extrema of curves: outlines are enclosed by their control points.
  package var extent: CGRect {
    switch self {
    case .fill(let item): item.path.controlRect.applying(item.transform)
    case .stroke(let item): item.extent
    case .backdrop(let item): item.path.controlRect.applying(item.transform)
    case .glyphs, .group: bounds
    }
  }
}

extension GroupItem {
  /// Creates a group whose bounds follow from its items and its effect.
  ///
  /// Shadow and blur reach `GaussianBlur.reachPerRadius` radii further; an opaque blur stays inside
  /// its content, as clips and masks do.
  public init(effect: GroupEffect, items: [DisplayItem]) {
    let content = items.bounds
    self.init(effect: effect, bounds: effect.bounds(of: content), items: items)
  }
}

extension [DisplayItem] {
  /// A rectangle of the page that holds everything the items paint; null for nothing.
  package var bounds: CGRect {
    reduce(.null) { $0.union($1.bounds) }
  }

  /// A rectangle that holds every item's `extent`; null for nothing.
  package var extent: CGRect {
    reduce(.null) { $0.union($1.extent) }
  }
}

extension GroupEffect {
  fileprivate func bounds(of content: CGRect) -> CGRect {
    if content.isNull { return content }
    switch self {
    case .opacity, .blend, .filter, .blur(_, opaque: true):
      return content
    case .clip(let path, _, _, let transform):
      return content.common(with: path.bounds(under: transform))
    case .mask(let items):
      return content.common(with: items.bounds)
    case .blur(let radius, opaque: false):
      return content.reaching(max(radius, 0) * GaussianBlur.reachPerRadius)
    case .shadow(_, let radius, let offset):
      let shadow = content.reaching(max(radius, 0) * GaussianBlur.reachPerRadius)
        .offsetBy(dx: offset.width, dy: offset.height)
      return content.union(shadow)
    case .projection(let map):
      return content.projected(by: map)
    }
  }
}

extension CGRect {
  /// What two rectangles share; this one if either is not finite, where Foundation's own traps.
  ///
  /// What has such a place is found and left out before it is drawn.
  fileprivate func common(with other: CGRect) -> CGRect {
    if isNull || other.isNull { return .null }
    return isFinite && other.isFinite ? intersection(other) : self
  }

  /// The rectangle with so many points more on every side; itself for an endless reach.
  fileprivate func reaching(_ reach: CGFloat) -> CGRect {
    isFinite && reach.isFinite ? insetBy(dx: -reach, dy: -reach) : self
  }
}

extension StrokeItem {
  fileprivate var bounds: CGRect {
    let reach = path.strokeReach(style)
    let box = path.boundingRect
    if box.isNull || style.lineWidth <= 0 { return .null }
    return box.insetBy(dx: -reach, dy: -reach).applying(transform)
  }

  fileprivate var extent: CGRect {
    let box = path.controlRect
    if box.isNull || style.lineWidth <= 0 { return .null }
    return box.insetBy(dx: -style.reach, dy: -style.reach).applying(transform)
  }
}

extension GlyphRun {
  /// From a glyph's ems to the run's coordinates.
  package func emTransform(of glyph: Glyph) -> CGAffineTransform {
    CGAffineTransform(
      a: size, b: 0, c: -slant * size, d: size, tx: glyph.position.x, ty: glyph.position.y)
  }

  fileprivate var bounds: CGRect {
    let box = glyphs.reduce(CGRect.null) { box, glyph in
      let drawn =
        switch face.drawing(of: glyph.id) {
        case .outline(let path): path.controlRect
        case .image(_, let rect): rect
        }
      return drawn.isNull ? box : box.union(drawn.applying(emTransform(of: glyph)))
    }
    return box.isNull ? box : box.applying(transform)
  }
}

extension Path {
  /// The bounding rectangle of the image under a map.
  fileprivate func bounds(under transform: CGAffineTransform) -> CGRect {
    let keepsAxes = (transform.b == 0 && transform.c == 0) || (transform.a == 0 && transform.d == 0)
    if keepsAxes {
      let box = boundingRect
      return box.isNull ? box : box.applying(transform)
    }
    return applying(transform).boundingRect
  }
}

extension CGRect {
  /// The box around the image under a projective map; what lies behind the eye is cut off.
  fileprivate func projected(by map: ProjectionTransform) -> CGRect {
    /// The smallest homogeneous coordinate that still counts as before the eye.
    let nearest: CGFloat = 1e-3
    func depth(_ p: CGPoint) -> CGFloat { map.m13 * p.x + map.m23 * p.y + map.m33 }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
    var visible: [CGPoint] = []
    for (p, q) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      let (a, b) = (depth(p) - nearest, depth(q) - nearest)
      if a >= 0 { visible.append(p) }
      if (a < 0) != (b < 0) { visible.append(p.interpolated(to: q, at: a / (a - b))) }
    }
    return CGRect(enclosing: visible.map { $0.applying(map) })
  }
}
