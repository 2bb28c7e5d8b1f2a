import CapstanSceneGraph

extension MaterialRecipe {
  /// What an unpainted backdrop is taken for: white under a light material, black under a dark one.
  ///
  /// A choice of ours; a window always has a background.
  var ground: ResolvedColor {
    curve.sum() / 4 >= 0.5 ? .white : .black
  }

  /// The recipe as a function of an opaque colour in levels, 0...255.
  var map: (SIMD4<Float>) -> SIMD4<Float> {
    let luma = ColorFilter.luma
    let (saturation, amount) = (Float(saturation), Float(amount))
    let brightness = Float(brightness)
    let k = SIMD4<Float>(curve)
    return { levels in
      let color = SIMD3(levels.x, levels.y, levels.z) / 255
      let y = min(max((color * luma).sum(), 0), 1)
      let gray = SIMD3(repeating: y)
      let saturated = gray + (color - gray) * saturation
      let z = 1 - y
      let bezier = z * z * z * k.x + 3 * z * z * y * k.y + 3 * z * y * y * k.z + y * y * y * k.w
      let result = saturated * (1 - amount) + (amount * bezier + brightness)
      return SIMD4(
        result.clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1)) * 255,
        255)
    }
  }
}
