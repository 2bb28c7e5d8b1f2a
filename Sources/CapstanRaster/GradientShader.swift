import CapstanSceneGraph
import Foundation

/// Computes a gradient's colour for every pixel of a region, for pixel centres.
///
/// Cairo would evaluate a diagonal gradient pixel by pixel through pixman, about 40 times slower
/// than copying memory, and it cannot mix colours in Oklab.
struct GradientShader {
  /// Where the parameter of a pixel comes from.
  private enum Parameter {
    /// One value everywhere.
    case constant(Double)
    /// `x` a pixel to the right, `y` a pixel down, from `origin` at device (0, 0).
    case linear(x: Double, y: Double, origin: Double)
    /// (distance from the origin − start) / span, in a space reached by the map.
    case radial(CGAffineTransform, start: Double, span: Double)
    /// Angles around the origin of a space reached by the map.
    case angular(CGAffineTransform, start: Double, span: Double)
  }

  let table: GradientTable
  private let parameter: Parameter

  /// Creates a shader; `toDevice` is invertible and maps the paint's space to device pixels.
  init(_ paint: GradientPaint, toDevice: CGAffineTransform, cache: GradientCache) {
    let inverse = toDevice.inverted()
    let scale = Double(toDevice.largestScale)
    var length: Double
    switch paint.geometry {
    case .linear(let start, let end):
      let axis = (x: end.x - start.x, y: end.y - start.y)
      let square = axis.x * axis.x + axis.y * axis.y
      guard square > 1e-18, square.isFinite else {
        (parameter, length) = (.constant(1), 1)
        break
      }
      let x = (inverse.a * axis.x + inverse.b * axis.y) / square
      let y = (inverse.c * axis.x + inverse.d * axis.y) / square
      let origin =
        ((inverse.tx - start.x) * axis.x + (inverse.ty - start.y) * axis.y) / square
      (parameter, length) = (.linear(x: x, y: y, origin: origin), 1 / hypot(x, y))
    case .radial(let center, let startRadius, let endRadius):
      let map = inverse.concatenating(
        CGAffineTransform(translationX: -center.x, y: -center.y))
      (parameter, length) = Self.radial(map, from: startRadius, to: endRadius, scale: scale)
    case .elliptical(let rect, let center, let startRadius, let endRadius):
      let map = inverse.concatenating(
        CGAffineTransform(translationX: -rect.minX, y: -rect.minY)
      ).concatenating(
        CGAffineTransform(scaleX: 1 / max(rect.width, 1e-9), y: 1 / max(rect.height, 1e-9))
      ).concatenating(CGAffineTransform(translationX: -center.x, y: -center.y))
      (parameter, length) = Self.radial(
        map, from: startRadius, to: endRadius, scale: scale * max(rect.width, rect.height))
    case .angular(let center, let startAngle, let endAngle):
      let map = inverse.concatenating(
        CGAffineTransform(translationX: -center.x, y: -center.y))
      let span = min(endAngle - startAngle, 2 * .pi)
      // Beyond a whole turn only the last one is seen.
      parameter =
        span > 0 ? .angular(map, start: endAngle - span, span: endAngle - startAngle) : .constant(1)
      length = 8192
    }
    table = cache.table(for: paint, length: length)
  }

  private static func radial(
    _ map: CGAffineTransform, from start: Double, to end: Double, scale: Double
  ) -> (Parameter, length: Double) {
    let span = end - start
    guard abs(span) > 1e-9, span.isFinite else { return (.constant(1), 1) }
    return (.radial(map, start: start, span: span), abs(span) * scale)
  }

  /// Writes every pixel of a region that lies inside the surface.
  func shade(_ region: PixelRect, of surface: Surface, pool: BlockPool) throws(RasterError) {
    let rowLength = surface.rowLength
    let offset = (region.minY - surface.rect.minY) * rowLength + region.minX - surface.rect.minX
    try unsafe surface.withWords { (words) throws(RasterError) in
      let rows = unsafe Rows(
        start: words + offset, rowLength: rowLength, width: region.width, height: region.height)
      switch parameter {
      case .constant(let value):
        let word = table.words[value > 0.5 ? table.count : 0]
        for y in 0..<rows.height {
          unsafe rows[y].update(repeating: word, count: rows.width)
        }
      case .linear(let x, let y, let origin):
        let n = Double(table.count)
        let ramp = LinearRamp(
          table: table.words, first: (origin + (x + y) / 2) * n, x: x * n, y: y * n)
        try ramp.shade(rows, region: region, pool: pool)
      case .radial(let map, let start, let span):
        shade(rows, region, map) { x, y in
          ((x * x + y * y).squareRoot() - start) / span
        }
      case .angular(let map, let start, let span):
        let turn = 2 * Double.pi
        let visible = min(span, turn)
        shade(rows, region, map) { x, y in
          var angle = atan2(y, x) - start
          angle -= (angle / turn).rounded(.down) * turn
          // What the range leaves over is shared by the colours at its ends.
          if angle > visible { return angle < (visible + turn) / 2 ? 1 : 0 }
          return (angle + span - visible) / span
        }
      }
    }
  }

  /// Rows of pixels being written.
  @safe struct Rows {
    let width: Int
    let height: Int
    private let start: UnsafeMutablePointer<UInt32>
    private let rowLength: Int

    init(start: UnsafeMutablePointer<UInt32>, rowLength: Int, width: Int, height: Int) {
      unsafe self.start = unsafe start
      (self.rowLength, self.width, self.height) = (rowLength, width, height)
    }

    subscript(y: Int) -> UnsafeMutablePointer<UInt32> { unsafe start + y * rowLength }
  }

  private func shade(
    _ rows: Rows, _ region: PixelRect, _ map: CGAffineTransform,
    parameter: (Double, Double) -> Double
  ) {
    let n = Double(table.count)
    unsafe table.words.withUnsafeBufferPointer { words in
      for row in 0..<rows.height {
        let y = Double(region.minY + row) + 0.5
        let (rowX, rowY) = (map.c * y + map.tx, map.d * y + map.ty)
        let out = unsafe rows[row]
        for column in 0..<rows.width {
          let x = Double(region.minX + column) + 0.5
          let t = parameter(map.a * x + rowX, map.b * x + rowY)
          // Not a number counts as the start.
          unsafe out[column] = words[Int((t > 0 ? min(t, 1) : 0) * n + 0.4999)]
        }
      }
    }
  }
}
