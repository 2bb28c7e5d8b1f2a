internal import Glibc

/// Bytes handed to a file descriptor, all of them.
enum DescriptorWriting {
  /// How writing ended early.
  struct Failure: Error {
    /// The system's error number.
    let code: Int32
    /// How many of the bytes were taken before.
    let written: Int
  }

  /// Writes every byte, however many calls it takes; waits where a descriptor does not block.
  ///
  /// - Throws: `Failure`.
  static func writeAll(_ bytes: Span<UInt8>, to descriptor: Int32) throws(Failure) {
    var written = 0
    while written < bytes.count {
      let count = some(of: bytes.extracting(droppingFirst: written), to: descriptor)
      try advance(&written, count, descriptor)
    }
  }

  /// Writes every byte of a frame, lent where that is possible.
  ///
  /// - Throws: `Failure`.
  static func writeAll(_ frame: FrameBytes, to descriptor: Int32) throws(Failure) {
    var written = 0
    while written < frame.count {
      let count = some(of: frame, from: written, to: descriptor, waits: true)
      try advance(&written, count, descriptor)
    }
  }

  /// Writes as many bytes as are taken at once; returns how many, or the error's number negated.
  static func some(of bytes: Span<UInt8>, to descriptor: Int32) -> Int {
    unsafe bytes.withUnsafeBytes { buffer in
      let count = unsafe write(descriptor, buffer.baseAddress, buffer.count)
      return count < 0 ? -Int(errno) : count
    }
  }

  /// Lends or writes as many of a frame's bytes as are taken at once; returns as `some(of:to:)`.
  ///
  /// With `waits`, there is room for some before it returns.
  static func some(
    of frame: FrameBytes, from start: Int, to descriptor: Int32, waits: Bool
  ) -> Int {
    if frame.isWorthLending {
      let count = frame.lend(from: start, to: descriptor, waits: waits)
      if count >= 0 || [EAGAIN, EINTR, EPIPE].contains(Int32(-count)) { return count }
      // No pipe, or a system that does not lend, as sandboxes are.
    }
    return frame.withBytes { some(of: $0.extracting(droppingFirst: start), to: descriptor) }
  }

  /// Goes on after what a call returned; waits where there was no room.
  private static func advance(
    _ written: inout Int, _ count: Int, _ descriptor: Int32
  ) throws(Failure) {
    if count >= 0 {
      written += count
      return
    }
    let code = Int32(-count)
    if code == EINTR { return }
    guard code == EAGAIN else { throw Failure(code: code, written: written) }
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = unsafe poll(&request, 1, -1)
  }
}
