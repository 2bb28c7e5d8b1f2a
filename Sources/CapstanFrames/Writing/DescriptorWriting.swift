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
    let result = unsafe bytes.withUnsafeBytes { buffer -> Failure? in
      var written = 0
      while written < buffer.count {
        let count = unsafe write(
          descriptor, buffer.baseAddress.unsafelyUnwrapped + written, buffer.count - written)
        if count >= 0 {
          written += count
          continue
        }
        let code = errno
        if code == EINTR { continue }
        guard code == EAGAIN else { return Failure(code: code, written: written) }
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&request, 1, -1)
      }
      return nil
    }
    if let result { throw result }
  }
}
