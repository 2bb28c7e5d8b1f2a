/// PNG files built by hand, so that the decoder meets kinds that no encoder here writes.
enum PNGFixture {
  /// A file whose pixel data is one stored deflate block; `rows` begin with their filter bytes.
  static func file(
    width: Int, height: Int, bitDepth: UInt8, colorType: UInt8, rows: [UInt8],
    extra: [(String, [UInt8])] = []
  ) -> [UInt8] {
    let size = [UInt8(rows.count & 255), UInt8(rows.count >> 8)]
    let stored = [0x78, 0x01, 1] + size + size.map { ~$0 } + rows + bigEndian(adler32(rows))
    let header =
      bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [bitDepth, colorType, 0, 0, 0]
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    for (type, data) in [("IHDR", header)] + extra + [("IDAT", stored), ("IEND", [])] {
      bytes += bigEndian(UInt32(data.count)) + Array(type.utf8) + data
      bytes += bigEndian(crc32(Array(type.utf8) + data))
    }
    return bytes
  }

  /// Gives every chunk the checksum of its data, as far as the chunks can be walked.
  static func repairChecksums(_ bytes: inout [UInt8]) {
    var offset = 8
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = offset + 8 + length
      guard end + 4 <= bytes.count else { return }
      bytes.replaceSubrange(
        end..<end + 4, with: bigEndian(crc32(Array(bytes[offset + 4..<end]))))
      offset = end + 4
    }
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 255) }
  }

  private static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var (low, high) = (UInt32(1), UInt32(0))
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }

  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var crc = UInt32.max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }
}
