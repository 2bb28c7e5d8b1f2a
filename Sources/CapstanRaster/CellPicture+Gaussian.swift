import CapstanSceneGraph
import Foundation

extension CellPicture {
  /// Convolves with a separable kernel; outside the cells everything is clear.
  func convolve(_ horizontal: GaussianKernel, _ vertical: GaussianKernel) throws(RasterError) {
    let other = try pool.block(byteCount: max(rows * rowLength * 4, 4))
    unsafe block.withElements(of: Float.self) { values in
      unsafe other.withElements(of: Float.self) { result in
        unsafe memset(result, 0, rows * rowLength * 4)
        for row in 0..<rows {
          let start = row * rowLength
          for (index, weight) in horizontal.weights.enumerated() {
            // result[i] += weight · values[i + offset], where both are inside the row.
            let offset = (index - horizontal.radius) * channels
            let count = rowLength - abs(offset)
            guard count > 0 else { continue }
            unsafe Self.add(
              values + start + max(offset, 0), times: weight, to: result + start + max(-offset, 0),
              count: count)
          }
        }
        unsafe memset(values, 0, rows * rowLength * 4)
        for row in 0..<rows {
          for (index, weight) in vertical.weights.enumerated() {
            let source = row + index - vertical.radius
            guard source >= 0, source < rows else { continue }
            unsafe Self.add(
              result + source * rowLength, times: weight, to: values + row * rowLength,
              count: rowLength)
          }
        }
      }
    }
  }

  private static func add(
    _ source: UnsafePointer<Float>, times weight: Float, to target: UnsafeMutablePointer<Float>,
    count: Int
  ) {
    var index = 0
    while index < count {
      unsafe target[index] += weight * source[index]
      index &+= 1
    }
  }

  /// Halves cells of more than a pixel, so that the steps between them can be linear.
  func refine() throws(RasterError) {
    if cell > 1 { try halveCells() }
  }

  /// The weights of a cubic through four cells, a quarter of a cell behind the second.
  private static let quarter: [Float] = [-0.0703125, 0.8671875, 0.2265625, -0.0234375]

  /// Interpolates at half the cell size by Catmull-Rom cubics; at the border cells repeat.
  private func halveCells() throws(RasterError) {
    let wide = try pool.block(byteCount: max(rows * rowLength * 8, 4))
    let result = try pool.block(byteCount: max(rows * rowLength * 16, 4))
    unsafe block.withElements(of: Float.self) { values in
      unsafe wide.withElements(of: Float.self) { wide in
        for row in 0..<rows {
          unsafe halve(
            values + row * rowLength, to: wide + row * rowLength * 2, count: columns,
            width: channels)
        }
        unsafe result.withElements(of: Float.self) { result in
          unsafe halve(wide, to: result, count: rows, width: rowLength * 2)
        }
      }
    }
    replaceByHalves(result)
  }

  /// Writes twice as many groups of `width` values as there are.
  private func halve(
    _ source: UnsafePointer<Float>, to target: UnsafeMutablePointer<Float>, count: Int, width: Int
  ) {
    for index in 0..<count {
      // The group before the one in the middle, and the one after.
      for (side, step) in [(0, -1), (1, 1)] {
        let out = unsafe target + (2 * index + side) * width
        unsafe memset(out, 0, width * 4)
        for (tap, weight) in Self.quarter.enumerated() {
          let group = min(max(index + (tap - 1) * step, 0), count - 1)
          unsafe Self.add(source + group * width, times: weight, to: out, count: width)
        }
      }
    }
  }
}
