private import CPixels

/// The inner loops that turn premultiplied words into bytes.
///
/// Each reads `count` words and returns their conjunction, so that the caller learns in the same
/// pass whether all were opaque.
enum PixelPacking {
  /// Whether words of which this is the conjunction are all opaque.
  static func isOpaque(_ conjunction: UInt32) -> Bool { conjunction >= 0xFF00_0000 }

  /// Writes R, G, B; a translucent pixel as it looks over black.
  @unsafe @discardableResult
  static func rgb(
    _ source: UnsafePointer<UInt32>, count: Int, into target: UnsafeMutableRawPointer
  ) -> UInt32 {
    unsafe cpixels_rgb(source, count, target.assumingMemoryBound(to: UInt8.self))
  }

  /// Writes straight R, G, B, A.
  @unsafe @discardableResult
  static func straightRGBA(
    _ source: UnsafePointer<UInt32>, count: Int, into target: UnsafeMutableRawPointer
  ) -> UInt32 {
    unsafe StraightAlpha.table.withUnsafeBufferPointer { table in
      var conjunction = UInt32.max
      var index = 0
      while index < count {
        let word = unsafe source[index]
        conjunction &= word
        let straight = unsafe StraightAlpha.straight(word, table)
        let rotated = straight &<< 8 | straight &>> 24
        unsafe target.storeBytes(of: rotated.bigEndian, toByteOffset: index &* 4, as: UInt32.self)
        index &+= 1
      }
      return conjunction
    }
  }

  /// Writes premultiplied R, G, B, A.
  @unsafe
  static func premultipliedRGBA(
    _ source: UnsafePointer<UInt32>, count: Int, into target: UnsafeMutableRawPointer
  ) {
    var index = 0
    while index < count {
      let word = unsafe source[index]
      let rotated = word &<< 8 | word &>> 24
      unsafe target.storeBytes(of: rotated.bigEndian, toByteOffset: index &* 4, as: UInt32.self)
      index &+= 1
    }
  }

  /// Writes straight B, G, R, A.
  @unsafe
  static func straightBGRA(
    _ source: UnsafePointer<UInt32>, count: Int, into target: UnsafeMutableRawPointer
  ) {
    unsafe StraightAlpha.table.withUnsafeBufferPointer { table in
      var index = 0
      while index < count {
        let straight = unsafe StraightAlpha.straight(source[index], table)
        unsafe target.storeBytes(
          of: straight.littleEndian, toByteOffset: index &* 4, as: UInt32.self)
        index &+= 1
      }
    }
  }

  /// Writes premultiplied B, G, R, A: the words as they are.
  @unsafe
  static func premultipliedBGRA(
    _ source: UnsafePointer<UInt32>, count: Int, into target: UnsafeMutableRawPointer
  ) {
    var index = 0
    while index < count {
      unsafe target.storeBytes(
        of: source[index].littleEndian, toByteOffset: index &* 4, as: UInt32.self)
      index &+= 1
    }
  }
}
