public import CapstanSceneGraph
public import Foundation

/// A shadow that belongs to a style.
public struct ShadowStyle: Hashable, Sendable {
  package let kind: ResolvedShadow.Kind
  package let color: Color
  package let radius: CGFloat
  package let x: CGFloat
  package let y: CGFloat

  /// A shadow beneath the shape; radius and offset in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(kind: .drop, color: color, radius: radius, x: x, y: y)
  }

  /// A shadow that the edge casts into the shape; radius and offset in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(kind: .inner, color: color, radius: radius, x: x, y: y)
  }

  /// Returns the shadow in a context.
  package func resolved(in context: StyleContext) -> ResolvedShadow {
    ResolvedShadow(
      kind: kind, color: color.resolvedColor(in: context), radius: radius,
      offset: CGSize(width: x, height: y))
  }
}

/// A style with shadows.
public nonisolated struct _ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let shadow: ShadowStyle

  /// Returns what the style paints in a context.
  public func _resolved(in context: StyleContext) -> ResolvedStyle {
    var style = base._resolved(in: context)
    style.shadows.append(shadow.resolved(in: context))
    return style
  }
}

/// A style of lower opacity.
public nonisolated struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  /// Returns what the style paints in a context.
  public func _resolved(in context: StyleContext) -> ResolvedStyle {
    base._resolved(in: context).multiplyingOpacity(by: opacity)
  }
}

/// A style that is combined with what lies beneath.
public nonisolated struct _BlendModeShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let blendMode: BlendMode

  /// Returns what the style paints in a context.
  public func _resolved(in context: StyleContext) -> ResolvedStyle {
    var style = base._resolved(in: context)
    style.blendMode = blendMode
    return style
  }
}

extension ShapeStyle {
  /// Returns the style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(base: self, shadow: style)
  }

  /// Returns the style with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(base: self, opacity: opacity)
  }

  /// Returns the style combined with what lies beneath by a blend mode.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendModeShapeStyle(base: self, blendMode: mode)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The current foreground with a shadow.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().shadow(style))
  }

  /// The current foreground at a lower opacity.
  public static func opacity(_ opacity: Double) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().opacity(opacity))
  }

  /// The current foreground with a blend mode.
  public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().blendMode(mode))
  }
}
