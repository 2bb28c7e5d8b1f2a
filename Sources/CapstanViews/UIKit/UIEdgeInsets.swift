public import Foundation

/// Distances from the four edges, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From the left.
  public var left: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the right.
  public var right: CGFloat

  /// No distance at all.
  public static let zero = UIEdgeInsets()

  /// Creates no distance.
  public init() { (top, left, bottom, right) = (0, 0, 0, 0) }

  /// Creates distances from the edges.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

extension EdgeInsets {
  /// Creates insets from UIKit's, the left being the leading edge.
  public init(_ insets: UIEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
