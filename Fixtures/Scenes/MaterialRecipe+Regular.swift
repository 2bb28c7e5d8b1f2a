import CapstanSceneGraph
import Foundation

extension MaterialRecipe {
  /// The regular material over light pages; figures as published for the platform's own recipe.
  static let regularLight = MaterialRecipe(
    name: "regular.light", radius: 30, saturation: 1.5, brightness: 0.1, amount: 0.75,
    curve: SIMD4(0.9, 0.83, 0.925, 0.815))
  /// The regular material over dark pages; figures as published for the platform's own recipe.
  static let regularDark = MaterialRecipe(
    name: "regular.dark", radius: 30, saturation: 1.5, brightness: 0, amount: 0.75,
    curve: SIMD4(0.16, 0.26, 0.1, 0.1))
}
