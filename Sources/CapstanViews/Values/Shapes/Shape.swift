public import CapstanMotion
public import CapstanSceneGraph
public import Foundation

/// An outline that fits any rectangle, drawn as a view.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// Returns the outline in a rectangle, in points.
  func path(in rect: CGRect) -> Path

  /// How the outline is drawn by default.
  static var role: ShapeRole { get }

  /// What happens to the outline in a right-to-left layout.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// Returns the size that the shape takes for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// Filled.
  public static var role: ShapeRole { .fill }

  /// Mirrored in a right-to-left layout.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The whole proposal; ten points along an axis without one.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Returns the outline as it is drawn in a layout direction.
  package func path(in rect: CGRect, layoutDirection: LayoutDirection) -> Path {
    let path = path(in: rect)
    guard layoutDirectionBehavior.isMirrored(in: layoutDirection) else { return path }
    return path.applying(
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
  }
}

/// How a shape is drawn by default.
public enum ShapeRole: Hashable, Sendable {
  case fill, stroke, separator
}

/// A shape that can be made smaller on all sides at once.
public nonisolated protocol InsettableShape: Shape {
  /// The shape, made smaller.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape whose outline lies inwards by a distance in points.
  func inset(by amount: CGFloat) -> InsetShape
}

/// How the inside of an outline is filled.
public struct FillStyle: Hashable, Sendable {
  /// Fills where a ray crosses the outline an odd number of times.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool

  /// Creates a style; by default the non-zero rule with smooth edges.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}
