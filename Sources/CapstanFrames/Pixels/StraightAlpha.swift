/// The conversion between premultiplied words and the straight colours of files.
public enum StraightAlpha {
  /// The straight word 0xAARRGGBB of a premultiplied one.
  ///
  /// Each channel is round(c · 255 / a); a transparent pixel becomes 0, and a channel above alpha,
  /// which no premultiplied pixel has, becomes 255. Premultiplying the result gives back every
  /// valid premultiplied word.
  public static func straight(_ word: UInt32) -> UInt32 {
    if word >= 0xFF00_0000 { return word }
    let alpha = word >> 24
    if alpha == 0 { return 0 }
    return alpha << 24 | divide(word >> 16 & 255, alpha) << 16
      | divide(word >> 8 & 255, alpha) << 8 | divide(word & 255, alpha)
  }

  /// The premultiplied word of straight channels: each is round(c · a / 255).
  public static func premultiplied(_ word: UInt32) -> UInt32 {
    if word >= 0xFF00_0000 { return word }
    let alpha = word >> 24
    return alpha << 24 | multiply(word >> 16 & 255, alpha) << 16
      | multiply(word >> 8 & 255, alpha) << 8 | multiply(word & 255, alpha)
  }

  private static func divide(_ channel: UInt32, _ alpha: UInt32) -> UInt32 {
    min(255, (channel &* 510 &+ alpha) / (alpha &* 2))
  }

  /// Rounds c · a / 255 without a division, exactly.
  private static func multiply(_ channel: UInt32, _ alpha: UInt32) -> UInt32 {
    let product = channel &* alpha &+ 128
    return (product &+ product >> 8) >> 8
  }

  /// `straight` of each channel and alpha: the channel c under alpha a stands at 256 · a + c.
  ///
  /// Transparent pixels give 0. For loops over whole pictures, where three divisions a pixel cost more than the rest.
  static let table: [UInt8] = (0..<65_536).map { index in
    let (alpha, channel) = (UInt32(index / 256), UInt32(index % 256))
    return alpha == 0 ? 0 : UInt8(divide(channel, alpha))
  }

  /// The straight word of a premultiplied one, by `table`.
  @unsafe @inline(__always)
  static func straight(_ word: UInt32, _ table: UnsafeBufferPointer<UInt8>) -> UInt32 {
    if word >= 0xFF00_0000 { return word }
    let row = unsafe table.baseAddress.unsafelyUnwrapped + Int(word &>> 16 & 0xFF00)
    let red = unsafe UInt32(row[Int(word &>> 16 & 255)])
    let green = unsafe UInt32(row[Int(word &>> 8 & 255)])
    let blue = unsafe UInt32(row[Int(word & 255)])
    return word & 0xFF00_0000 | red &<< 16 | green &<< 8 | blue
  }
}
