/// The inner loops that turn straight bytes into premultiplied words.
enum PixelUnpacking {
  /// Reads R, G, B; and one byte beyond the last pixel, whose value is not used.
  @unsafe
  static func rgb(
    _ source: UnsafeRawPointer, count: Int, into target: UnsafeMutablePointer<UInt32>
  ) {
    var index = 0
    while index < count {
      let bytes = unsafe UInt32(
        bigEndian: source.loadUnaligned(fromByteOffset: index &* 3, as: UInt32.self))
      unsafe target[index] = bytes &>> 8 | 0xFF00_0000
      index &+= 1
    }
  }

  /// Reads straight R, G, B, A.
  @unsafe
  static func straightRGBA(
    _ source: UnsafeRawPointer, count: Int, into target: UnsafeMutablePointer<UInt32>
  ) {
    var index = 0
    while index < count {
      let bytes = unsafe UInt32(
        bigEndian: source.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self))
      unsafe target[index] = StraightAlpha.premultiplied(bytes &>> 8 | bytes &<< 24)
      index &+= 1
    }
  }
}
