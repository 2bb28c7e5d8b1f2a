public import Foundation

/// Distances from the four sides of a rectangle, in points; positive points inwards.
public struct EdgeInsets: Hashable, Sendable {
  /// Points from the top side.
  public var top: CGFloat
  /// Points from the leading side.
  public var leading: CGFloat
  /// Points from the bottom side.
  public var bottom: CGFloat
  /// Points from the trailing side.
  public var trailing: CGFloat

  /// Creates insets of zero.
  public init() { (top, leading, bottom, trailing) = (0, 0, 0, 0) }

  /// Creates insets from the four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Creates insets with one distance on the sides of a set and zero elsewhere.
  package init(_ length: CGFloat, edges: Edge.Set = .all) {
    self.init()
    for edge in Edge.allCases where edges.contains(edge) { self[edge] = length }
  }

  /// The distance at one side.
  package subscript(edge: Edge) -> CGFloat {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// Leading and trailing together.
  package var horizontal: CGFloat { leading + trailing }
  /// Top and bottom together.
  package var vertical: CGFloat { top + bottom }

  /// Returns the insets with zero outside a set of sides.
  package func on(_ edges: Edge.Set) -> EdgeInsets {
    var insets = EdgeInsets()
    for edge in Edge.allCases where edges.contains(edge) { insets[edge] = self[edge] }
    return insets
  }

  /// Returns the side-by-side sum.
  package func adding(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
      trailing: trailing + other.trailing)
  }
}

extension CGRect {
  /// Returns the rectangle inside the insets; leading is left in a left-to-right layout.
  package func inset(by insets: EdgeInsets, in direction: LayoutDirection = .leftToRight) -> CGRect
  {
    let left = direction == .leftToRight ? insets.leading : insets.trailing
    return CGRect(
      x: minX + left, y: minY + insets.top, width: width - insets.horizontal,
      height: height - insets.vertical)
  }
}
