private import CPixels

/// The conversion from gamma-encoded RGB to BT.709 Y′CbCr in limited range.
///
/// Y′ = 16 + 219 · (0.2126 R + 0.7152 G + 0.0722 B), Cb = 128 + 224 · (B − Y) / 1.8556 and
/// Cr = 128 + 224 · (R − Y) / 1.5748 for channels from 0 to 1 (ITU-R BT.709), in fixed point with
/// 16 bits and rounded; within half a level and 1/100 of the real value. The chroma factors of
/// each row add up to 0, so that greys have exactly 128.
enum BT709 {
  // The factors times 65536 · 219/255 or 65536 · 224/255. Each stands for itself: numbers in a tuple
  // would be looked up behind a lock for every pixel.
  private static let lumaRed: Int32 = 11_966
  private static let lumaGreen: Int32 = 40_254
  private static let lumaBlue: Int32 = 4064
  private static let blueRed: Int32 = -6596
  private static let blueGreen: Int32 = -22_188
  private static let blueBlue: Int32 = 28_784
  private static let redRed: Int32 = 28_784
  private static let redGreen: Int32 = -26_145
  private static let redBlue: Int32 = -2639

  /// 16 and 128 levels and half a level, with 16 bits below the level.
  private static let lumaOffset: Int32 = 16 << 16 + 1 << 15
  private static let chromaOffset: Int32 = 128 << 16 + 1 << 15

  /// Writes the luma of `count` pixels.
  @unsafe
  static func luma(
    _ source: UnsafePointer<UInt32>, count: Int, into target: UnsafeMutablePointer<UInt8>
  ) {
    unsafe cpixels_luma(source, count, lumaRed, lumaGreen, lumaBlue, lumaOffset, target)
  }

  /// Writes the chroma of `count` pixels, one sample each.
  @unsafe
  static func chroma(
    _ source: UnsafePointer<UInt32>, count: Int, blue: UnsafeMutablePointer<UInt8>,
    red: UnsafeMutablePointer<UInt8>
  ) {
    var index = 0
    while index < count {
      let word = unsafe Int32(bitPattern: source[index])
      let (r, g, b) = (word &>> 16 & 255, word &>> 8 & 255, word & 255)
      unsafe blue[index] = sample(r &* blueRed &+ g &* blueGreen &+ b &* blueBlue)
      unsafe red[index] = sample(r &* redRed &+ g &* redGreen &+ b &* redBlue)
      index &+= 1
    }
  }

  /// Writes the chroma of two rows of `count` pixels, one sample for two by two of them.
  ///
  /// A sample lies at the left column of its two and between the rows: columns weigh 1, 2, 1
  /// around it and the rows alike. At the borders the outermost pixel repeats.
  @unsafe
  static func halvedChroma(
    _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, count: Int,
    blue: UnsafeMutablePointer<UInt8>, red: UnsafeMutablePointer<UInt8>
  ) {
    var chroma = cpixels_chroma(
      blue: (blueRed, blueGreen, blueBlue), red: (redRed, redGreen, redBlue), offset: chromaOffset)
    unsafe cpixels_halved_chroma(first, second, count, &chroma, blue, red)
  }

  @inline(__always)
  private static func sample(_ product: Int32) -> UInt8 {
    UInt8(truncatingIfNeeded: (product &+ chromaOffset) &>> 16)
  }
}
