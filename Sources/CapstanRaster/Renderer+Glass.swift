import CapstanSceneGraph
import Foundation

extension Renderer {
  /// A blurred backdrop, its colours changed, seen through a glass of an outline.
  func glass(
    _ recipe: GlassRecipe, over backdrop: CellPicture, path: Path, toDevice: CGAffineTransform,
    region: PixelRect, on layer: Layer
  ) throws(RasterError) -> Surface {
    let pixelsPerPoint = Double(layer.scale.x)
    let depth = Double(max(recipe.lensHeight, recipe.rimWidth)) * pixelsPerPoint
    let field = try distanceField(of: path, toDevice: toDevice, region: region, depth: depth)
    let result = try Surface(region, cleared: false, pool: pool)
    try backdrop.interpolate(into: result)
    GlassShader(recipe, pixelsPerPoint: pixelsPerPoint).shade(
      result, backdrop: backdrop, field: field)
    return result
  }

  private func distanceField(
    of path: Path, toDevice: CGAffineTransform, region: PixelRect, depth: Double
  ) throws(RasterError) -> DistanceField {
    let key = DistanceField.Key(path: path, toDevice: toDevice, region: region, depth: depth)
    if let field = fields.last(where: { $0.key == key })?.field { return field }
    let mask = try Surface(region, .alpha, pool: pool)
    let canvas = try Canvas(mask, checks: checks)
    canvas.append(path, transform: toDevice)
    let segments = try canvas.flattenedPath()
    canvas.fill(with: .color(.black))
    try canvas.check()
    let field = try DistanceField(of: segments, inside: mask, depth: depth, pool: pool)
    fields = fields.suffix(3) + [(key, field)]
    return field
  }
}

/// Bends and lights a blurred backdrop, pixel by pixel.
struct GlassShader {
  private let recipe: GlassRecipe
  private let lensAmount: Float
  private let lensHeight: Float
  private let rimWidth: Float

  init(_ recipe: GlassRecipe, pixelsPerPoint: Double) {
    self.recipe = recipe
    lensAmount = Float(recipe.lensAmount * pixelsPerPoint)
    lensHeight = Float(max(recipe.lensHeight * pixelsPerPoint, 1e-3))
    rimWidth = Float(max(recipe.rimWidth * pixelsPerPoint, 1e-3))
  }

  /// Light comes from the top left and the bottom right.
  private static let light = (x: Float(-0.70710678), y: Float(-0.70710678))

  /// Writes the pixels of a surface that lens and rim change; it already shows the backdrop.
  func shade(_ surface: Surface, backdrop: CellPicture, field: DistanceField) {
    let region = surface.rect
    let rim = Float(recipe.rimAmount)
    let depth = max(lensHeight, rimWidth)
    unsafe field.withSamples { samples in
      unsafe backdrop.withValues { values in
        unsafe surface.withWords { words in
          for y in 0..<region.height {
            for x in 0..<region.width {
              let sample = unsafe samples[y * region.width + x]
              if -sample.distance >= depth { continue }
              let h = min(max(-sample.distance / lensHeight, 0), 1)
              let shift = lensAmount * (1 - (h * (2 - h)).squareRoot())
              var color = unsafe backdrop.sample(
                values, Float(region.minX + x) + 0.5 + sample.normalX * shift,
                Float(region.minY + y) + 0.5 + sample.normalY * shift)
              // Refined cells reach a little beyond the levels beside hard edges.
              color.clamp(
                lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 255))
              let facing = abs(sample.normalX * Self.light.x + sample.normalY * Self.light.y)
              let strength = rim * facing * min(max(1 + sample.distance / rimWidth, 0), 1)
              color += (SIMD4(repeating: 255) - color) * strength
              unsafe words[y * surface.rowLength + x] = UInt32(premultipliedLevels: color)
            }
          }
        }
      }
    }
  }
}

extension CellPicture {
  /// The colour at a place in pixels: red, green, blue, alpha, interpolated between cells.
  fileprivate func sample(_ values: UnsafePointer<Float>, _ x: Float, _ y: Float) -> SIMD4<Float> {
    let (size, limitX, limitY) = (Float(cell), Float(columns - 1), Float(rows - 1))
    let u = min(max((x - Float(rect.minX)) / size - 0.5, 0), limitX)
    let v = min(max((y - Float(rect.minY)) / size - 0.5, 0), limitY)
    let (left, top) = (Int(u), Int(v))
    let (right, bottom) = (min(left + 1, columns - 1), min(top + 1, rows - 1))
    func value(_ column: Int, _ row: Int) -> SIMD4<Float> {
      let v = unsafe values + (row * columns + column) * 4
      return unsafe SIMD4(v[2], v[1], v[0], v[3])
    }
    let (fx, fy) = (u - Float(left), v - Float(top))
    let upper = value(left, top) + (value(right, top) - value(left, top)) * fx
    let lower = value(left, bottom) + (value(right, bottom) - value(left, bottom)) * fx
    return upper + (lower - upper) * fy
  }
}

extension GlassRecipe {
  /// What an unpainted backdrop is taken for: white under light glass, black under dark glass.
  ///
  /// A choice of ours; a window always has a background.
  var ground: ResolvedColor {
    lumaBlack + lumaWhite >= 1 ? .white : .black
  }

  /// What is left of a tint's components over black; an approximation of ours.
  private static let darkestTint: Float = 0.72

  /// The recipe without lens and rim, as a function of an opaque colour in levels, 0...255.
  var map: (SIMD4<Float>) -> SIMD4<Float> {
    let luma = ColorFilter.luma
    let (black, white, chroma) = (Float(lumaBlack), Float(lumaWhite), Float(chroma))
    let (fill, tint) = (fill.premultipliedLevels, tint.premultipliedLevels)
    return { levels in
      let color = SIMD3(levels.x, levels.y, levels.z) / 255
      let y = (color * luma).sum()
      let mapped = (white - black) * y + black
      let result = (SIMD3(repeating: mapped) + (color - SIMD3(repeating: y)) * chroma).clamped(
        lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
      let opaque = SIMD4(result * 255, 255)
      let filled = fill + opaque * (1 - fill.w / 255)
      // Over dark places a tint is darker, so that what lies beneath stays felt.
      let shade = Self.darkestTint + (1 - Self.darkestTint) * min(max(y, 0), 1)
      let shaded = SIMD4(tint.x * shade, tint.y * shade, tint.z * shade, tint.w)
      return shaded + filled * (1 - tint.w / 255)
    }
  }
}
