public import CapstanSceneGraph
import Foundation

/// A gradient along a line.
public nonisolated struct LinearGradient: ShapeStyle, Hashable {
  package let gradient: AnyGradient
  package let startPoint: UnitPoint
  package let endPoint: UnitPoint

  package init(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
  }

  /// Creates a gradient between two points of the shape's frame.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of evenly spaced colours.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns what the style paints in a context.
  public func _resolved(in context: StyleContext) -> ResolvedStyle {
    gradient.resolved(.linear(start: startPoint, end: endPoint), in: context)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line, of evenly spaced colours.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line, of stops.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along a line.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

extension Gradient: ShapeStyle {
  /// Returns what the style paints in a context.
  public func _resolved(in context: StyleContext) -> ResolvedStyle {
    AnyGradient(self)._resolved(in: context)
  }
}

extension AnyGradient: ShapeStyle {
  /// Runs from the top to the bottom.
  public func _resolved(in context: StyleContext) -> ResolvedStyle {
    resolved(.linear(start: .top, end: .bottom), in: context)
  }
}
