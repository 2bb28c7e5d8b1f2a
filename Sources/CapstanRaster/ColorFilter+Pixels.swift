import CapstanSceneGraph
import Foundation

extension ColorFilter {
  /// Changes every pixel of a surface; transparent pixels stay transparent.
  func apply(to surface: Surface) {
    let map = self.map
    unsafe surface.withWords { words in
      let count = surface.rowLength * surface.rect.height
      // Runs of one colour are common; the last result is kept.
      var (last, result) = (UInt32(0), map(0))
      for index in 0..<count {
        let word = unsafe words[index]
        if word != last { (last, result) = (word, map(word)) }
        unsafe words[index] = result
      }
    }
  }

  /// The change as a function of premultiplied words.
  var map: (UInt32) -> UInt32 {
    switch self {
    case .brightness(let amount):
      return Self.straight { $0 + Float(amount) }
    case .contrast(let amount):
      return Self.straight { ($0 - 0.5) * Float(amount) + 0.5 }
    case .saturation(let amount):
      return Self.straight { Self.saturate($0, Float(amount)) }
    case .grayscale(let amount):
      return Self.straight { Self.saturate($0, Float(1 - amount)) }
    case .hueRotation(let angle):
      let rows = Self.hueRows(angle)
      return Self.straight { color in
        SIMD3((rows.0 * color).sum(), (rows.1 * color).sum(), (rows.2 * color).sum())
      }
    case .colorInvert:
      return Self.straight { 1 - $0 }
    case .colorMultiply(let color):
      let c = color.clamped
      let factor = SIMD4<Float>(
        Float(c.red * c.opacity), Float(c.green * c.opacity), Float(c.blue * c.opacity),
        Float(c.opacity))
      return { word in UInt32(premultipliedLevels: Self.levels(word) * factor) }
    case .alphaThreshold(let min, let max, let color):
      let c = color.clamped
      let levels = SIMD4(
        Float(c.red * c.opacity), Float(c.green * c.opacity), Float(c.blue * c.opacity),
        Float(c.opacity))
      let inside = UInt32(premultipliedLevels: levels * 255)
      return { word in
        let alpha = Double(word >> 24) / 255
        // Where nothing was drawn there is nothing to replace, even from 0 on.
        return alpha > 0 && alpha >= min && alpha <= max ? inside : 0
      }
    case .luminanceToAlpha:
      return { word in
        let v = Self.levels(word)
        return UInt32(
          premultipliedLevels: SIMD4(0, 0, 0, (SIMD3(v.x, v.y, v.z) * Self.luma).sum()))
      }
    }
  }

  /// Weights of red, green and blue in brightness (ITU-R BT.709).
  static let luma = SIMD3<Float>(0.2126, 0.7152, 0.0722)

  private static func levels(_ word: UInt32) -> SIMD4<Float> {
    SIMD4(
      Float(word >> 16 & 0xFF), Float(word >> 8 & 0xFF), Float(word & 0xFF), Float(word >> 24))
  }

  /// Wraps a change of straight components in 0...1; alpha stays.
  private static func straight(
    _ change: @escaping (SIMD3<Float>) -> SIMD3<Float>
  ) -> (UInt32) -> UInt32 {
    { word in
      let v = levels(word)
      guard v.w > 0 else { return 0 }
      let color = change(SIMD3(v.x, v.y, v.z) / v.w).clamped(
        lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
      return UInt32(premultipliedLevels: SIMD4(color * v.w, v.w))
    }
  }

  private static func saturate(_ color: SIMD3<Float>, _ amount: Float) -> SIMD3<Float> {
    let gray = SIMD3(repeating: (color * luma).sum())
    return gray + (color - gray) * amount
  }

  /// A turn about the grey axis that keeps brightness (W3C Filter Effects, hue-rotate).
  private static func hueRows(_ angle: Double) -> (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>) {
    let (c, s) = (Float(cos(angle)), Float(sin(angle)))
    return (
      SIMD3(
        0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928),
      SIMD3(
        0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283),
      SIMD3(
        0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072)
    )
  }
}
