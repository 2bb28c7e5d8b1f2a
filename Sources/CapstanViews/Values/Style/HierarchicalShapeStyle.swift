import CapstanSceneGraph

/// A level of the current foreground, from primary to quinary.
public nonisolated struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  package let level: Int

  package init(level: Int) { self.level = level }

  /// The first level.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// Returns what the style paints in a context.
  public func _resolved(in context: StyleContext) -> ResolvedStyle {
    context.atLevel(context.level + level).resolvedForeground()
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The current foreground at full strength.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The current foreground's second level.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The current foreground's third level.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The current foreground's fourth level.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The current foreground's fifth level.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A style at a lower level of the hierarchy.
public nonisolated struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int

  /// Returns what the style paints in a context.
  public func _resolved(in context: StyleContext) -> ResolvedStyle {
    base._resolved(in: context.atLevel(context.level + level))
  }
}

extension ShapeStyle {
  /// The second level of this style.
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  /// The third level of this style.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  /// The fourth level of this style.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  /// The fifth level of this style.
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

/// The current foreground.
public nonisolated struct ForegroundStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// Returns what the style paints in a context.
  public func _resolved(in context: StyleContext) -> ResolvedStyle {
    context.resolvedForeground()
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The current foreground.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension StyleContext {
  /// Returns the current foreground at the context's level.
  ///
  /// A subtree's styles serve the first levels; a deeper level is the last style's own deeper
  /// level. Without any, the label colours serve, vibrant on a material.
  package func resolvedForeground() -> ResolvedStyle {
    guard let foreground else { return defaultForeground() }
    let index = min(level, foreground.levels.count - 1)
    var context = self
    context.foreground = foreground.outer
    context.level = level - index
    return foreground.levels[index]._resolved(in: context)
  }

  private func defaultForeground() -> ResolvedStyle {
    let labels: [SystemColor] = [
      .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinary,
    ]
    let index = min(level, labels.count - 1)
    if isOnMaterial, colorScheme == .dark, !reduceTransparency, index > 0 {
      return Self.vibrantInTheDark(level: index)
    }
    return ResolvedStyle(Color(labels[index]).resolvedColor(in: self))
  }

  /// Greys added to the backdrop: an approximation of vibrancy from Apple's published design kit.
  ///
  /// The platform uses colour matrices that are not published. In the light the label colours
  /// come within 6 % of the design kit's blends over a bright material, and serve instead.
  private static func vibrantInTheDark(level: Int) -> ResolvedStyle {
    let greys: [UInt32] = [0xFFFFFF, 0x999999, 0x404040, 0x262626, 0x262626]
    var style = ResolvedStyle(ResolvedColor(hex: greys[level]))
    style.blendMode = .plusLighter
    return style
  }
}
