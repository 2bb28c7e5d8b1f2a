private import CISAL

/// The checksums of zlib and PNG streams.
package enum Checksum {
  /// The Adler-32 checksum of bytes.
  @unsafe
  static func adler32(_ bytes: UnsafePointer<UInt8>, count: Int) -> UInt32 {
    unsafe isal_adler32(1, bytes, UInt64(count))
  }

  /// The Adler-32 checksum of two runs of bytes, one after another, from those of the runs.
  static func combinedAdler32(_ first: UInt32, _ second: UInt32, secondCount: Int) -> UInt32 {
    let base: UInt64 = 65_521
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
