private import CLevels
import CapstanSceneGraph
import Foundation

/// A picture in square cells of whole pixels, in floating-point levels 0...255, premultiplied.
///
/// Four channels in the order of a word's bytes (blue, green, red, alpha) or alpha alone.
@safe final class CellPicture {
  private(set) var cell: Int
  /// The pixels that the cells cover.
  let rect: PixelRect
  private(set) var columns: Int
  private(set) var rows: Int
  let channels: Int
  let pool: BlockPool
  private(set) var block: Block
  /// The rows that are not all clear.
  private(set) var filledRows = 0..<0

  /// Creates averages of a surface's pixels; pixels outside the surface count as clear.
  ///
  /// The cells cover `region`. They are counted from pixel `originX`, `originY`, so that a picture
  /// does not depend on the region that is asked for.
  init(
    of surface: Surface, alphaOnly: Bool, cell: Int, covering region: PixelRect, originX: Int = 0,
    originY: Int = 0, pool: BlockPool
  ) throws(RasterError) {
    func down(_ value: Int, _ origin: Int) -> Int {
      Int((Double(value - origin) / Double(cell)).rounded(.down)) * cell + origin
    }
    func up(_ value: Int, _ origin: Int) -> Int {
      Int((Double(value - origin) / Double(cell)).rounded(.up)) * cell + origin
    }
    rect = PixelRect(
      minX: down(region.minX, originX), minY: down(region.minY, originY),
      maxX: up(region.maxX, originX), maxY: up(region.maxY, originY))
    (columns, rows) = (rect.width / cell, rect.height / cell)
    (self.cell, self.channels, self.pool) = (cell, alphaOnly ? 1 : 4, pool)
    block = try pool.block(byteCount: max(columns * rows * channels * 4, 4))
    try average(surface)
  }

  /// The size of all values.
  var byteCount: Int { rows * rowLength * 4 }

  /// The number of values in a row.
  var rowLength: Int { columns * channels }

  private func average(_ surface: Surface) throws(RasterError) {
    let inside = rect.intersection(surface.rect)
    let sums = try pool.block(byteCount: max(inside.width, 1) * channels * 2)
    unsafe block.withElements(of: Float.self) { values in
      unsafe memset(values, 0, rows * rowLength * 4)
      guard !inside.isEmpty else { return }
      filledRows =
        (inside.minY - rect.minY) / cell..<(inside.maxY - rect.minY + cell - 1) / cell
      unsafe sums.withElements(of: UInt16.self) { sums in
        unsafe surface.withWords { words in
          for row in 0..<rows {
            let top = rect.minY + row * cell
            let (first, last) = (max(top, inside.minY), min(top + cell, inside.maxY))
            guard first < last else { continue }
            unsafe memset(sums, 0, inside.width * channels * 2)
            for y in first..<last {
              let start =
                unsafe words + (y - surface.rect.minY) * surface.rowLength + inside.minX
                - surface.rect.minX
              unsafe addRow(start, count: inside.width, to: sums)
            }
            unsafe addCells(sums, inside: inside, to: values + row * rowLength)
          }
        }
      }
    }
  }

  private func addRow(
    _ pixels: UnsafePointer<UInt32>, count: Int, to sums: UnsafeMutablePointer<UInt16>
  ) {
    if channels == 1 {
      unsafe clevels_add_alphas(pixels, count, sums)
    } else {
      unsafe pixels.withMemoryRebound(to: UInt8.self, capacity: count * 4) { bytes in
        unsafe clevels_add_bytes(bytes, count * 4, sums)
      }
    }
  }

  /// Adds column sums to the cells in which the columns lie.
  private func addCells(
    _ sums: UnsafePointer<UInt16>, inside: PixelRect, to values: UnsafeMutablePointer<Float>
  ) {
    let weight = 1 / Float(cell * cell)
    var column = inside.minX
    while column < inside.maxX {
      let index = (column - rect.minX) / cell
      let whole = column == rect.minX + index * cell ? (inside.maxX - column) / cell : 0
      if whole > 0 {
        unsafe clevels_cells(
          sums + (column - inside.minX) * channels, channels, cell, whole, weight,
          values + index * channels)
        column += whole * cell
        continue
      }
      let end = min(rect.minX + (index + 1) * cell, inside.maxX)
      for channel in 0..<channels {
        var sum: UInt32 = 0
        var x = column
        while x < end {
          sum &+= UInt32(unsafe sums[(x - inside.minX) * channels + channel])
          x &+= 1
        }
        unsafe values[index * channels + channel] = Float(sum) * weight
      }
      column = end
    }
  }

  /// Replaces every cell of four channels by a function of it: red, green, blue, alpha.
  func map(_ change: (SIMD4<Float>) -> SIMD4<Float>) {
    precondition(channels == 4, "Only a colour picture can be mapped.")
    unsafe block.withElements(of: Float.self) { values in
      for index in 0..<rows * columns {
        let v = unsafe values + index * 4
        let result = change(unsafe SIMD4(v[2], v[1], v[0], v[3]))
        unsafe (v[0], v[1], v[2], v[3]) = (result.z, result.y, result.x, result.w)
      }
    }
  }

  /// Multiplies every cell by a factor of its column and one of its row.
  func scale(columns columnFactors: [Float], rows rowFactors: [Float]) {
    unsafe block.withElements(of: Float.self) { values in
      for row in 0..<rows {
        for index in 0..<rowLength {
          unsafe values[row * rowLength + index] *=
            rowFactors[row] * columnFactors[index / channels]
        }
      }
    }
  }

  /// Calls a closure with the values, row by row, `channels` to the cell.
  func withValues<Result>(_ body: (UnsafeMutablePointer<Float>) -> Result) -> Result {
    unsafe block.withElements(of: Float.self, body)
  }

  /// The rows, within `margin`, from which the pixels of a region are interpolated.
  func rows(for region: PixelRect, margin: Int) -> Range<Int> {
    let first = max((region.minY - rect.minY) / cell - margin, 0)
    let last = min((region.maxY - rect.minY) / cell + 1 + margin, rows)
    return first..<max(first, last)
  }

  /// Replaces the cells by others of the same size, or of half of it.
  func replace(by block: Block, filledRows: Range<Int>, halved: Bool = false) {
    (self.block, self.filledRows) = (block, filledRows)
    if halved { (cell, columns, rows) = (cell / 2, columns * 2, rows * 2) }
  }
}
