package import CapstanSceneGraph
package import Foundation

/// What a style paints, free of the environment and of the shape's place.
///
/// Points of gradients are still fractions of the shape's frame; `paint(in:)` places them.
public struct ResolvedStyle: Equatable, Sendable {
  package enum Fill: Equatable, Sendable {
    case color(ResolvedColor)
    case gradient(ResolvedGradient)
    case image(ResolvedImagePaint)
    case backdrop(BackdropStyle)
  }

  package var fill: Fill
  /// 0...1, for pictures and backdrops; colours and stops carry their own.
  package var opacity = 1.0
  package var blendMode = BlendMode.normal
  /// The first is cast first.
  package var shadows: [ResolvedShadow] = []
  /// Styles that are painted before this one while it takes their place.
  package var leaving: [ResolvedStyle] = []

  package init(_ fill: Fill) { self.fill = fill }

  package init(_ color: ResolvedColor) { fill = .color(color) }

  /// The colour, if the style is one.
  package var color: ResolvedColor? {
    if case .color(let color) = fill { return color }
    return nil
  }

  /// What happens to the page beneath, if the style is a material or glass.
  package var backdrop: BackdropStyle? {
    if case .backdrop(let style) = fill { return style }
    return nil
  }

  /// Returns the paint for a shape whose frame is `rect`; nil for a material or glass.
  ///
  /// The picture of an image paint keeps its own opacity of 1: use `opacity` on its group.
  package func paint(in rect: CGRect) -> Paint? {
    switch fill {
    case .color(let color): .solid(color)
    case .gradient(let gradient): .gradient(gradient.paint(in: rect))
    case .image(let image): .image(image.paint(in: rect))
    case .backdrop: nil
    }
  }

  /// Whether the style hides all that lies beneath.
  package var isOpaque: Bool {
    guard blendMode == .normal else { return false }
    switch fill {
    case .color(let color): return color.opacity >= 1
    case .gradient(let gradient): return gradient.stops.allSatisfy { $0.color.opacity >= 1 }
    case .image, .backdrop: return false
    }
  }

  /// Returns the style with every opacity multiplied.
  package func multiplyingOpacity(by factor: Double) -> ResolvedStyle {
    if factor == 1 { return self }
    var style = self
    switch fill {
    case .color(let color): style.fill = .color(color.multiplyingOpacity(by: factor))
    case .gradient(var gradient):
      for i in gradient.stops.indices {
        gradient.stops[i].color = gradient.stops[i].color.multiplyingOpacity(by: factor)
      }
      style.fill = .gradient(gradient)
    case .image, .backdrop: style.opacity *= factor
    }
    // A drop shadow is as strong as its picture; an inner one stands by itself.
    for i in style.shadows.indices where style.shadows[i].kind == .inner {
      style.shadows[i].color = style.shadows[i].color.multiplyingOpacity(by: factor)
    }
    return style
  }

  /// Returns the style at a level of the hierarchy: an explicit style only fades.
  ///
  /// The factors were read from SwiftUI by an open re-implementation.
  package func atLevel(_ level: Int) -> ResolvedStyle {
    let factors = [1, 0.5, 0.25, 0.18, 0.18]
    return multiplyingOpacity(by: factors[min(level, factors.count - 1)])
  }
}

/// A shadow of a style, resolved.
package struct ResolvedShadow: Equatable, Sendable {
  package enum Kind: Hashable, Sendable { case drop, inner }

  package var kind: Kind
  package var color: ResolvedColor
  /// Points.
  package var radius: CGFloat
  package var offset: CGSize
}

/// A gradient whose points are fractions of the shape's frame.
package struct ResolvedGradient: Equatable, Sendable {
  package enum Geometry: Equatable, Sendable {
    case linear(start: UnitPoint, end: UnitPoint)
    /// Radii in points.
    case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Radii as fractions of the frame.
    case elliptical(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Radians, clockwise from the positive x axis.
    case angular(center: UnitPoint, startAngle: CGFloat, endAngle: CGFloat)
  }

  package var geometry: Geometry
  /// Sorted by location, at least one.
  package var stops: [GradientPaint.Stop]
  package var interpolation: GradientPaint.Interpolation

  /// Returns the gradient in the coordinates of a frame.
  package func paint(in rect: CGRect) -> GradientPaint {
    let placed: GradientPaint.Geometry =
      switch geometry {
      case .linear(let start, let end):
        .linear(start: start.point(in: rect), end: end.point(in: rect))
      case .radial(let center, let startRadius, let endRadius):
        .radial(
          center: center.point(in: rect), startRadius: startRadius, endRadius: endRadius)
      case .elliptical(let center, let startRadius, let endRadius):
        .elliptical(rect: rect, center: center, startRadius: startRadius, endRadius: endRadius)
      case .angular(let center, let startAngle, let endAngle):
        .angular(center: center.point(in: rect), startAngle: startAngle, endAngle: endAngle)
      }
    return GradientPaint(geometry: placed, stops: stops, interpolation: interpolation)
  }

  /// Returns the colour at a place of the parameter range.
  package func color(at location: CGFloat) -> ResolvedColor {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if location <= first.location { return first.color }
    guard let i = stops.firstIndex(where: { $0.location > location }) else { return last.color }
    let (a, b) = (stops[i - 1], stops[i])
    return a.color.mixed(
      with: b.color, by: Double((location - a.location) / (b.location - a.location)),
      in: Gradient.ColorSpace(interpolation))
  }
}

/// A picture as paint, in units of the picture.
package struct ResolvedImagePaint: Equatable, Sendable {
  package var source: ImageSource
  /// Pixels to the point.
  package var pixelsPerPoint: CGFloat
  /// The part that is shown, in fractions of the picture.
  package var sourceRect: CGRect
  /// Multiplies the picture's size.
  package var scale: CGFloat
  /// Fills the frame once instead, whatever its size.
  package var fillsFrame = false

  /// Returns the paint whose tiles begin at the frame's top left corner.
  package func paint(in rect: CGRect) -> CapstanSceneGraph.ImagePaint {
    if fillsFrame { return CapstanSceneGraph.ImagePaint(image: source, rect: rect) }
    let size = CGSize(
      width: CGFloat(source.bitmap.width) / pixelsPerPoint * scale,
      height: CGFloat(source.bitmap.height) / pixelsPerPoint * scale)
    let origin = CGPoint(
      x: rect.minX - sourceRect.minX * size.width, y: rect.minY - sourceRect.minY * size.height)
    return CapstanSceneGraph.ImagePaint(
      image: source, rect: CGRect(origin: origin, size: size), tiles: true)
  }
}
