/// The bytes of one frame of a stream.
///
/// They are a value: what an encoder changes for its next frame, it changes in a copy while this one
/// is held. Whole pages of memory hold them, so that a pipe can have them without copying.
public struct FrameBytes: Sendable {
  private var memory: PageMemory

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

  /// Lets `body` write into ranges of the bytes, of which it must write all.
  @unsafe
  mutating func change(_ ranges: [Range<Int>], _ body: (UnsafeMutableRawPointer) -> Void) {
    if !isKnownUniquelyReferenced(&memory) { memory = PageMemory(copying: memory) }
    unsafe memory.change(ranges, body)
  }

  /// Whether new pages for what changes cost less than copying all bytes into a pipe: from about
  /// sixteen pages on, our estimate.
  var isWorthLending: Bool { count >= 65_536 }

  /// Lends a pipe the bytes from a place on; returns how many it took, or the error's number negated.
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
