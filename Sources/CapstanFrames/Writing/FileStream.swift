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
    try PartialFile.checkCanReplace(path)
    let (temporary, descriptor, code) = PartialFile.create(for: path)
    guard descriptor >= 0 else { throw PartialFile.failure(code, path, nil, 0) }
    (self.path, self.temporary, self.descriptor) = (path, temporary, descriptor)
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
    try write(bytes.span, frame)
  }

  /// Adds a frame of a stream.
  ///
  /// An error names `number`.
  ///
  /// - Throws: as `write(_:frame:)` of an array.
  public mutating func write(_ frame: FrameBytes, frame number: Int? = nil) throws(FrameError) {
    try frame.withBytes { bytes throws(FrameError) in try write(bytes, number) }
  }

  private mutating func write(_ bytes: Span<UInt8>, _ frame: Int?) throws(FrameError) {
    do {
      try DescriptorWriting.writeAll(bytes, to: descriptor)
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
