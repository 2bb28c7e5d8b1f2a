public import Foundation

/// Glass effects of iOS 26.
///
/// Lens, blur and luminance map follow figures that one reader published; the ends of the
/// luminance map are set so that regular glass reads 253 over white in light surroundings and 19
/// over black in dark ones, as measured. All of it is an approximation.
extension GlassRecipe {
  /// The standard glass.
  ///
  /// - Parameters:
  ///   - appearance: The surroundings.
  ///   - shorterSide: The shorter side of the shape, in points; larger shapes blur more.
  ///   - tint: Painted over the glass; clear for none.
  /// - Returns: The recipe for a shape of that size.
  public static func regular(
    _ appearance: BackdropAppearance, shorterSide: CGFloat, tint: ResolvedColor = .clear
  ) -> GlassRecipe {
    let isLight = appearance == .light
    return GlassRecipe(
      name: "regular.\(appearance.rawValue)",
      radius: 1.333 + 2.667 * growth(shorterSide),
      lensAmount: lensAmount(shorterSide), lensHeight: lensHeight(shorterSide),
      lumaBlack: isLight ? 0.5 : 0.1242, lumaWhite: isLight ? 0.9869 : 0.6, chroma: 1,
      fill: isLight ? .white.multiplyingOpacity(by: 0.4) : .black.multiplyingOpacity(by: 0.4),
      tint: tint, rimWidth: 1, rimAmount: 0.5, shadow: shadow(shorterSide))
  }

  /// The glass that lets most of its backdrop through.
  ///
  /// - Parameters:
  ///   - appearance: The surroundings; they change nothing but the recipe's name.
  ///   - shorterSide: The shorter side of the shape, in points.
  ///   - tint: Painted over the glass; clear for none.
  /// - Returns: The recipe for a shape of that size.
  public static func clear(
    _ appearance: BackdropAppearance, shorterSide: CGFloat, tint: ResolvedColor = .clear
  ) -> GlassRecipe {
    GlassRecipe(
      name: "clear.\(appearance.rawValue)", radius: 1, lensAmount: lensAmount(shorterSide),
      lensHeight: lensHeight(shorterSide), lumaBlack: 0.075, lumaWhite: 1.15, chroma: 1.06,
      fill: .clear, tint: tint, rimWidth: 1, rimAmount: 0.5, shadow: shadow(shorterSide))
  }

  /// The published shadow is 8 points down, of radius 24, and half as dark under large glass.
  private static func shadow(_ side: CGFloat) -> GlassShadow {
    GlassShadow(
      opacity: plainShadow * (0.5 - 0.25 * Double(growth(side))), radius: 24, drop: 8)
  }

  /// The part of the published opacity that is drawn.
  ///
  /// The platform takes its shadow back over plain backgrounds, as its designers tell, by an amount
  /// that is not published. A choice of ours.
  private static let plainShadow = 0.25

  /// 0 up to a side of 48 points, 1 from 160 points on.
  private static func growth(_ side: CGFloat) -> CGFloat {
    min(max((side - 48) / 112, 0), 1)
  }

  private static func lensAmount(_ side: CGFloat) -> CGFloat { max(-0.8 * side, -60) }

  private static func lensHeight(_ side: CGFloat) -> CGFloat { min(0.25 * side, 20) }
}
