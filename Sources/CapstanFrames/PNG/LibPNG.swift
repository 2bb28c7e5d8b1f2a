private import CPNG

/// The doorway to libpng: each function is one call of one C function that does the whole job.
enum LibPNG {
  /// Straight rows that libpng read, with what the file said of them.
  struct Decoded {
    var info: PNGInfo
    /// Straight RGBA, four bytes a pixel.
    var rows: [UInt8]
  }

  /// What rows may be written as the difference to.
  enum Filters: CaseIterable {
    case none, up, paeth, all

    fileprivate var mask: Int32 {
      switch self {
      case .none: Int32(CPNG_FILTER_NONE.rawValue)
      case .up: Int32(CPNG_FILTER_UP.rawValue)
      case .paeth: Int32(CPNG_FILTER_PAETH.rawValue)
      case .all: Int32(CPNG_FILTER_ALL.rawValue)
      }
    }
  }

  /// Calls `cpng_encode`.
  static func encode(
    _ pixels: Span<UInt32>, width: Int, height: Int, level: Int,
    filters: Filters = .none
  ) throws(FrameError) -> [UInt8] {
    var (rows, format) = ([UInt8](), ScanlineFormat.rgb)
    if !pack(pixels, width, height, .rgb, into: &rows) {
      format = .rgba
      _ = pack(pixels, width, height, .rgba, into: &rows)
    }
    var (bytes, count) = unsafe (UnsafeMutablePointer<UInt8>?.none, 0)
    var message = [CChar](repeating: 0, count: CPNG_MESSAGE_SIZE)
    let status = unsafe cpng_encode(
      rows, UInt32(width), UInt32(height), Int32(format.bytesPerPixel), Int32(level),
      filters.mask, &bytes,
      &count, &message)
    defer { unsafe cpng_free(bytes) }
    guard status == CPNG_OK.rawValue else {
      throw .library("libpng could not write the picture: \(text(message))")
    }
    return unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  /// Calls `cpng_decode`.
  ///
  /// - Throws: `UnreadableReason`.
  static func decode(_ bytes: Span<UInt8>) throws(UnreadableReason) -> Decoded {
    var info = cpng_info()
    var rows = unsafe UnsafeMutablePointer<UInt8>?.none
    var message = [CChar](repeating: 0, count: CPNG_MESSAGE_SIZE)
    let status = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe cpng_decode(
        bytes.baseAddress, bytes.count, UInt32(PixelLimit.side), UInt64(PixelLimit.count), &info,
        &rows, &message)
    }
    defer { unsafe cpng_free(rows) }
    let (width, height) = (Int(info.width), Int(info.height))
    guard status == CPNG_OK.rawValue else {
      throw reason(status, width, height, text(message))
    }
    return unsafe Decoded(
      info: PNGInfo(
        width: width, height: height, bitDepth: Int(info.bit_depth),
        hasAlpha: info.has_alpha != 0, isInterlaced: info.is_interlaced != 0,
        colorTag: colorTag(of: info)),
      rows: Array(UnsafeBufferPointer(start: rows, count: width * height * 4)))
  }

  /// The versions of the libraries that run, by their names.
  static var versions: [String: String] {
    unsafe [
      "libpng": String(cString: cpng_version()), "zlib": String(cString: cpng_zlib_version()),
    ]
  }

  private static func pack(
    _ pixels: Span<UInt32>, _ width: Int, _ height: Int, _ format: ScanlineFormat,
    into rows: inout [UInt8]
  ) -> Bool {
    rows = Array(repeating: 0, count: width * height * format.bytesPerPixel)
    return unsafe pixels.withUnsafeBufferPointer { words in
      unsafe rows.withUnsafeMutableBytes { rows in
        let source = unsafe words.baseAddress.unsafelyUnwrapped
        let target = unsafe rows.baseAddress.unsafelyUnwrapped
        let conjunction =
          switch format {
          case .rgb: unsafe PixelPacking.rgb(source, count: words.count, into: target)
          case .rgba: unsafe PixelPacking.straightRGBA(source, count: words.count, into: target)
          }
        return PixelPacking.isOpaque(conjunction)
      }
    }
  }

  private static func reason(
    _ status: Int32, _ width: Int, _ height: Int, _ message: String
  ) -> UnreadableReason {
    switch cpng_status(UInt32(status)) {
    case CPNG_NOT_PNG: .notPNG
    case CPNG_TRUNCATED: .truncated
    case CPNG_TOO_LARGE: .tooLarge(width: width, height: height)
    case CPNG_OUT_OF_MEMORY: .system(message)
    default: .corrupt(message)
    }
  }

  private static func colorTag(of info: cpng_info) -> PNGInfo.ColorTag {
    switch cpng_color_tag(UInt32(info.color_tag)) {
    case CPNG_SRGB: .sRGB
    case CPNG_GAMMA: .gamma(Double(info.gamma) / 100_000)
    case CPNG_PROFILE: .profile
    default: .untagged
    }
  }

  private static func text(_ message: [CChar]) -> String {
    String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
