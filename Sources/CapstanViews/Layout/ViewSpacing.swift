public import Foundation

/// What a view prefers as distance to its neighbours.
///
/// The rules were read from SwiftUI by an open re-implementation: 8 points between most views, none
/// beside a spacer, and distances that follow the type above and below text.
public struct ViewSpacing: Sendable {
  /// What stands at one edge of a view.
  enum Neighbour: Equatable, Sendable {
    /// A spacer, which wants no distance.
    case spacer
    case shape
    /// A symbol; `offset` is what its baseline lies above its bottom, in points.
    case symbol(offset: CGFloat)
    /// Type of a size and leading, in points.
    case text(size: CGFloat, leading: CGFloat)
  }

  var top: Neighbour
  var bottom: Neighbour
  var leading: Neighbour
  var trailing: Neighbour

  /// Spacing without preferences.
  public static let zero = ViewSpacing(.spacer)

  /// Creates the spacing of a plain view.
  public init() {
    self.init(.shape)
  }

  init(_ neighbour: Neighbour) {
    (top, bottom, leading, trailing) = (neighbour, neighbour, neighbour, neighbour)
  }

  init(vertical: Neighbour, horizontal: Neighbour = .shape) {
    (top, bottom, leading, trailing) = (vertical, vertical, horizontal, horizontal)
  }

  /// Takes the preferences of another view on some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      if self[edge] == .spacer { self[edge] = other[edge] }
    }
  }

  /// Returns the spacing with the preferences of another view on some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var spacing = self
    spacing.formUnion(other, edges: edges)
    return spacing
  }

  /// Returns the distance that both views prefer along an axis, the other one coming after.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    distance(to: next, along: axis, pixelsPerPoint: 3)
  }

  subscript(edge: Edge) -> Neighbour {
    get {
      switch edge {
      case .top: top
      case .bottom: bottom
      case .leading: leading
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .bottom: bottom = newValue
      case .leading: leading = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  func distance(to next: ViewSpacing, along axis: Axis, pixelsPerPoint: CGFloat) -> CGFloat {
    let standard: CGFloat = 8
    if axis == .horizontal {
      return trailing == .spacer || next.leading == .spacer ? 0 : standard
    }
    func up(_ value: CGFloat) -> CGFloat {
      (value * pixelsPerPoint - 1e-6).rounded(.up) / pixelsPerPoint
    }
    switch (bottom, next.top) {
    case (.spacer, _), (_, .spacer): return 0
    case (.shape, .shape): return standard
    case (.text, .text(let size, let leading)):
      return max(0, up(leading - SystemFontMetrics.lineHeight * size))
    case (.shape, .text(let size, _)):
      let line = SystemFontMetrics.lineHeight * size
      return line + up(0.1 * line) - SystemFontMetrics.ascent * size
    case (.text(let size, _), .shape):
      let line = SystemFontMetrics.lineHeight * size
      return max(
        line + up(0.1 * line) - SystemFontMetrics.capHeight * size,
        up(0.1 * line) + SystemFontMetrics.descent * size)
    case (.symbol, .text), (.text, .symbol), (.symbol, .symbol): return 0
    case (.shape, .symbol(let offset)): return offset
    case (.symbol(let offset), .shape): return offset + 1
    }
  }
}
