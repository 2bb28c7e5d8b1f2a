/// Pixels of a PNG file's rows, as a word each.
///
/// Words of RGB rows are 0xFFRRGGBB; those of RGBA rows are straight and hold R, G, B, A from the
/// lowest byte up.
@safe
struct ScanlinePixels {
  let words: UnsafePointer<UInt32>
  let width: Int
  let rows: Int
  let format: ScanlineFormat

  /// Bytes of a row in the file: a filter byte, which is 0, and the pixels.
  var rowLength: Int { 1 + width * format.bytesPerPixel }

  /// Some of the rows.
  func rows(_ range: Range<Int>) -> ScanlinePixels {
    unsafe ScanlinePixels(
      words: words + range.lowerBound * width, width: width, rows: range.count, format: format)
  }

  /// Bytes of the rows in the file.
  var byteCount: Int { rows * rowLength }

  /// The rows as the file has them.
  var bytes: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: byteCount)
    unsafe bytes.withUnsafeMutableBytes { bytes in
      for row in 0..<rows {
        let target = unsafe bytes.baseAddress.unsafelyUnwrapped + row * rowLength + 1
        let source = unsafe words + row * width
        switch format {
        case .rgb: unsafe PixelPacking.rgb(source, count: width, into: target)
        case .rgba: unsafe target.copyMemory(from: source, byteCount: 4 * width)
        }
      }
    }
    return bytes
  }
}
