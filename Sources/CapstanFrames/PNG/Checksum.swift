private import CISAL

/// The checksums of zlib and PNG streams.
package enum Checksum {
  private static let adlerBase: UInt32 = 65_521

  /// The Adler-32 checksum of rows of RGBA as a PNG file has them.
  ///
  /// That of RGB is taken together with the fingerprint: `PixelHash.init(ofOpaqueBand:adler:)`.
  static func adler32(_ pixels: ScanlinePixels) -> UInt32 {
    precondition(pixels.format == .rgba, "RGB rows are not held as the file has them.")
    var adler: UInt32 = 1
    for row in 0..<pixels.rows {
      // The filter byte is 0: it adds nothing but the sum so far.
      adler = ((adler >> 16 + adler & 0xFFFF) % adlerBase) << 16 | adler & 0xFFFF
      let words = unsafe UnsafeRawPointer(pixels.words + row * pixels.width)
      adler = unsafe isal_adler32(
        adler, words.assumingMemoryBound(to: UInt8.self), UInt64(4 * pixels.width))
    }
    return adler
  }

  /// The Adler-32 checksum of two runs of bytes, one after another, from those of the runs.
  static func combinedAdler32(_ first: UInt32, _ second: UInt32, secondCount: Int) -> UInt32 {
    let base = UInt64(adlerBase)
    let (firstSum, secondSum) = (UInt64(first & 0xFFFF), UInt64(second & 0xFFFF))
    let sum = (firstSum + secondSum + base - 1) % base
    let weighted = UInt64(secondCount) % base * ((firstSum + base - 1) % base)
    let high = (UInt64(first >> 16) + UInt64(second >> 16) + weighted) % base
    return UInt32(high << 16 | sum)
  }

  /// The CRC-32 of bytes, as PNG's chunks end with it.
  ///
  /// `checksum` is that of the bytes before, if these go on after others.
  package static func crc32(_ bytes: Span<UInt8>, after checksum: UInt32 = 0) -> UInt32 {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return checksum }
      return unsafe crc32_gzip_refl(checksum, start, UInt64(bytes.count))
    }
  }
}
