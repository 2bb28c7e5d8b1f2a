public import CapstanMotion
public import CapstanSceneGraph
public import Foundation

extension Path: Shape {
  /// The path itself, wherever the rectangle is.
  public func path(in rect: CGRect) -> Path { self }

  /// What happens to the outline in a right-to-left layout.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Path {
  /// Adds an arc after a line to its start where there is a current point.
  ///
  /// Angles grow clockwise on screen; `clockwise: false` draws towards growing angles, as Core
  /// Graphics names it.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startRadians: CGFloat(startAngle.radians),
      endRadians: CGFloat(endAngle.radians), clockwise: clockwise, transform: transform)
  }

  /// Adds an arc that sweeps an angle, after a line to its start where there is a current point.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    addRelativeArc(
      center: center, radius: radius, startRadians: CGFloat(startAngle.radians),
      deltaRadians: CGFloat(delta.radians), transform: transform)
  }
}
