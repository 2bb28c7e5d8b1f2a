import CapstanSceneGraph
import Foundation

extension CellPicture {
  /// Writes the pixels of a surface, interpolated linearly between the centres of cells.
  ///
  /// Beyond them the outermost cells continue. The picture is moved by whole pixels.
  func interpolate(into surface: Surface, movedX: Int = 0, movedY: Int = 0) throws(RasterError) {
    let target = surface.rect.offset(x: -movedX, y: -movedY)
    let width = target.width * channels
    let lines = try pool.block(byteCount: max((rowLength + width) * 4, 4))
    unsafe block.withElements(of: Float.self) { values in
      unsafe lines.withElements(of: Float.self) { cells in
        let pixels = unsafe cells + rowLength
        for y in 0..<target.height {
          let place = position(target.minY + y - rect.minY, count: rows)
          let (a, b) = unsafe (
            values + place.first * rowLength, values + place.second * rowLength
          )
          let fraction = place.fraction
          var index = 0
          while index < rowLength {
            unsafe cells[index] = a[index] + (b[index] - a[index]) * fraction
            index &+= 1
          }
          unsafe spread(cells, to: pixels, from: target.minX - rect.minX, count: target.width)
          if channels == 1 {
            unsafe surface.withBytes { bytes in
              unsafe Self.round(pixels, to: bytes + y * surface.rowLength, count: width)
            }
          } else {
            unsafe surface.withWords { words in
              unsafe (words + y * surface.rowLength).withMemoryRebound(
                to: UInt8.self, capacity: width
              ) { bytes in unsafe Self.round(pixels, to: bytes, count: width) }
            }
          }
        }
      }
    }
  }

  /// The cells around a pixel and how far it is from the first to the second.
  private func position(_ pixel: Int, count: Int) -> (first: Int, second: Int, fraction: Float) {
    // In halves of a pixel from the centre of the first cell.
    let place = 2 * pixel + 1 - cell
    let first = place >= 0 ? place / (2 * cell) : -((2 * cell - 1 - place) / (2 * cell))
    return (
      min(max(first, 0), count - 1), min(max(first + 1, 0), count - 1),
      Float(place - first * 2 * cell) / Float(2 * cell)
    )
  }

  /// Writes a value of every channel for each pixel of a row.
  private func spread(
    _ cells: UnsafePointer<Float>, to pixels: UnsafeMutablePointer<Float>, from start: Int,
    count: Int
  ) {
    if cell == 1, start >= 0, start + count <= columns {
      unsafe memcpy(pixels, cells + start * channels, count * channels * 4)
      return
    }
    // All pixels from one centre of a cell up to the next lie on one line.
    let step = 1 / Float(2 * cell)
    let place = 2 * start + 1 - cell
    var first = Int((Double(place) / Double(2 * cell)).rounded(.down))
    // Half pixels after the first centre; odd where cells are larger than a pixel.
    var halves = place - first * 2 * cell
    var end = ((first + 1) * 2 * cell - place + 1) / 2
    var x = 0
    while x < count {
      let (left, right) = (min(max(first, 0), columns - 1), min(max(first + 1, 0), columns - 1))
      end = min(end, count)
      if channels == 1 {
        let a = unsafe cells[left]
        let half = unsafe (cells[right] - a) * step
        while x < end {
          unsafe pixels[x] = a + half * Float(halves)
          halves &+= 2
          x &+= 1
        }
      } else {
        let a = unsafe UnsafeRawPointer(cells + 4 * left).loadUnaligned(as: SIMD4<Float>.self)
        let b = unsafe UnsafeRawPointer(cells + 4 * right).loadUnaligned(as: SIMD4<Float>.self)
        let half = (b - a) * step
        while x < end {
          unsafe UnsafeMutableRawPointer(pixels + 4 &* x).storeBytes(
            of: a + half * Float(halves), as: SIMD4<Float>.self)
          halves &+= 2
          x &+= 1
        }
      }
      halves = cell == 1 ? 0 : 1
      first &+= 1
      end &+= cell
    }
  }

  /// Rounds levels to bytes.
  private static func round(
    _ values: UnsafePointer<Float>, to bytes: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    var index = 0
    while index < count {
      // Adding 2^23 leaves the nearest integer in the low bits of the sum.
      let value = unsafe min(max(values[index], 0), 255)
      let bits = (value + 8_388_608).bitPattern
      unsafe bytes[index] = UInt8(truncatingIfNeeded: bits)
      index &+= 1
    }
  }
}
