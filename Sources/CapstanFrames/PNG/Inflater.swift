private import CISAL

/// Whole zlib streams, read by ISA-L.
enum Inflater {
  /// Returns the `count` bytes that a stream holds and one spare byte; nil if it is damaged or
  /// holds more or fewer.
  static func inflate(_ stream: [UInt8], count: Int) -> [UInt8]? {
    let state = UnsafeMutablePointer<inflate_state>.allocate(capacity: 1)
    defer { unsafe state.deallocate() }
    var isWhole = false
    var stream = stream
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count + 1) { target, filled in
      unsafe target.initialize(repeating: 0)
      filled = count + 1
      unsafe stream.withUnsafeMutableBufferPointer { source in
        unsafe isal_inflate_init(state)
        unsafe state.pointee.crc_flag = UInt32(ISAL_ZLIB)
        unsafe state.pointee.next_in = source.baseAddress
        unsafe state.pointee.avail_in = UInt32(source.count)
        unsafe state.pointee.next_out = target.baseAddress
        unsafe state.pointee.avail_out = UInt32(count)
        let status = unsafe isal_inflate(state)
        isWhole =
          unsafe status == ISAL_DECOMP_OK && Int(state.pointee.total_out) == count
          && state.pointee.block_state == ISAL_BLOCK_FINISH
      }
    }
    return isWhole ? bytes : nil
  }
}
