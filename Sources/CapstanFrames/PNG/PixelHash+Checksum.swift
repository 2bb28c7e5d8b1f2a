private import CPixels

extension PixelHash {
  /// Hashes rows of RGB, all of one band, and takes their checksum.
  ///
  /// Into `adler` go the bytes that a PNG file has of the rows, after those of the rows before. Nil
  /// if a pixel is not opaque; the checksum is worth nothing then.
  init?(ofOpaqueBand pixels: ScanlinePixels, adler: inout UInt32) {
    precondition(pixels.format == .rgb, "Opaque rows are written as RGB.")
    let count = pixels.width * pixels.rows
    var (lanes, conjunction): (Lanes, UInt32) = (Lanes(), 0)
    let taken =
      unsafe 16
      * cpixels_digest_rgb(
        pixels.words, pixels.width, pixels.rows, Lanes.salts, &lanes.state, &adler, &conjunction)
    guard PixelPacking.isOpaque(conjunction) else { return nil }
    unsafe lanes.absorb(UnsafeBufferPointer(start: pixels.words + taken, count: count - taken))
    self.init(lanes, pixels.width, pixels.rows)
  }
}
