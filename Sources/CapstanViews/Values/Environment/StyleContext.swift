package import Foundation

/// Everything that decides what a colour, style, font or text becomes.
///
/// It is filled from the environment where a view stands; the values that carry no environment of
/// their own are resolved in it.
public struct StyleContext {
  /// What a style of the author's own is asked with.
  package var environment: EnvironmentValues

  package var colorScheme = ColorScheme.light
  package var contrast = ColorSchemeContrast.standard
  package var era = PlatformEra.iOS18
  /// Inside a sheet or popover.
  package var isElevated = false
  package var reduceTransparency = false
  /// The tint of controls; nil for the accent colour.
  package var tint: AnyShapeStyle?
  /// The accent colour; nil for the system's blue.
  package var accent: Color?
  /// What `.foreground` and the hierarchical styles stand for; nil for the label colours.
  package var foreground: ForegroundStyles?
  /// What `.background` stands for; nil for the system's backgrounds.
  package var background: AnyShapeStyle?
  /// Whether the nearest background is a material, which makes default foregrounds vibrant.
  package var isOnMaterial = false
  /// The level of the hierarchy that is asked for: 0 primary to 4 quinary.
  package var level = 0

  /// Pixels to the point.
  package var displayScale: CGFloat = 3
  package var dynamicTypeSize = DynamicTypeSize.large
  package var legibilityWeight: LegibilityWeight?
  package var layoutDirection = LayoutDirection.leftToRight
  package var locale = Locale(identifier: "en_US")
  package var timeZone = TimeZone.gmt
  /// The moment from which relative dates are told.
  package var now = Date(timeIntervalSinceReferenceDate: 0)

  /// Colours and pictures by name.
  package var assets: any AssetSource = NoAssets()

  /// Creates the context of a light page at default settings.
  package init(environment: EnvironmentValues = EnvironmentValues()) {
    self.environment = environment
  }

  /// What decides between the variants of an asset.
  package var assetTraits: AssetTraits {
    AssetTraits(
      colorScheme: colorScheme, contrast: contrast, displayScale: displayScale,
      layoutDirection: layoutDirection, era: era, isElevated: isElevated)
  }

  /// Returns the context with another level of the hierarchy.
  package func atLevel(_ level: Int) -> StyleContext {
    var context = self
    context.level = level
    return context
  }
}

/// Styles that views in a subtree take for their foreground, over those of the tree around it.
package final class ForegroundStyles: Sendable {
  /// Primary first; one to three.
  package let levels: [AnyShapeStyle]
  /// What the styles themselves see as foreground.
  package let outer: ForegroundStyles?

  package init(_ levels: [AnyShapeStyle], outer: ForegroundStyles?) {
    precondition(!levels.isEmpty, "A foreground has at least one style.")
    (self.levels, self.outer) = (levels, outer)
  }
}
