import CapstanSceneGraph
import Foundation

extension CellPicture {
  /// Writes the pixels of a surface, interpolated linearly between the centres of cells.
  ///
  /// Beyond them the outermost cells continue. The picture is moved by whole pixels.
  func interpolate(into surface: Surface, movedX: Int = 0, movedY: Int = 0) throws(RasterError) {
    let target = surface.rect.offset(x: -movedX, y: -movedY)
    let line = try pool.block(byteCount: rowLength * 4)
    unsafe block.withElements(of: Float.self) { values in
      unsafe line.withElements(of: Float.self) { line in
        for y in 0..<target.height {
          let (first, second, fraction) = position(
            target.minY + y - rect.minY, count: rows)
          let (a, b) = unsafe (values + first * rowLength, values + second * rowLength)
          var index = 0
          while index < rowLength {
            unsafe line[index] = a[index] + (b[index] - a[index]) * fraction
            index &+= 1
          }
          if channels == 1 {
            unsafe surface.withBytes { bytes in
              unsafe writeAlpha(line, to: bytes + y * surface.rowLength, target: target)
            }
          } else {
            unsafe surface.withWords { words in
              unsafe writeWords(line, to: words + y * surface.rowLength, target: target)
            }
          }
        }
      }
    }
  }

  /// The cells around a pixel and how far it is from the first to the second.
  private func position(_ pixel: Int, count: Int) -> (first: Int, second: Int, fraction: Float) {
    let place = (Float(pixel) + 0.5) / Float(cell) - 0.5
    let first = Int(place.rounded(.down))
    return (
      min(max(first, 0), count - 1), min(max(first + 1, 0), count - 1), place - Float(first)
    )
  }

  private func writeWords(
    _ line: UnsafePointer<Float>, to words: UnsafeMutablePointer<UInt32>, target: PixelRect
  ) {
    unsafe line.withMemoryRebound(to: SIMD4<Float>.self, capacity: columns) { cells in
      var x = 0
      while x < target.width {
        let (first, second, fraction) = position(target.minX + x - rect.minX, count: columns)
        let a = unsafe cells[first]
        let step = unsafe (cells[second] - a) / Float(cell)
        var value = a + (unsafe cells[second] - a) * fraction
        // All pixels up to the next centre of a cell lie on one line.
        let count = cell == 1 ? 1 : Int(((1 - fraction) * Float(cell)).rounded(.up))
        let end = min(x + max(count, 1), target.width)
        while x < end {
          let bits = value + 8_388_608
          unsafe words[x] = UInt32(
            alpha: bits.w.bitPattern & 0xFF, red: bits.z.bitPattern & 0xFF,
            green: bits.y.bitPattern & 0xFF, blue: bits.x.bitPattern & 0xFF)
          value += step
          x &+= 1
        }
      }
    }
  }

  private func writeAlpha(
    _ line: UnsafePointer<Float>, to bytes: UnsafeMutablePointer<UInt8>, target: PixelRect
  ) {
    var x = 0
    while x < target.width {
      let (first, second, fraction) = position(target.minX + x - rect.minX, count: columns)
      let a = unsafe line[first]
      let value = a + (unsafe line[second] - a) * fraction
      unsafe bytes[x] = UInt8(truncatingIfNeeded: (value + 8_388_608).bitPattern)
      x &+= 1
    }
  }
}
