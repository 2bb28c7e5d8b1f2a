/// Pixels in memory: `height` rows of `width` columns from the top left, no padding.
///
/// A pixel is a 32-bit word 0xAARRGGBB with colours premultiplied by alpha, gamma-encoded sRGB
/// (Cairo's ARGB32; in memory B, G, R, A on a little-endian machine). Files hold straight colours;
/// the conversion happens in the encoders.
public struct Bitmap: Equatable, Sendable {
  /// Columns.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Row by row; `width * height` words.
  public var pixels: [UInt32]

  /// Creates a bitmap of one colour word; transparent by default.
  ///
  /// Traps on a negative size.
  public init(width: Int, height: Int, filledWith word: UInt32 = 0) {
    precondition(width >= 0 && height >= 0, "A bitmap's size is not negative.")
    (self.width, self.height) = (width, height)
    pixels = Array(repeating: word, count: width * height)
  }

  /// Creates a bitmap from its words.
  ///
  /// Traps if their count is not `width * height`.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "A bitmap has width × height pixels.")
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// The premultiplied word of a pixel.
  ///
  /// Traps outside the bitmap.
  public subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  /// A Boolean value that tells whether every pixel's alpha is 255.
  public var isOpaque: Bool {
    pixels.allSatisfy { $0 >= 0xFF00_0000 }
  }
}
