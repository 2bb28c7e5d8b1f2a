public import Foundation

/// A picture of outlines: items in a box whose origin is its top left corner.
public struct VectorDrawing: Equatable, Sendable {
  /// What the author called it, or where it came from.
  public var name: String
  /// The box in points; items may reach beyond it.
  public var size: CGSize
  /// Back to front.
  public var items: [DisplayItem]

  /// Creates a drawing.
  public init(name: String, size: CGSize, items: [DisplayItem]) {
    (self.name, self.size, self.items) = (name, size, items)
  }
}

extension DisplayItem {
  /// Returns the item as it looks under a map applied after its own.
  ///
  /// Lengths of blurs and shadows grow by the map's average factor; projections stay as they are.
  public func transformed(by map: CGAffineTransform) -> DisplayItem {
    switch self {
    case .fill(var item):
      item.transform = item.transform.concatenating(map)
      return .fill(item)
    case .stroke(var item):
      item.transform = item.transform.concatenating(map)
      return .stroke(item)
    case .glyphs(var run):
      run.transform = run.transform.concatenating(map)
      return .glyphs(run)
    case .backdrop(var item):
      item.transform = item.transform.concatenating(map)
      return .backdrop(item)
    case .group(let group):
      return .group(
        GroupItem(
          effect: group.effect.transformed(by: map), items: group.items.transformed(by: map)))
    }
  }
}

extension [DisplayItem] {
  /// Returns the items as they look under a map applied after their own.
  package func transformed(by map: CGAffineTransform) -> [DisplayItem] {
    map.isIdentity ? self : self.map { $0.transformed(by: map) }
  }
}

extension GroupEffect {
  fileprivate func transformed(by map: CGAffineTransform) -> GroupEffect {
    let factor = abs(map.determinant).squareRoot()
    switch self {
    case .clip(let path, let evenOdd, let antialiased, let transform):
      return .clip(
        path, evenOdd: evenOdd, antialiased: antialiased, transform: transform.concatenating(map))
    case .mask(let items):
      return .mask(items.transformed(by: map))
    case .blur(let radius, let opaque):
      return .blur(radius: radius * factor, opaque: opaque)
    case .shadow(let color, let radius, let offset):
      let moved = CGSize(
        width: offset.width * map.a + offset.height * map.c,
        height: offset.width * map.b + offset.height * map.d)
      return .shadow(color: color, radius: radius * factor, offset: moved)
    case .opacity, .blend, .projection, .filter:
      return self
    }
  }
}
