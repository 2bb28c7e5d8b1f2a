import CapstanSceneGraph
private import Foundation

extension ResolvedStyle {
  /// Returns two styles that paint the same as those given and whose animatable data have one
  /// form, or nil if there is no way between them but a cross-fade.
  ///
  /// A colour joins a gradient as a gradient of that one colour; gradients of one geometry share
  /// the stops of both; a missing shadow is an invisible one. The platform's own rule for a change
  /// of the stop count is not published; this is ours.
  package static func aligned(
    _ a: ResolvedStyle, _ b: ResolvedStyle
  ) -> (ResolvedStyle, ResolvedStyle)? {
    guard a.blendMode == b.blendMode else { return nil }
    var (a, b) = (a, b)
    switch (a.fill, b.fill) {
    case (.color, .color): break
    case (.color(let color), .gradient(let gradient)):
      a.fill = .gradient(gradient.painted(in: color))
    case (.gradient(let gradient), .color(let color)):
      b.fill = .gradient(gradient.painted(in: color))
    case (.gradient(let x), .gradient(let y)):
      guard let (x, y) = ResolvedGradient.aligned(x, y) else { return nil }
      (a.fill, b.fill) = (.gradient(x), .gradient(y))
    case (.image(let x), .image(let y)):
      guard x.source == y.source, x.sourceRect == y.sourceRect,
        x.pixelsPerPoint == y.pixelsPerPoint
      else { return nil }
    case (.backdrop(.material), .backdrop(.material)), (.backdrop(.glass), .backdrop(.glass)):
      break
    default: return nil
    }
    guard alignShadows(&a.shadows, &b.shadows) else { return nil }
    return (a, b)
  }

  private static func alignShadows(
    _ a: inout [ResolvedShadow], _ b: inout [ResolvedShadow]
  ) -> Bool {
    guard zip(a, b).allSatisfy({ $0.kind == $1.kind }) else { return false }
    a += b.dropFirst(a.count).map(\.invisible)
    b += a.dropFirst(b.count).map(\.invisible)
    return true
  }
}

extension ResolvedShadow {
  /// The shadow without any effect.
  fileprivate var invisible: ResolvedShadow {
    var shadow = self
    shadow.color = shadow.color.multiplyingOpacity(by: 0)
    return shadow
  }
}

extension ResolvedGradient {
  /// Returns the gradient with one colour at all its stops.
  fileprivate func painted(in color: ResolvedColor) -> ResolvedGradient {
    var gradient = self
    for i in gradient.stops.indices { gradient.stops[i].color = color }
    return gradient
  }

  /// Returns the gradients with as many stops each, or nil for two geometries or spaces.
  fileprivate static func aligned(
    _ a: ResolvedGradient, _ b: ResolvedGradient
  ) -> (ResolvedGradient, ResolvedGradient)? {
    switch (a.geometry, b.geometry) {
    case (.linear, .linear), (.radial, .radial), (.elliptical, .elliptical), (.angular, .angular):
      break
    default: return nil
    }
    guard a.interpolation == b.interpolation else { return nil }
    if a.stops.count == b.stops.count { return (a, b) }
    let locations = a.stops.map(\.location) + b.stops.map(\.location)
    return (a.refined(at: locations.sorted()), b.refined(at: locations.sorted()))
  }

  /// Returns a gradient that paints nearly the same and has a stop at each location.
  ///
  /// At a hard edge the first of two stops there has the colour before it.
  private func refined(at locations: [CGFloat]) -> ResolvedGradient {
    var gradient = self
    gradient.stops = locations.indices.map { i in
      let location = locations[i]
      let isFirst = i == locations.startIndex || locations[i - 1] != location
      let color =
        isFirst
        ? stops.first { $0.location == location }?.color ?? color(at: location)
        : stops.last { $0.location == location }?.color ?? color(at: location)
      return GradientPaint.Stop(color: color, location: location)
    }
    return gradient
  }
}
