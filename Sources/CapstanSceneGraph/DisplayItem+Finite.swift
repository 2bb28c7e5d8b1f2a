package import Foundation

extension [DisplayItem] {
  /// Whether every number that places something is one: finite, and no NaN.
  package var isFinite: Bool { allSatisfy(\.isFinite) }

  /// The items that have a place, groups without the items in them that have none.
  ///
  /// A view whose size was divided by zero draws nothing on the platform; nor does it here.
  package var droppingNonFinite: [DisplayItem] {
    compactMap { item in
      if item.isFinite { return item }
      guard case .group(var group) = item, group.effect.isFinite, group.bounds.isFinite else {
        return nil
      }
      group.items = group.items.droppingNonFinite
      if case .mask(let mask) = group.effect { group.effect = .mask(mask.droppingNonFinite) }
      return .group(group)
    }
  }
}

extension DisplayItem {
  /// Whether every number that places the item, and what is in it, is finite.
  package var isFinite: Bool {
    switch self {
    case .fill(let fill): fill.path.isFinite && fill.transform.isFinite
    case .stroke(let stroke):
      stroke.path.isFinite && stroke.transform.isFinite && stroke.style.lineWidth.isFinite
    case .glyphs(let run):
      run.size.isFinite && run.transform.isFinite
        && run.glyphs.allSatisfy { $0.position.isFinite }
    case .backdrop(let backdrop):
      backdrop.path.isFinite && backdrop.rect.isFinite && backdrop.transform.isFinite
    case .group(let group):
      group.bounds.isFinite && group.effect.isFinite && group.effect.isMaskFinite
        && group.items.isFinite
    }
  }
}

extension GroupEffect {
  /// Whether the effect's own numbers are finite; a mask's items are asked apart.
  fileprivate var isFinite: Bool {
    switch self {
    case .clip(let path, _, _, let transform): path.isFinite && transform.isFinite
    case .blur(let radius, _): radius.isFinite
    case .shadow(_, let radius, let offset):
      radius.isFinite && offset.width.isFinite && offset.height.isFinite
    case .projection(let map): map.isFinite
    case .opacity, .mask, .blend, .filter: true
    }
  }

  fileprivate var isMaskFinite: Bool {
    if case .mask(let items) = self { items.isFinite } else { true }
  }
}

extension Path {
  /// Whether every point and control point is finite.
  package var isFinite: Bool {
    for element in elements {
      let holds =
        switch element {
        case .move(let to), .line(let to): to.isFinite
        case .quadCurve(let to, let control): to.isFinite && control.isFinite
        case .curve(let to, let first, let second):
          to.isFinite && first.isFinite && second.isFinite
        case .closeSubpath: true
        }
      if !holds { return false }
    }
    return true
  }
}

extension CGPoint {
  /// Whether both coordinates are finite.
  package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  /// Whether place and size are finite; a null rectangle is not.
  package var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }
}

extension CGAffineTransform {
  /// Whether every coefficient is finite.
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}

extension ProjectionTransform {
  /// Whether every coefficient is finite.
  package var isFinite: Bool {
    m11.isFinite && m12.isFinite && m13.isFinite && m21.isFinite && m22.isFinite
      && m23.isFinite && m31.isFinite && m32.isFinite && m33.isFinite
  }
}
