private import CPixels

/// The conversion from gamma-encoded RGB to BT.709 Y′CbCr in limited range.
///
/// Y′ = 16 + 219 · (0.2126 R + 0.7152 G + 0.0722 B), Cb = 128 + 224 · (B − Y) / 1.8556 and
/// Cr = 128 + 224 · (R − Y) / 1.5748 for channels from 0 to 1 (ITU-R BT.709), in fixed point with
/// 16 bits and rounded; within half a level and 1/100 of the real value. The chroma factors of
/// each row add up to 0, so that greys have exactly 128.
enum BT709 {
  // The factors times 65536 · 219/255 or 65536 · 224/255.
  private static let (lumaRed, lumaGreen, lumaBlue): (Int32, Int32, Int32) = (11_966, 40_254, 4064)
  private static let (blueRed, blueGreen, blueBlue): (Int32, Int32, Int32) =
    (-6596, -22_188, 28_784)
  private static let (redRed, redGreen, redBlue): (Int32, Int32, Int32) = (28_784, -26_145, -2639)

  private static let half: Int32 = 1 << 15
  private static let lumaOffset: Int32 = 16 << 16
  private static let chromaOffset: Int32 = 128 << 16

  /// Writes the luma of `count` pixels.
  @unsafe
  static func luma(
    _ source: UnsafePointer<UInt32>, count: Int, into target: UnsafeMutablePointer<UInt8>
  ) {
    unsafe cpixels_luma(source, count, lumaRed, lumaGreen, lumaBlue, lumaOffset + half, target)
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
      unsafe blue[index] = sample(r &* blueRed &+ g &* blueGreen &+ b &* blueBlue, weight: 0)
      unsafe red[index] = sample(r &* redRed &+ g &* redGreen &+ b &* redBlue, weight: 0)
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
    // Red and blue travel in one word, 16 bits each; eight weighted pixels fit.
    var (leftOuter, leftGreen) = unsafe column(first[0], second[0])
    var index = 0
    while index < count {
      let next = min(index &+ 1, count &- 1)
      let (outer, green) = unsafe column(first[index], second[index])
      let (rightOuter, rightGreen) = unsafe column(first[next], second[next])
      let outerSum = leftOuter &+ outer &* 2 &+ rightOuter
      let greenSum = Int32(bitPattern: leftGreen &+ green &* 2 &+ rightGreen)
      let redSum = Int32(bitPattern: outerSum &>> 16)
      let blueSum = Int32(bitPattern: outerSum & 0xFFFF)
      let target = index &>> 1
      unsafe blue[target] = sample(
        redSum &* blueRed &+ greenSum &* blueGreen &+ blueSum &* blueBlue, weight: 3)
      unsafe red[target] = sample(
        redSum &* redRed &+ greenSum &* redGreen &+ blueSum &* redBlue, weight: 3)
      (leftOuter, leftGreen) = (rightOuter, rightGreen)
      index &+= 2
    }
  }

  /// Red and blue of two pixels added in the halves of one word, and their greens.
  @inline(__always)
  private static func column(_ first: UInt32, _ second: UInt32) -> (outer: UInt32, green: UInt32) {
    (
      (first & 0xFF_00FF) &+ (second & 0xFF_00FF),
      (first &>> 8 & 255) &+ (second &>> 8 & 255)
    )
  }

  /// A chroma byte from a product that carries `weight` more bits than one pixel's.
  @inline(__always)
  private static func sample(_ product: Int32, weight: Int32) -> UInt8 {
    UInt8(truncatingIfNeeded: (product &+ (chromaOffset &+ half) &<< weight) &>> (16 &+ weight))
  }
}
