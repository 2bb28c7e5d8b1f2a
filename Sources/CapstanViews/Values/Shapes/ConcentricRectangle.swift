public import CapstanMotion
public import CapstanSceneGraph
public import Foundation

/// A rectangle whose corners follow those of the container around.
public nonisolated struct ConcentricRectangle: Shape {
  /// There is nothing to animate.
  public typealias AnimatableData = EmptyAnimatableData

  private let style: Edge.Corner.Style

  /// Creates a rectangle with corners like the container's.
  public init() { style = .concentric }

  /// Creates a rectangle with corners of one style.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) { style = corners }

  /// Returns the outline; in a container without a shape, corners are as round as is asked at least.
  public func path(in rect: CGRect) -> Path {
    switch style.kind {
    case .fixed(let radius): Path(roundedRect: rect, cornerRadius: radius)
    case .concentric(let least):
      least > 0
        ? Path(roundedRect: rect, cornerRadius: least) : ContainerRelativeShape().path(in: rect)
    }
  }
}

extension Edge {
  /// A corner.
  public enum Corner: Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// How round a corner is.
    public struct Style: Hashable, Sendable {
      enum Kind: Hashable, Sendable {
        case concentric(least: CGFloat)
        case fixed(CGFloat)
      }

      let kind: Kind

      /// Like the container's.
      public static let concentric = Style(kind: .concentric(least: 0))

      /// Like the container's, but with a least radius in points.
      public static func concentric(minimum: Style) -> Style {
        if case .fixed(let radius) = minimum.kind {
          Style(kind: .concentric(least: radius))
        } else {
          minimum
        }
      }

      /// With a radius in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(kind: .fixed(radius)) }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A radius in points.
  public init(floatLiteral value: Double) { self = .fixed(value) }
  /// A radius in points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle whose corners follow those of the container around.
  public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}
