public import Foundation

/// How a backdrop is processed.
public enum BackdropStyle: Equatable, Sendable {
  case material(MaterialRecipe)
  case glass(GlassRecipe)
}

/// Blur, saturation and a luminance curve: what a SwiftUI material does to its backdrop.
///
/// For a blurred backdrop pixel C in gamma-encoded sRGB, with Y = .2126 R + .7152 G + .0722 B:
/// S = Y + saturation · (C − Y); B = cubic Bézier of `curve` at Y;
/// out = clamp((1 − amount) · S + amount · B + brightness).
public struct MaterialRecipe: Equatable, Sendable {
  /// For dumps: `regular.light`, for example.
  public var name: String
  /// Points; σ = `GaussianBlur.sigmaPerRadius` × radius.
  public var radius: CGFloat
  /// 1 leaves colours as they are, 0 makes them grey.
  public var saturation: Double
  /// Added to each component at the end.
  public var brightness: Double
  /// 0...1, the weight of the luminance curve.
  public var amount: Double
  /// The curve's four control values at luma 0, ⅓, ⅔ and 1.
  public var curve: SIMD4<Double>

  /// Creates a recipe.
  public init(
    name: String, radius: CGFloat, saturation: Double, brightness: Double, amount: Double,
    curve: SIMD4<Double>
  ) {
    (self.name, self.radius, self.saturation) = (name, radius, saturation)
    (self.brightness, self.amount, self.curve) = (brightness, amount, curve)
  }
}

/// Lens, blur, luminance map, rim light, tint and shadow of a glass effect.
///
/// All values are approximations.  A point at signed distance d from the rim (negative inside) is
/// read displaced along the rim's normal by amount · (1 − √(h (2 − h))), h = clamp(−d / height).
public struct GlassRecipe: Equatable, Sendable {
  /// For dumps: `regular.light`, for example.
  public var name: String
  /// Points; σ = `GaussianBlur.sigmaPerRadius` × radius.
  public var radius: CGFloat
  /// Inner lens in points: displacement at the rim (negative reads inwards) and depth.
  public var lensAmount: CGFloat
  /// How deep the lens reaches from the rim, in points.
  public var lensHeight: CGFloat
  /// Luma map Y' = (white − black) · Y + black.
  public var lumaBlack: Double
  /// What white becomes in the luma map.
  public var lumaWhite: Double
  /// Multiplies the distance of each component from luma.
  public var chroma: Double
  /// Painted over the mapped backdrop.
  public var fill: ResolvedColor
  /// Painted over the fill; clear for none.
  public var tint: ResolvedColor
  /// Rim light: width in points, strength 0...1.
  public var rimWidth: CGFloat
  /// Strength of the rim light, 0...1.
  public var rimAmount: Double
  /// What the glass casts on the page around it; it is not seen through the glass.
  public var shadow: GlassShadow

  /// Creates a recipe.
  public init(
    name: String, radius: CGFloat, lensAmount: CGFloat, lensHeight: CGFloat, lumaBlack: Double,
    lumaWhite: Double, chroma: Double, fill: ResolvedColor, tint: ResolvedColor = .clear,
    rimWidth: CGFloat, rimAmount: Double, shadow: GlassShadow = .none
  ) {
    (self.name, self.radius, self.lensAmount, self.lensHeight) =
      (name, radius, lensAmount, lensHeight)
    (self.lumaBlack, self.lumaWhite, self.chroma) = (lumaBlack, lumaWhite, chroma)
    (self.fill, self.tint, self.rimWidth, self.rimAmount) = (fill, tint, rimWidth, rimAmount)
    self.shadow = shadow
  }
}

/// The shadow around a glass.
public struct GlassShadow: Equatable, Sendable {
  /// No shadow.
  public static let none = GlassShadow(opacity: 0, radius: 0, drop: 0)

  /// Of black, 0...1.
  public var opacity: Double
  /// Points; σ = `GaussianBlur.sigmaPerRadius` × radius.
  public var radius: CGFloat
  /// How far down it lies, in points.
  public var drop: CGFloat

  /// Creates a shadow.
  public init(opacity: Double, radius: CGFloat, drop: CGFloat) {
    (self.opacity, self.radius, self.drop) = (opacity, radius, drop)
  }
}
