internal import CCairo
import CapstanSceneGraph

extension Renderer {
  /// Combines a group's picture with the pixels of a layer.
  func blend(_ picture: Surface, mode: BlendMode, onto layer: Layer) throws(RasterError) {
    if let op = mode.cairoOperator {
      layer.canvas.paint(.surface(picture), operator: op)
    } else {
      try blendPlusDarker(picture, onto: layer)
    }
  }

  /// `max(0, a − (lacking source + lacking backdrop))` for each premultiplied component, where a
  /// component lacks what it is less than its alpha and a is the sum of the alphas, at most 1.
  private func blendPlusDarker(_ picture: Surface, onto layer: Layer) throws(RasterError) {
    // Through a copy, so that the layer's clip holds.
    let region = picture.rect
    let result = try Surface(region, pool: pool)
    let canvas = try Canvas(result, checks: checks)
    canvas.paint(.surface(layer.canvas.surface))
    try canvas.check()
    unsafe picture.withWords { source in
      unsafe result.withWords { pixels in
        for index in 0..<region.width * region.height {
          unsafe pixels[index] = Self.plusDarker(source[index], pixels[index])
        }
      }
    }
    layer.canvas.withState {
      layer.canvas.newPath()
      layer.canvas.append(region)
      layer.canvas.clip()
      layer.canvas.paint(.surface(result), operator: CAIRO_OPERATOR_SOURCE)
    }
  }

  static func plusDarker(_ source: UInt32, _ backdrop: UInt32) -> UInt32 {
    let (sa, ba) = (Int32(source >> 24), Int32(backdrop >> 24))
    let alpha = min(255, sa + ba)
    var word = UInt32(alpha) << 24
    for shift in [UInt32(16), 8, 0] {
      let lacking =
        sa - Int32(source >> shift & 0xFF) + ba - Int32(backdrop >> shift & 0xFF)
      word |= UInt32(max(0, alpha - lacking)) << shift
    }
    return word
  }
}

extension BlendMode {
  /// The operator that is exactly this mode; nil where Cairo has none.
  var cairoOperator: cairo_operator_t? {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .plusLighter: CAIRO_OPERATOR_ADD
    case .plusDarker: nil
    }
  }
}
