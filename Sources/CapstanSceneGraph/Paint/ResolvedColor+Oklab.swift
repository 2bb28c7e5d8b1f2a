import Foundation

/// Mixing as SwiftUI mixes: in Oklab, weighted by opacity.
///
/// Oklab is a fixed matrix away from the cube roots of its three cone responses, so whatever is
/// linear in one is linear in the other; the cube roots are used here. Matrices: Oklab as published
/// by its author, linear sRGB to cone responses and back.
extension ResolvedColor {
  /// The cube roots of the Oklab cone responses times the opacity, and the opacity.
  ///
  /// Components outside 0...1 are continued by an odd function.
  public var premultipliedOklab: SIMD4<Double> {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    let roots = SIMD4(
      cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
      cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
      cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b), 1)
    return roots * opacity
  }

  /// Creates the colour of such components; at opacity 0 they are taken as not premultiplied.
  public init(premultipliedOklab components: SIMD4<Double>) {
    let opacity = components.w
    let roots = opacity == 0 ? components : components / opacity
    let lms = roots * roots * roots
    self.init(
      red: Self.encoded(4.0767416621 * lms.x - 3.3077115913 * lms.y + 0.2309699292 * lms.z),
      green: Self.encoded(-1.2684380046 * lms.x + 2.6097574011 * lms.y - 0.3413193965 * lms.z),
      blue: Self.encoded(-0.0041960863 * lms.x - 0.7034186147 * lms.y + 1.7076147010 * lms.z),
      opacity: opacity)
  }

  /// Returns the colour a fraction of the way to another one, in premultiplied Oklab.
  ///
  /// A colour that fades to clear keeps its hue. Fractions outside 0...1 go beyond the ends.
  public func mixed(with other: ResolvedColor, by fraction: Double) -> ResolvedColor {
    let start = premultipliedOklab
    return ResolvedColor(
      premultipliedOklab: start + (other.premultipliedOklab - start) * fraction)
  }

  /// Linear light of a gamma-encoded component (IEC 61966-2-1, odd continuation).
  public static func linear(_ encoded: Double) -> Double {
    let c = abs(encoded)
    let value = c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -value : value
  }

  /// Gamma-encoded component of linear light (IEC 61966-2-1, odd continuation).
  public static func encoded(_ linear: Double) -> Double {
    let c = abs(linear)
    let value = c <= 0.0031308 ? 12.92 * c : 1.055 * pow(c, 1 / 2.4) - 0.055
    return linear < 0 ? -value : value
  }
}
