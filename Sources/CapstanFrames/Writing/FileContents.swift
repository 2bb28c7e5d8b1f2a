internal import Glibc

/// Whole files, read at once, and how large they are.
public enum FileContents {
  /// The most bytes of a file that is read, unless a caller says otherwise: 1 GiB.
  public static let largestSize = 1 << 30

  /// Reads all bytes of a file.
  ///
  /// Anything but a regular file, such as a pipe or a device, is refused at once: its end might
  /// never come.
  ///
  /// - Throws: `FrameError.unreadable` with `.missing`, or with a sentence for a file that the
  ///   system refuses, that is no regular file, or that has more than `limit` bytes.
  public static func read(
    _ path: String, limit: Int = FileContents.largestSize
  ) throws(FrameError) -> [UInt8] {
    // Without O_NONBLOCK, opening a pipe waits for its writer.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(path, errno) }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw failure(path, errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw failure(path, EISDIR) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: path, reason: .system("not a regular file"))
    }
    guard status.st_size <= limit else { throw tooLarge(path, limit) }
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
      // A file can grow while it is read.
      guard filled <= limit else { throw tooLarge(path, limit) }
    }
    bytes.removeLast(bytes.count - filled)
    return bytes
  }

  /// How many bytes the file has that a path leads to, through links; nil where none is found.
  ///
  /// Foundation's attributes come with the names of the owner and the group, for which the system's
  /// lists are read each time.
  package static func size(of path: String) -> Int? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  private static func tooLarge(_ path: String, _ limit: Int) -> FrameError {
    .unreadable(path: path, reason: .system("larger than \(limit) bytes"))
  }

  private static func failure(_ path: String, _ code: Int32) -> FrameError {
    let reason: UnreadableReason = code == ENOENT ? .missing : .system(SystemMessage.text(code))
    return .unreadable(path: path, reason: reason)
  }
}
