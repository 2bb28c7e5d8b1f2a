/// How the pixels of a PNG file's rows are laid out.
enum ScanlineFormat: Equatable, Sendable {
  /// Three bytes a pixel, for opaque pictures.
  case rgb
  /// Four bytes a pixel, straight alpha last.
  case rgba

  var bytesPerPixel: Int { self == .rgb ? 3 : 4 }
}

/// Premultiplied words written as a PNG file's straight bytes.
///
/// One pass reads a pixel, writes its bytes and notes whether all were opaque.
enum ScanlinePacking {
  /// The bytes that rows need.
  static func capacity(width: Int, rows: Int, format: ScanlineFormat) -> Int {
    rows * width * format.bytesPerPixel
  }

  /// Packs `rows` rows of `width` words into `target`; returns whether every pixel was opaque.
  ///
  /// With the format `.rgb` and a result of false the bytes are of no use.
  @unsafe
  static func pack(
    _ words: UnsafePointer<UInt32>, width: Int, rows: Int, format: ScanlineFormat,
    into target: UnsafeMutableRawPointer
  ) -> Bool {
    var (source, destination, conjunction) = unsafe (words, target, UInt32.max)
    for _ in 0..<rows {
      switch format {
      case .rgb: unsafe conjunction &= PixelPacking.rgb(source, count: width, into: destination)
      case .rgba:
        unsafe conjunction &= PixelPacking.straightRGBA(source, count: width, into: destination)
      }
      unsafe destination += width &* format.bytesPerPixel
      unsafe source += width
    }
    return conjunction >= 0xFF00_0000
  }
}
