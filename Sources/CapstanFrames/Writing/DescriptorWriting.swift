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

  /// From so many bytes on, new pages for what changes cost less than copying everything into a pipe:
  /// our estimate.
  private static let leastLent = 16 * PageMemory.pageSize

  /// Writes every byte, however many calls it takes; waits where a descriptor does not block.
  ///
  /// - Throws: `Failure`.
  static func writeAll(_ bytes: Span<UInt8>, to descriptor: Int32) throws(Failure) {
    var written = 0
    while written < bytes.count {
      let count = writePart(of: bytes.extracting(droppingFirst: written), to: descriptor)
      try advance(&written, count, descriptor)
    }
  }

  /// Writes every byte of a frame, lent where that is possible.
  ///
  /// - Throws: `Failure`.
  static func writeAll(_ frame: FrameBytes, to descriptor: Int32) throws(Failure) {
    var written = 0
    while written < frame.count {
      let count = writePart(of: frame, from: written, to: descriptor, waits: true)
      try advance(&written, count, descriptor)
    }
  }

  /// Writes as many bytes as one call takes; returns how many, or the error's number negated.
  static func writePart(of bytes: Span<UInt8>, to descriptor: Int32) -> Int {
    unsafe bytes.withUnsafeBytes { buffer in
      let count = unsafe write(descriptor, buffer.baseAddress, buffer.count)
      return count < 0 ? -Int(errno) : count
    }
  }

  /// Lends or writes as many of a frame's bytes, from a place on, as one call takes; returns as
  /// `writePart(of:to:)`.
  ///
  /// `waits` lets lending block while a pipe is full, also where the descriptor does not.
  static func writePart(
    of frame: FrameBytes, from start: Int, to descriptor: Int32, waits: Bool
  ) -> Int {
    if frame.count >= leastLent {
      let count = frame.lend(from: start, to: descriptor, waits: waits)
      if count >= 0 || [EAGAIN, EINTR, EPIPE].contains(Int32(-count)) { return count }
      // No pipe, or a system that does not lend, as sandboxes are.
    }
    return frame.withBytes { writePart(of: $0.extracting(droppingFirst: start), to: descriptor) }
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
