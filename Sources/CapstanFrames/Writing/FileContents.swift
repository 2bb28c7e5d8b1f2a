internal import Glibc

/// Whole files, read at once.
enum FileContents {
  /// Reads all bytes of a file.
  ///
  /// - Throws: `FrameError.unreadable` with `.missing` or the system's message.
  static func read(_ path: String) throws(FrameError) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path, errno) }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw failure(path, errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw failure(path, EISDIR) }
    var bytes = [UInt8](repeating: 0, count: max(Int(status.st_size), 4096))
    var filled = 0
    while true {
      if filled == bytes.count { bytes += [UInt8](repeating: 0, count: bytes.count) }
      let count = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe Glibc.read(
          descriptor, buffer.baseAddress.unsafelyUnwrapped + filled, buffer.count - filled)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(path, errno) }
      if count == 0 { break }
      filled += count
    }
    bytes.removeLast(bytes.count - filled)
    return bytes
  }

  private static func failure(_ path: String, _ code: Int32) -> FrameError {
    let reason: UnreadableReason = code == ENOENT ? .missing : .system(SystemMessage.text(code))
    return .unreadable(path: path, reason: reason)
  }
}
