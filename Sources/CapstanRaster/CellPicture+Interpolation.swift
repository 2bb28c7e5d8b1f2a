private import CLevels
import CapstanSceneGraph
import Foundation

extension CellPicture {
  /// Writes the pixels of a surface, interpolated linearly between the centres of cells.
  ///
  /// Beyond them the outermost cells continue. The picture is moved by whole pixels.
  func interpolate(into surface: Surface, movedX: Int = 0, movedY: Int = 0) throws(RasterError) {
    let target = surface.rect.offset(x: -movedX, y: -movedY)
    let width = target.width * channels
    let lines = try pool.block(byteCount: max(2 * width * 4, 4))
    unsafe block.withElements(of: Float.self) { values in
      unsafe lines.withElements(of: Float.self) { lines in
        // Rows of cells are spread over the pixels once; even ones first, odd ones after them.
        var spreadRows = [-1, -1]
        func spreadRow(_ row: Int) -> UnsafeMutablePointer<Float> {
          let line = unsafe lines + (row & 1) * width
          if spreadRows[row & 1] != row {
            unsafe spread(
              values + row * rowLength, to: line, from: target.minX - rect.minX,
              count: target.width)
            spreadRows[row & 1] = row
          }
          return unsafe line
        }
        unsafe surface.withRows { bytes, rowBytes in
          for y in 0..<target.height {
            let place = position(target.minY + y - rect.minY, count: rows)
            let (a, b) = unsafe (spreadRow(place.first), spreadRow(place.second))
            unsafe clevels_mix(a, b, place.fraction, width, bytes + y * rowBytes)
          }
        }
      }
    }
  }

  /// The pixels that cells of at least a level can bring to that level; empty for none.
  func pixels(reaching level: Float) -> PixelRect {
    precondition(channels == 1, "Only a mask has one level a cell.")
    var found = PixelRect.empty
    unsafe block.withElements(of: Float.self) { values in
      for row in filledRows {
        let line = unsafe values + row * columns
        var (first, last) = (0, columns)
        while first < last, unsafe line[first] < level { first &+= 1 }
        guard first < last else { continue }
        while unsafe line[last &- 1] < level { last &-= 1 }
        found = found.union(PixelRect(minX: first, minY: row, maxX: last, maxY: row + 1))
      }
    }
    guard !found.isEmpty else { return .empty }
    // Beyond the outermost centres the outermost cells continue.
    return PixelRect(
      minX: found.minX == 0 ? .min / 4 : rect.minX + (found.minX - 1) * cell,
      minY: found.minY == 0 ? .min / 4 : rect.minY + (found.minY - 1) * cell,
      maxX: found.maxX == columns ? .max / 4 : rect.minX + (found.maxX + 1) * cell,
      maxY: found.maxY == rows ? .max / 4 : rect.minY + (found.maxY + 1) * cell)
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
      let steps = halves == 1 && first >= 0 ? min((count - x) / cell, columns - 1 - first) : 0
      if steps > 0 {
        unsafe clevels_spread(
          cells + first * channels, channels, cell, steps, step, pixels + x * channels)
        (x, first, end) = (x + steps * cell, first + steps, end + steps * cell)
        continue
      }
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
}
