/// Writes groups of bits into memory, each group's lowest bit first, as deflate wants them.
@safe
struct BitWriter {
  /// How many bytes beyond the last full one a write may touch.
  static let slack = 8

  private var out: UnsafeMutableRawPointer
  private var pending: UInt64 = 0
  /// Bits that do not fill a byte yet, 0 to 7.
  private var pendingCount = 0

  /// Begins at a place; the memory has room for all that will be written, and `slack` bytes more.
  @unsafe
  init(_ start: UnsafeMutableRawPointer) {
    unsafe out = start
  }

  /// Writes the lowest `count` bits of a value that has no others; at most 56.
  @inline(__always)
  mutating func write(_ value: UInt64, count: Int) {
    pending |= value &<< UInt64(truncatingIfNeeded: pendingCount)
    pendingCount &+= count
    unsafe out.storeBytes(of: pending.littleEndian, as: UInt64.self)
    unsafe out += pendingCount >> 3
    pending = pending &>> UInt64(truncatingIfNeeded: pendingCount & ~7)
    pendingCount &= 7
  }

  /// Fills up the last byte with zeros.
  mutating func fillByte() {
    if pendingCount > 0 { write(0, count: 8 - pendingCount) }
  }

  /// The place after the last full byte.
  @unsafe
  var end: UnsafeMutableRawPointer { unsafe out }
}
