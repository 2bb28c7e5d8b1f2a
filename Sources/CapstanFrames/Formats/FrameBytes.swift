/// The bytes of one frame of a stream.
///
/// They are a value: what an encoder changes for its next frame, it changes in a copy while this one
/// is held. Who lets go of a frame before the next is encoded spares that copy. Whole pages of memory
/// hold the bytes, so that a pipe can have them without copying.
public struct FrameBytes: Sendable {
  private var memory: PageMemory

  /// Creates a copy of bytes.
  ///
  /// Traps if there are none.
  public init(_ bytes: Span<UInt8>) {
    memory = PageMemory(byteCount: bytes.count)
    unsafe bytes.withUnsafeBytes { source in
      unsafe memory.change([0..<source.count]) { target in
        unsafe UnsafeMutableRawBufferPointer(start: target, count: source.count)
          .copyMemory(from: source)
      }
    }
  }

  /// Creates zeros; at least one.
  init(count: Int) { memory = PageMemory(byteCount: count) }

  /// How many bytes there are.
  public var count: Int { memory.byteCount }

  /// Lets `body` read the bytes.
  public func withBytes<Result, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let bytes = unsafe memory.bytes.assumingMemoryBound(to: UInt8.self)
    defer { withExtendedLifetime(memory) {} }
    return try unsafe body(bytes.span)
  }

  /// Lets `body` write into sorted ranges of the bytes: all of them, and nothing else.
  @unsafe
  mutating func change(_ ranges: [Range<Int>], _ body: (UnsafeMutableRawPointer) -> Void) {
    if !isKnownUniquelyReferenced(&memory) { memory = PageMemory(copying: memory) }
    unsafe memory.change(ranges, body)
  }

  /// Lends a pipe the bytes from a place on; returns how many it took, or the error's number negated.
  ///
  /// `waits` lets it block while the pipe is full, also where the descriptor does not.
  func lend(from start: Int, to descriptor: Int32, waits: Bool) -> Int {
    memory.lend(from: start, to: descriptor, waits: waits)
  }
}

extension [UInt8] {
  /// Creates a copy of a frame's bytes.
  public init(_ frame: FrameBytes) {
    self = frame.withBytes { bytes in
      unsafe bytes.withUnsafeBufferPointer { unsafe Array($0) }
    }
  }
}
