import CapstanSceneGraph
import Foundation

extension ResolvedColor {
  /// The colour with components brought into 0...1; what is not a number becomes 0.
  var clamped: ResolvedColor {
    func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    return ResolvedColor(
      red: unit(red), green: unit(green), blue: unit(blue), opacity: unit(opacity))
  }

  /// Clamped, premultiplied red, green, blue and opacity in levels, 0...255.
  var premultipliedLevels: SIMD4<Float> {
    let c = clamped
    let k = c.opacity * 255
    return SIMD4(Float(c.red * k), Float(c.green * k), Float(c.blue * k), Float(k))
  }

  /// The premultiplied pixel word that Cairo paints for the colour: the upper eight of sixteen bits.
  var word: UInt32 {
    let c = clamped
    func level(_ value: Double) -> UInt32 { UInt32(value * 65535 + 0.5) >> 8 }
    return UInt32(
      alpha: level(c.opacity), red: level(c.red * c.opacity), green: level(c.green * c.opacity),
      blue: level(c.blue * c.opacity))
  }

  var isOpaque: Bool { opacity >= 1 }
}

extension UInt32 {
  /// The pixel word of four premultiplied components, 0...255.
  init(alpha: UInt32, red: UInt32, green: UInt32, blue: UInt32) {
    self = (alpha << 24) | (red << 16) | (green << 8) | blue
  }

  /// The pixel word of red, green, blue and alpha in levels, each rounded to the nearest.
  init(premultipliedLevels v: SIMD4<Float>) {
    // Adding 2^23 leaves the nearest integer in the low bits of the sum.
    let bits = (v + 8_388_608)
    self.init(
      alpha: bits.w.bitPattern & 0xFF, red: bits.x.bitPattern & 0xFF,
      green: bits.y.bitPattern & 0xFF, blue: bits.z.bitPattern & 0xFF)
  }
}
