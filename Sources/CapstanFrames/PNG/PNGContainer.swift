/// The chunks around a PNG file's pixel data.
///
/// Written are IHDR, sRGB (perceptual), IDAT and IEND and nothing else: no time, no text, no gamma
/// that could contradict the sRGB chunk.
enum PNGContainer {
  /// What every PNG file begins with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Signature, IHDR and sRGB.
  static func head(width: Int, height: Int, format: ScanlineFormat) -> [UInt8] {
    let header =
      bigEndian(UInt32(width)) + bigEndian(UInt32(height))
      + [8, format == .rgb ? 2 : 6, 0, 0, 0]
    return signature + chunk("IHDR", header) + chunk("sRGB", [0])
  }

  /// The IEND chunk.
  static let end = chunk("IEND", [])

  /// A whole chunk: length, type, data, checksum.
  static func chunk(_ type: StaticString, _ data: [UInt8]) -> [UInt8] {
    var bytes = bigEndian(UInt32(data.count)) + type.description.utf8 + data
    bytes += bigEndian(Checksum.crc32(bytes.span.extracting(droppingFirst: 4)))
    return bytes
  }

  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
  }
}
