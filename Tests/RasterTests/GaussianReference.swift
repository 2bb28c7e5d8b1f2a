import CapstanSceneGraph
import Foundation

/// A picture in double precision, premultiplied levels, for references.
struct ReferencePicture {
  var width: Int
  var height: Int
  /// Red, green, blue, alpha of each pixel.
  var values: [SIMD4<Double>]

  init(width: Int, height: Int, values: [SIMD4<Double>]) {
    (self.width, self.height, self.values) = (width, height, values)
  }

  init(_ bitmap: Bitmap) {
    self.init(
      width: bitmap.width, height: bitmap.height,
      values: bitmap.pixels.map {
        SIMD4(Double($0.red), Double($0.green), Double($0.blue), Double($0.alpha))
      })
  }

  subscript(x: Int, y: Int) -> SIMD4<Double> { values[y * width + x] }

  /// A Gaussian over the whole picture, sampled at pixels, cut at five standard deviations.
  ///
  /// Outside the picture everything is clear. `shift` moves the result.
  func blurred(sigma: Double, shiftX: Double = 0, shiftY: Double = 0) -> ReferencePicture {
    func kernel(_ shift: Double) -> [(Int, Double)] {
      let radius = Int((5 * sigma + abs(shift)).rounded(.up))
      let taps = (-radius...radius).map {
        ($0, exp(-pow(Double($0) + shift, 2) / (2 * sigma * sigma)))
      }
      let sum = taps.reduce(0) { $0 + $1.1 }
      return taps.map { ($0.0, $0.1 / sum) }
    }
    func convolve(_ kernel: [(Int, Double)], count: Int, of value: (Int) -> SIMD4<Double>)
      -> [SIMD4<Double>]
    {
      let line = (0..<count).map(value)
      return (0..<count).map { place in
        var (r, g, b, a) = (0.0, 0.0, 0.0, 0.0)
        let first = kernel[0].0
        for index in max(0, -place - first)..<max(0, min(kernel.count, count - place - first)) {
          let (source, weight) = (line[place + first + index], kernel[index].1)
          r += source.x * weight
          g += source.y * weight
          b += source.z * weight
          a += source.w * weight
        }
        return SIMD4(r, g, b, a)
      }
    }
    let (across, down) = (kernel(shiftX), kernel(shiftY))
    let middle = (0..<height).flatMap { y in
      convolve(across, count: width) { values[y * width + $0] }
    }
    let columns = (0..<width).map { x in
      convolve(down, count: height) { middle[$0 * width + x] }
    }
    let result = (0..<width * height).map { columns[$0 % width][$0 / width] }
    return ReferencePicture(width: width, height: height, values: result)
  }

  /// The largest difference of a component from a bitmap's, in levels, and where it is.
  func worstDifference(
    to bitmap: Bitmap, in rect: (x: Range<Int>, y: Range<Int>)? = nil
  ) -> (levels: Double, x: Int, y: Int) {
    let other = ReferencePicture(bitmap)
    var worst = (levels: 0.0, x: 0, y: 0)
    for y in rect?.y ?? 0..<height {
      for x in rect?.x ?? 0..<width {
        let d = self[x, y] - other[x, y]
        let levels = max(d.max(), -d.min())
        if levels > worst.levels { worst = (levels, x, y) }
      }
    }
    return worst
  }
}
