import Foundation

/// Table entries along a line in pixel space: `first` for the first pixel's centre, `x` more for
/// each pixel to the right, `y` more for each row down; clamped to the table.
struct LinearRamp {
  var table: [UInt32]
  var first: Double
  var x: Double
  var y: Double

  /// Sub-pixel positions of which a strip is kept: a row is a shift of another row, to 1/16 pixel.
  private static let phases = 8

  /// Fills the rows.
  func shade(_ rows: GradientShader.Rows, pool: BlockPool) throws(RasterError) {
    let (width, height) = (rows.width, rows.height)
    if abs(x) * Double(width) < 0.01 {
      // Rows of one colour.
      for row in 0..<height {
        let word = table[index(first + y * Double(row) + x * Double(width) / 2)]
        unsafe rows[row].update(repeating: word, count: width)
      }
      return
    }
    let shift = y / x
    let length = Double(width) + abs(shift) * Double(height) + 2
    if height >= 2 * Self.phases, length * Double(Self.phases) < Double(width * height) / 2 {
      try shadeFromStrips(rows, shift: shift, length: Int(length) + 1, pool: pool)
    } else {
      for row in 0..<height {
        unsafe fill(rows[row], count: width, from: first + y * Double(row))
      }
    }
  }

  private func shadeFromStrips(
    _ rows: GradientShader.Rows, shift: Double, length: Int, pool: BlockPool
  ) throws(RasterError) {
    let (width, height) = (rows.width, rows.height)
    let phases = Self.phases
    let block = try pool.block(byteCount: length * phases * 4)
    unsafe block.withElements(of: UInt32.self) { strips in
      // Row r starts r · shift pixels into the first row; the smallest start is the strip's own.
      let least = min(0, shift * Double(height - 1)).rounded(.down)
      for phase in 0..<phases {
        let place = least + Double(phase) / Double(phases)
        unsafe fill(strips + phase * length, count: length, from: first + x * place)
      }
      for row in 0..<height {
        let place = Int(((shift * Double(row) - least) * Double(phases)).rounded())
        let start = unsafe strips + (place % phases) * length + place / phases
        unsafe memcpy(rows[row], start, width * 4)
      }
    }
  }

  private func index(_ place: Double) -> Int {
    Int(min(max(place, 0), Double(table.count - 1)) + 0.4999)
  }

  /// Fills pixels whose first one stands at a place of the table.
  private func fill(_ out: UnsafeMutablePointer<UInt32>, count: Int, from place: Double) {
    // Pixels before and after the table's own range are of one colour each.
    let last = Double(table.count - 1)
    let low = ((0 - place) / x).rounded(.up)
    let high = ((last - place) / x).rounded(.up)
    let limit = Double(count)
    let from = Int(min(max(min(low, high), 0), limit))
    let to = Int(min(max(max(low, high), 0), limit))
    let ends = x > 0 ? (table[0], table[table.count - 1]) : (table[table.count - 1], table[0])
    unsafe out.update(repeating: ends.0, count: from)
    unsafe (out + to).update(repeating: ends.1, count: count - to)
    guard from < to else { return }
    // 32 fraction bits: over a row the error stays below a thousandth of an entry.
    unsafe table.withUnsafeBufferPointer { words in
      let unit = 4_294_967_296.0
      let step = Int((min(max(x, -1e6), 1e6) * unit).rounded())
      var position = Int(min(max(place + x * Double(from) + 0.4999, -1e6), 1e6) * unit)
      for pixel in from..<to {
        let entry = min(max(position >> 32, 0), words.count - 1)
        unsafe out[pixel] = words[entry]
        position &+= step
      }
    }
  }
}
