public import Foundation

extension EnvironmentValues {
  /// One pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// What colours, styles and fonts are resolved in.
  package var styleContext: StyleContext {
    var context = StyleContext(environment: self)
    context.colorScheme = colorScheme
    context.contrast = colorSchemeContrast
    context.era = platformEra
    context.isElevated = isElevated
    context.reduceTransparency = accessibilityReduceTransparency
    context.tint = tint
    context.accent = accent
    context.foreground = foregroundStyles
    context.background = backgroundStyle
    context.isOnMaterial = backgroundMaterial != nil
    context.displayScale = displayScale
    context.dynamicTypeSize = dynamicTypeSize
    context.legibilityWeight = legibilityWeight
    context.layoutDirection = layoutDirection
    context.locale = locale
    context.assets = assets
    return context
  }
}
