internal import CapstanSceneGraph
internal import Glibc

/// How different two colours look.
enum PerceptualDistance {
  /// The distance in Oklab (its author's published matrices), times 100, of two premultiplied
  /// words over white or over black, whichever is larger.
  static func between(_ first: UInt32, _ second: UInt32) -> Double {
    max(
      distance(Oklab(first, backdrop: 0), Oklab(second, backdrop: 0)),
      distance(Oklab(first, backdrop: 255), Oklab(second, backdrop: 255)))
  }

  private static func distance(_ first: Oklab, _ second: Oklab) -> Double {
    let difference = first.vector - second.vector
    return 100 * (difference * difference).sum().squareRoot()
  }

  private struct Oklab {
    let vector: SIMD3<Double>

    init(_ word: UInt32, backdrop: Double) {
      let rest = backdrop * (1 - Double(word >> 24) / 255)
      let linear = SIMD3(
        Self.linear(Double(word >> 16 & 255) + rest), Self.linear(Double(word >> 8 & 255) + rest),
        Self.linear(Double(word & 255) + rest))
      let cones = SIMD3(
        cbrt((linear * SIMD3(0.4122214708, 0.5363325363, 0.0514459929)).sum()),
        cbrt((linear * SIMD3(0.2119034982, 0.6806995451, 0.1073969566)).sum()),
        cbrt((linear * SIMD3(0.0883024619, 0.2817188376, 0.6299787005)).sum()))
      vector = SIMD3(
        (cones * SIMD3(0.2104542553, 0.7936177850, -0.0040720468)).sum(),
        (cones * SIMD3(1.9779984951, -2.4285922050, 0.4505937099)).sum(),
        (cones * SIMD3(0.0259040371, 0.7827717662, -0.8086757660)).sum())
    }

    private static func linear(_ level: Double) -> Double {
      let value = level / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
  }
}
