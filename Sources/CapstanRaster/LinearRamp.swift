import Foundation

/// Table entries along a line in pixel space, clamped to the table.
///
/// Every pixel's entry depends on its own place alone, not on the region being filled: places are
/// whole numbers in fixed-point steps from device pixel (0, 0).
struct LinearRamp {
  private let table: [UInt32]
  /// The entry of pixel (0, 0), the step to the right by 1/8 pixel, the step down; fixed-point.
  private let origin: Int
  private let eighth: Int
  private let down: Int
  private let fractionBits: Int
  /// Pixels to the right that make up for one row down; nil where that is too many.
  private let shift: Double?

  /// Sub-pixel positions of which a strip is kept: a row is a shift of another row, to 1/16 pixel.
  private static let phases = 8

  /// Creates a ramp whose place in the table is `first` at the centre of pixel (0, 0), `x` more for
  /// each pixel to the right, `y` more for each row down.
  init(table: [UInt32], first: Double, x: Double, y: Double) {
    let reach = 2 * Double(Renderer.maximumSide)
    let largest = abs(first) + (abs(x) + abs(y)) * reach
    fractionBits = largest < 0x1p29 ? 32 : 12
    let unit = fractionBits == 32 ? 0x1p32 : 0x1p12
    func fixed(_ value: Double) -> Int { Int(min(max(value * unit, -0x1p61), 0x1p61).rounded()) }
    origin = fixed(min(max(first + 0.4999, -0x1p48), 0x1p48))
    let limit = 0x1p45 / reach
    eighth = fixed(min(max(x / 8, -limit), limit))
    down = fixed(min(max(y, -limit), limit))
    shift = abs(y) <= 64 * abs(x) && x != 0 ? y / x : nil
    self.table = table
  }

  /// Fills the rows of a region.
  func shade(_ rows: GradientShader.Rows, region: PixelRect, pool: BlockPool) throws(RasterError) {
    if eighth == 0 {
      for row in 0..<rows.height {
        let word = table[entry(origin &+ down &* (region.minY + row))]
        unsafe rows[row].update(repeating: word, count: rows.width)
      }
      return
    }
    if let shift, rows.height >= 2 * Self.phases {
      let (first, last) = (start(of: region.minY), start(of: region.maxY - 1))
      let range = (min(first, last) >> 3)...((max(first, last) >> 3) + region.width)
      if range.count * Self.phases < rows.width * rows.height / 2 {
        return try shadeFromStrips(rows, region: region, shift: shift, range: range, pool: pool)
      }
    }
    for row in 0..<rows.height {
      let place =
        shift == nil
        ? origin &+ down &* (region.minY + row)
        : origin &+ eighth &* start(of: region.minY + row)
      unsafe fill(rows[row], count: rows.width, from: place &+ eighth &* 8 &* region.minX)
    }
  }

  /// How far a row is shifted, in eighths of a pixel.
  private func start(of row: Int) -> Int {
    Int(((shift ?? 0) * Double(8 * row)).rounded())
  }

  /// Fills strips of the columns in a range, each an eighth of a pixel further, and copies rows.
  private func shadeFromStrips(
    _ rows: GradientShader.Rows, region: PixelRect, shift: Double, range: ClosedRange<Int>,
    pool: BlockPool
  ) throws(RasterError) {
    let length = range.count
    let block = try pool.block(byteCount: length * Self.phases * 4)
    unsafe block.withElements(of: UInt32.self) { strips in
      for phase in 0..<Self.phases {
        let column = 8 * (range.lowerBound + region.minX) + phase
        unsafe fill(strips + phase * length, count: length, from: origin &+ eighth &* column)
      }
      for row in 0..<rows.height {
        let start = start(of: region.minY + row)
        let strip = unsafe strips + (start & 7) * length
        unsafe memcpy(rows[row], strip + (start >> 3) - range.lowerBound, rows.width * 4)
      }
    }
  }

  private func entry(_ place: Int) -> Int {
    min(max(place >> fractionBits, 0), table.count - 1)
  }

  /// Fills pixels whose first one has a fixed-point place.
  private func fill(_ out: UnsafeMutablePointer<UInt32>, count: Int, from place: Int) {
    let (bits, last, step) = (fractionBits, table.count - 1, eighth &* 8)
    unsafe table.withUnsafeBufferPointer { words in
      var place = place
      var pixel = 0
      while pixel < count {
        unsafe out[pixel] = words[min(max(place >> bits, 0), last)]
        place &+= step
        pixel &+= 1
      }
    }
  }
}
