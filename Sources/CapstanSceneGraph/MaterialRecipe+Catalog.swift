import Foundation

/// The surroundings for which a recipe is made.
public enum BackdropAppearance: String, Hashable, Sendable, CaseIterable {
  case light, dark
}

/// SwiftUI's materials.
///
/// Values are those of the system's published recipes; on iOS 16 pixels they hold to 0.8 levels.
extension MaterialRecipe {
  /// The thinnest material.
  public static func ultraThin(_ appearance: BackdropAppearance) -> MaterialRecipe {
    switch appearance {
    case .light:
      MaterialRecipe(
        name: "ultraThin.light", radius: 22.5, saturation: 1.1, brightness: 0.12, amount: 0.5,
        curve: SIMD4(0.45, 0.55, 0.65, 0.68))
    case .dark:
      MaterialRecipe(
        name: "ultraThin.dark", radius: 22.5, saturation: 1.1, brightness: 0, amount: 0.5,
        curve: SIMD4(0.24, 0.24, 0.3, 0.39))
    }
  }

  /// A thin material.
  public static func thin(_ appearance: BackdropAppearance) -> MaterialRecipe {
    switch appearance {
    case .light:
      MaterialRecipe(
        name: "thin.light", radius: 30, saturation: 1.35, brightness: 0.12, amount: 0.6,
        curve: SIMD4(0.725, 0.825, 0.76, 0.73))
    case .dark:
      MaterialRecipe(
        name: "thin.dark", radius: 30, saturation: 1.35, brightness: 0, amount: 0.6,
        curve: SIMD4(0.2, 0.21, 0.1, 0.15))
    }
  }

  /// The regular material.
  public static func regular(_ appearance: BackdropAppearance) -> MaterialRecipe {
    switch appearance {
    case .light:
      MaterialRecipe(
        name: "regular.light", radius: 30, saturation: 1.5, brightness: 0.1, amount: 0.75,
        curve: SIMD4(0.9, 0.83, 0.925, 0.815))
    case .dark:
      MaterialRecipe(
        name: "regular.dark", radius: 30, saturation: 1.5, brightness: 0, amount: 0.75,
        curve: SIMD4(0.16, 0.26, 0.1, 0.1))
    }
  }

  /// A thick material.
  public static func thick(_ appearance: BackdropAppearance) -> MaterialRecipe {
    switch appearance {
    case .light:
      MaterialRecipe(
        name: "thick.light", radius: 45, saturation: 1.5, brightness: 0.045, amount: 0.88,
        curve: SIMD4(0.99, 0.95, 0.98, 0.905))
    case .dark:
      MaterialRecipe(
        name: "thick.dark", radius: 45, saturation: 1.5, brightness: 0, amount: 0.88,
        curve: SIMD4(0.14, 0.16, 0.1, 0.03))
    }
  }

  /// The thickest material: an approximation of ours, since no recipe of it is published.
  public static func ultraThick(_ appearance: BackdropAppearance) -> MaterialRecipe {
    var recipe = thick(appearance)
    recipe.name = "ultraThick.\(appearance.rawValue)"
    recipe.amount = 0.94
    return recipe
  }

  /// The material of system bars: taken to be the recipe that the system calls chrome.
  public static func bar(_ appearance: BackdropAppearance) -> MaterialRecipe {
    switch appearance {
    case .light:
      MaterialRecipe(
        name: "bar.light", radius: 22.5, saturation: 1.1, brightness: 0.1, amount: 0.75,
        curve: SIMD4(0.8, 0.9, 1.1, 0.825))
    case .dark:
      MaterialRecipe(
        name: "bar.dark", radius: 22.5, saturation: 2, brightness: -0.1, amount: 0.75,
        curve: SIMD4(0.23, 0.52, 0.27, 0.255))
    }
  }

  /// All recipes for light and dark, from the thinnest to the thickest and the bar.
  public static let catalog: [MaterialRecipe] = BackdropAppearance.allCases.flatMap {
    [ultraThin($0), thin($0), regular($0), thick($0), ultraThick($0), bar($0)]
  }
}
