public import CapstanSceneGraph
private import Foundation
public import CapstanMotion

/// A gradient that turns around a centre.
public nonisolated struct AngularGradient: ShapeStyle, Hashable {
  package let gradient: AnyGradient
  package let center: UnitPoint
  package let startAngle: Angle
  package let endAngle: Angle

  package init(
    _ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    (self.gradient, self.center) = (gradient, center)
    (self.startAngle, self.endAngle) = (startAngle, endAngle)
  }

  /// Creates a gradient between two angles, clockwise from the positive x axis.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.init(AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient of evenly spaced colours between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates a gradient of stops between two angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates a gradient that makes one turn from an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Creates a gradient of evenly spaced colours that makes one turn from an angle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a gradient of stops that makes one turn from an angle.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// Returns what the style paints in a context.
  public func _resolved(in context: StyleContext) -> ResolvedStyle {
    gradient.resolved(
      .angular(
        center: center, startAngle: CGFloat(startAngle.radians),
        endAngle: CGFloat(endAngle.radians)),
      in: context)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient between two angles.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient of evenly spaced colours between two angles.
  public static func angularGradient(
    colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient of stops between two angles.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient that makes one turn.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// A gradient of evenly spaced colours that makes one turn.
  public static func conicGradient(
    colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// A gradient of stops that makes one turn.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }
}
