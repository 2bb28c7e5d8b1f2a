internal import Glibc

/// A file that is written piece by piece and gets its name only when it is complete.
///
/// Released before its end it leaves nothing behind.
public struct FileStream: ~Copyable {
  /// The file's final path.
  public let path: String
  /// How many bytes were written so far.
  public private(set) var byteCount = 0

  private let temporary: String
  private var descriptor: Int32

  /// Begins a file.
  ///
  /// - Throws: `FrameError.cannotWrite` or `FrameError.diskFull`; `FrameError.wouldReplace` for a
  ///   path that leads to a pipe or a device, which a `PipeWriter` can write into.
  public init(path: String) throws(FrameError) {
    self.path = path
    temporary = PartialFile.temporaryPath(for: path)
    descriptor = -1
    try PartialFile.checkCanReplace(path)
    descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw PartialFile.failure(errno, path, nil, 0) }
  }

  deinit {
    guard descriptor >= 0 else { return PartialFile.forget(temporary) }
    close(descriptor)
    _ = unsafe unlink(temporary)
    PartialFile.forget(temporary)
  }

  /// Adds bytes.
  ///
  /// An error names `frame`.
  ///
  /// - Throws: `FrameError.cannotWrite` or `FrameError.diskFull`, with the bytes in all.
  public mutating func write(_ bytes: [UInt8], frame: Int? = nil) throws(FrameError) {
    do {
      try DescriptorWriting.writeAll(bytes.span, to: descriptor)
      byteCount += bytes.count
    } catch {
      byteCount += error.written
      throw PartialFile.failure(error.code, path, frame, byteCount)
    }
  }

  /// Ends the file and gives it its name, in place of any older one.
  ///
  /// - Throws: `FrameError.cannotWrite` or `FrameError.diskFull`.
  public mutating func finish() throws(FrameError) {
    precondition(descriptor >= 0, "A file ends once.")
    let isClosed = close(descriptor) == 0
    descriptor = -1
    guard isClosed else {
      let code = errno
      _ = unsafe unlink(temporary)
      throw PartialFile.failure(code, path, nil, byteCount)
    }
    try PartialFile.publish(temporary, as: path)
  }
}
