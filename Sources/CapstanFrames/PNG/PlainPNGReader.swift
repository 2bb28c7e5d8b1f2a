internal import CapstanSceneGraph

/// A quick way to read plain PNG files: 8-bit RGB or RGBA, not interlaced, every row unfiltered,
/// and no chunk that could change the pixels' meaning.
///
/// The files that this project writes are such; ISA-L reads them several times faster than libpng.
/// Whatever is not plain, or not in order, is left to libpng, which reads it or says what is wrong.
enum PlainPNGReader {
  /// Returns the picture of a plain file, or nil for any other.
  static func picture(from bytes: Span<UInt8>) -> PNGDecoder.Picture? {
    guard let parts = Parts(bytes),
      let rows = Inflater.inflate(
        parts.data, count: parts.height * (1 + parts.width * parts.format.bytesPerPixel)),
      let pixels = pixels(of: rows, parts.width, parts.height, parts.format)
    else { return nil }
    return PNGDecoder.Picture(
      bitmap: Bitmap(width: parts.width, height: parts.height, pixels: pixels),
      info: PNGInfo(
        width: parts.width, height: parts.height, bitDepth: 8, hasAlpha: parts.format == .rgba,
        isInterlaced: false, colorTag: parts.isTagged ? .sRGB : .untagged))
  }

  /// What a plain file's chunks hold.
  private struct Parts {
    var width = 0
    var height = 0
    var format = ScanlineFormat.rgb
    var isTagged = false
    /// The zlib stream of all IDAT chunks.
    var data: [UInt8] = []

    init?(_ bytes: Span<UInt8>) {
      let signature = PNGContainer.signature
      guard bytes.count > signature.count else { return nil }
      for index in signature.indices where bytes[index] != signature[index] { return nil }
      data.reserveCapacity(bytes.count)
      var offset = signature.count
      while offset + 12 <= bytes.count {
        let length = Self.bigEndian(bytes, offset)
        guard length <= bytes.count - offset - 12 else { return nil }
        let body = bytes.extracting(offset + 4..<offset + 8 + length)
        guard Int(Checksum.crc32(body)) == Self.bigEndian(bytes, offset + 8 + length) else {
          return nil
        }
        let type = Self.bigEndian(body, 0)
        guard (offset == signature.count) == (type == Self.header) else { return nil }
        if type == Self.end { return }
        guard take(type, body.extracting(droppingFirst: 4)) else { return nil }
        offset += 12 + length
      }
      return nil
    }

    /// Takes in a chunk; returns whether a plain file may have it.
    private mutating func take(_ type: Int, _ body: Span<UInt8>) -> Bool {
      switch type {
      case Self.header: return takeHeader(body)
      case Self.sRGB:
        isTagged = true
        return true
      case Self.pixels:
        unsafe body.withUnsafeBufferPointer { unsafe data.append(contentsOf: $0) }
        return true
      default: return false
      }
    }

    private mutating func takeHeader(_ body: Span<UInt8>) -> Bool {
      guard body.count == 13 else { return false }
      (width, height) = (Self.bigEndian(body, 0), Self.bigEndian(body, 4))
      guard (try? PixelLimit.check(width: width, height: height)) != nil else { return false }
      format = body[9] == 2 ? .rgb : .rgba
      return body[8] == 8 && (body[9] == 2 || body[9] == 6) && body[10] == 0 && body[11] == 0
        && body[12] == 0
    }

    private static let header = 0x4948_4452
    private static let sRGB = 0x7352_4742
    private static let pixels = 0x4944_4154
    private static let end = 0x4945_4E44

    private static func bigEndian(_ bytes: Span<UInt8>, _ offset: Int) -> Int {
      Int(bytes[offset]) << 24 | Int(bytes[offset + 1]) << 16 | Int(bytes[offset + 2]) << 8
        | Int(bytes[offset + 3])
    }
  }

  /// The premultiplied words of rows that each begin with filter byte 0; nil if one does not.
  ///
  /// `rows` has one spare byte at its end: three bytes are read as four.
  private static func pixels(
    of rows: [UInt8], _ width: Int, _ height: Int, _ format: ScanlineFormat
  ) -> [UInt32]? {
    let stride = 1 + width * format.bytesPerPixel
    guard (0..<height).allSatisfy({ rows[$0 * stride] == 0 }) else { return nil }
    return unsafe Array(unsafeUninitializedCapacity: width * height) { words, count in
      count = width * height
      unsafe rows.withUnsafeBytes { rows in
        guard let start = rows.baseAddress, let target = words.baseAddress else { return }
        for y in 0..<height {
          let (source, row) = unsafe (start + y * stride + 1, target + y * width)
          switch format {
          case .rgb: unsafe PixelUnpacking.rgb(source, count: width, into: row)
          case .rgba: unsafe PixelUnpacking.straightRGBA(source, count: width, into: row)
          }
        }
      }
    }
  }
}
