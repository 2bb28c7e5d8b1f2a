/// A step of the compressed bytes: one to three literal bytes, or a repetition of earlier ones.
struct DeflateToken: Sendable {
  // A literal's bytes, the first lowest, and their number in bits 24 and 25; or bit 31, a length from
  // bit 16 on and a reach below that.
  private let bits: UInt32

  /// One byte.
  @inline(__always)
  init(_ byte: UInt8) { bits = UInt32(byte) | 1 << 24 }

  /// The two lowest bytes of a word.
  @inline(__always)
  init(two bytes: UInt32) { bits = bytes & 0xFFFF | 2 << 24 }

  /// The three lowest bytes of a word.
  @inline(__always)
  init(three bytes: UInt32) { bits = bytes & 0xFF_FFFF | 3 << 24 }

  /// A repetition of 3 to 258 bytes; `reach` is the distance less 1, below 32,768.
  @inline(__always)
  init(length: Int, reach: Int) {
    bits = 1 << 31 | UInt32(truncatingIfNeeded: length &<< 16 | reach)
  }

  /// Whether it repeats earlier bytes.
  @inline(__always)
  var isRepetition: Bool { bits >> 31 == 1 }

  /// How many literal bytes it holds.
  @inline(__always)
  var literalCount: UInt32 { bits >> 24 }

  /// A literal byte, counted from 0.
  @inline(__always)
  func literal(_ index: UInt32) -> Int { Int(bits >> (8 &* index) & 0xFF) }

  /// How many bytes a repetition has.
  @inline(__always)
  var length: Int { Int(bits >> 16 & 0x1FF) }

  /// How far back a repetition's source lies, less 1.
  @inline(__always)
  var reach: Int { Int(bits & 0x7FFF) }
}
