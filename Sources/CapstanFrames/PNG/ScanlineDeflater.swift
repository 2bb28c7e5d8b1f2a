/// Deflates bands of a picture's rows into runs of blocks that can be joined.
///
/// Each band becomes complete blocks that end at a byte, refer to nothing before them and are not
/// the stream's last; those of a picture's bands, one after another and closed by `lastBlock`, are
/// one deflate stream. Equal rows give equal bytes on every machine.
struct ScanlineDeflater: Sendable {
  /// A final block without content.
  static let lastBlock: [UInt8] = [0x03, 0x00]
  /// The first two bytes of a zlib stream: deflate with a 32 KiB window, fastest level.
  static let zlibHeader: [UInt8] = [0x78, 0x01]

  /// An empty stored block, which ends at a byte: its head and sizes.
  private static let fillerCount = 5
  /// The most bytes that a stored block holds.
  private static let storedLimit = 65_535

  private var matcher = PixelMatcher()
  // Kept, because memory of this size costs as much as what is done with it.
  private var bytes: [UInt8] = []

  /// Compresses rows and returns the bytes after others.
  mutating func compress(_ pixels: ScanlinePixels, after header: [UInt8] = []) -> [UInt8] {
    matcher.match(pixels)
    let block = DeflateBlock(matcher)
    let count = (block.bitCount + 3 + 7) / 8 + Self.fillerCount
    let blocks = (pixels.byteCount + Self.storedLimit - 1) / Self.storedLimit
    if count >= pixels.byteCount + Self.fillerCount * blocks {
      return header + Self.stored(pixels)
    }
    let room = count + BitWriter.slack
    if bytes.count < room { bytes = Array(repeating: 0, count: room) }
    let end = unsafe bytes.withUnsafeMutableBytes { bytes in
      let start = unsafe bytes.baseAddress.unsafelyUnwrapped
      var writer = unsafe BitWriter(start)
      block.write(matcher, to: &writer)
      // Not the last block; kind 0, stored; of no bytes, and the complement of their number.
      writer.write(0, count: 3)
      writer.fillByte()
      writer.write(0xFFFF_0000, count: 32)
      return unsafe writer.end - start
    }
    return header + bytes[..<end]
  }

  /// The rows as they are, in stored blocks.
  private static func stored(_ pixels: ScanlinePixels) -> [UInt8] {
    let bytes = pixels.bytes
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 1000 + 2 * fillerCount)
    for start in stride(from: 0, to: bytes.count, by: storedLimit) {
      let part = bytes[start..<min(start + storedLimit, bytes.count)]
      let count = UInt16(part.count)
      result.append(0)
      for half in [count, ~count] { result += [UInt8(half & 255), UInt8(half >> 8)] }
      result += part
    }
    return result
  }
}
