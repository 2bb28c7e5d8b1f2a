public import CapstanSceneGraph

/// Writes pictures as PNG files.
///
/// RGB where every pixel is opaque, else RGBA with straight alpha; 8 bits, an sRGB chunk,
/// and neither time nor text, so equal pixels give equal files: by the fast method on every machine,
/// by libpng wherever its version and zlib's are the same.
public struct PNGEncoder: Sendable {
  /// Who compresses and writes.
  public enum Method: Hashable, Sendable {
    /// Compressed and written here: several times faster than libpng at its quickest, in fewer
    /// bytes.
    case fast
    /// libpng writes the whole file, at a zlib level from 0 (stored) to 9 (smallest).
    case libpng(level: Int)
    /// libpng at its smallest, with those of its filters that do best at its usual level.
    ///
    /// Slow: for pictures that are written once and kept.
    case smallest
  }

  /// Who compresses and writes.
  public let method: Method

  /// zlib's own default.
  private static let usualLevel = 6

  /// Creates an encoder.
  ///
  /// The default is `.fast`.
  ///
  /// Traps on a level outside 0 to 9.
  public init(_ method: Method = .fast) {
    if case .libpng(let level) = method {
      precondition((0...9).contains(level), "A zlib level is 0 to 9.")
    }
    self.method = method
  }

  /// Encodes a bitmap as a PNG file.
  ///
  /// - Throws: `FrameError.invalidSize` beyond `PixelLimit`.
  public func encode(_ bitmap: Bitmap) throws(FrameError) -> [UInt8] {
    try encode(bitmap.pixels.span, width: bitmap.width, height: bitmap.height)
  }

  /// Encodes premultiplied words 0xAARRGGBB, row by row, as a PNG file.
  ///
  /// Traps if there are not `width * height` words.
  ///
  /// - Throws: `FrameError.invalidSize` beyond `PixelLimit`.
  public func encode(
    _ pixels: Span<UInt32>, width: Int, height: Int
  ) throws(FrameError) -> [UInt8] {
    precondition(pixels.count == width * height, "A picture has width × height pixels.")
    try PixelLimit.check(width: width, height: height)
    switch method {
    case .fast:
      var encoder = BandedPNGEncoder()
      return try encoder.encode(pixels, width: width, height: height)
    case .smallest:
      // The smallest takes many times as long, and the filters keep their order.
      var best: (filters: LibPNG.Filters, count: Int)?
      for filters in LibPNG.Filters.allCases {
        let count = try LibPNG.encode(
          pixels, width: width, height: height, level: Self.usualLevel, filters: filters
        ).count
        if best.map({ count < $0.count }) ?? true { best = (filters, count) }
      }
      return try LibPNG.encode(
        pixels, width: width, height: height, level: 9, filters: best?.filters ?? .none)
    case .libpng(let level):
      return try LibPNG.encode(pixels, width: width, height: height, level: level)
    }
  }
}
