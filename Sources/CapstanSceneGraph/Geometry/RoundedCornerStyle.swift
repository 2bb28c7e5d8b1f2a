public import Foundation

/// The curve of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle or ellipse.
  case circular
  /// A corner whose curvature grows and falls without a step; SwiftUI's default.
  case continuous
}

/// A radius for each corner of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius at the top left, where text runs from left to right.
  public var topLeading: CGFloat
  /// The radius at the bottom left, where text runs from left to right.
  public var bottomLeading: CGFloat
  /// The radius at the bottom right, where text runs from left to right.
  public var bottomTrailing: CGFloat
  /// The radius at the top right, where text runs from left to right.
  public var topTrailing: CGFloat

  /// Creates radii; those left out are 0.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }
}
