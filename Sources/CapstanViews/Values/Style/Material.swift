package import CapstanSceneGraph

/// A blurred, toned view of what lies behind.
public nonisolated struct Material: ShapeStyle, Hashable {
  package enum Thickness: String, CaseIterable, Hashable, Sendable {
    case ultraThin, thin, regular, thick, ultraThick, bar
  }

  package let thickness: Thickness

  package init(_ thickness: Thickness) { self.thickness = thickness }

  /// Mostly translucent.
  public static let ultraThin = Material(.ultraThin)
  /// More translucent than opaque.
  public static let thin = Material(.thin)
  /// Somewhat translucent.
  public static let regular = Material(.regular)
  /// More opaque than translucent.
  public static let thick = Material(.thick)
  /// Mostly opaque.
  public static let ultraThick = Material(.ultraThick)
  /// The material of system bars.
  public static let bar = Material(.bar)

  /// What the material does to the page; without transparency, its colour over a plain page.
  public func _resolved(in context: StyleContext) -> ResolvedStyle {
    let recipe = recipe(BackdropAppearance(context.colorScheme))
    if context.reduceTransparency {
      let page = Color(SystemColor.systemBackground).resolvedColor(in: context)
      return ResolvedStyle(recipe.applied(to: page))
    }
    return ResolvedStyle(.backdrop(.material(recipe)))
  }

  private func recipe(_ appearance: BackdropAppearance) -> MaterialRecipe {
    switch thickness {
    case .ultraThin: .ultraThin(appearance)
    case .thin: .thin(appearance)
    case .regular: .regular(appearance)
    case .thick: .thick(appearance)
    case .ultraThick: .ultraThick(appearance)
    case .bar: .bar(appearance)
    }
  }
}

extension BackdropAppearance {
  package init(_ scheme: ColorScheme) { self = scheme == .dark ? .dark : .light }
}

extension MaterialRecipe {
  /// Returns what the material shows over one flat colour.
  package func applied(to color: ResolvedColor) -> ResolvedColor {
    let luma = min(max(0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue, 0), 1)
    let u = 1 - luma
    let bezier =
      curve.x * u * u * u + 3 * curve.y * u * u * luma + 3 * curve.z * u * luma * luma
      + curve.w * luma * luma * luma
    func toned(_ component: Double) -> Double {
      let saturated = luma + saturation * (component - luma)
      return min(max((1 - amount) * saturated + amount * bezier + brightness, 0), 1)
    }
    return ResolvedColor(
      red: toned(color.red), green: toned(color.green), blue: toned(color.blue),
      opacity: color.opacity)
  }
}

extension ShapeStyle where Self == Material {
  /// A mostly translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material more translucent than opaque.
  public static var thinMaterial: Material { .thin }
  /// A somewhat translucent material.
  public static var regularMaterial: Material { .regular }
  /// A material more opaque than translucent.
  public static var thickMaterial: Material { .thick }
  /// A mostly opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of system bars.
  public static var bar: Material { .bar }
}
