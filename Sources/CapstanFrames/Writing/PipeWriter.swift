private import CPipes
internal import Glibc

/// Bytes written to a pipe, a terminal or a redirected standard output.
///
/// A pipe's buffer is grown to 1 MiB where the system allows it; a slow reader makes writing
/// block and takes no memory. Frames of sixteen pages of memory or more are lent to a pipe and not
/// copied. SIGPIPE is ignored for the whole process once a writer exists, so a reader that leaves is
/// an error and not the process's end.
public struct PipeWriter: ~Copyable, Sendable {
  /// What errors call the pipe.
  public let name: String
  /// How many bytes the reader took so far.
  public private(set) var byteCount = 0

  private let descriptor: Int32
  private let closesDescriptor: Bool

  private static let bufferSize: Int32 = 1 << 20

  /// Creates a writer to a descriptor that stays open and belongs to the caller.
  public init(descriptor: Int32, name: String) {
    self.init(descriptor, name, closes: false)
  }

  /// Creates a writer to the standard output, also where the process keeps it apart for results.
  public init() {
    self.init(ResultOutput.descriptor, "standard output", closes: false)
  }

  /// Opens what a path leads to, a named pipe or a device, and waits for a reader where it must.
  ///
  /// - Throws: `FrameError.cannotWrite`.
  public init(path: String) throws(FrameError) {
    let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw PartialFile.failure(errno, path, nil, 0) }
    self.init(descriptor, path, closes: true)
  }

  init(_ descriptor: Int32, _ name: String, closes: Bool) {
    (self.descriptor, self.name, closesDescriptor) = (descriptor, name, closes)
    Self.ignoreSIGPIPE
    Self.grow(descriptor)
  }

  deinit {
    if closesDescriptor { close(descriptor) }
  }

  /// Writes all bytes; blocks while the reader is slow.
  ///
  /// An error names `frame`.
  ///
  /// - Throws: `FrameError.readerLeft`, `FrameError.diskFull` or `FrameError.cannotWrite`, each
  ///   with the number of bytes taken in all.
  public mutating func write(_ bytes: Span<UInt8>, frame: Int? = nil) throws(FrameError) {
    do {
      try DescriptorWriting.writeAll(bytes, to: descriptor)
      byteCount += bytes.count
    } catch {
      throw failure(error, frame)
    }
  }

  /// Writes all bytes; blocks while the reader is slow.
  ///
  /// An error names `frame`.
  ///
  /// - Throws: as `write(_:frame:)` of a span.
  public mutating func write(_ bytes: [UInt8], frame: Int? = nil) throws(FrameError) {
    try write(bytes.span, frame: frame)
  }

  /// Writes a frame of a stream; blocks while the reader is slow.
  ///
  /// An error names `number`.
  ///
  /// - Throws: as `write(_:frame:)` of a span.
  public mutating func write(_ frame: FrameBytes, frame number: Int? = nil) throws(FrameError) {
    do {
      try DescriptorWriting.writeAll(frame, to: descriptor)
      byteCount += frame.count
    } catch {
      throw failure(error, number)
    }
  }

  private mutating func failure(_ error: DescriptorWriting.Failure, _ frame: Int?) -> FrameError {
    byteCount += error.written
    return error.code == EPIPE
      ? .readerLeft(frame: frame, bytes: byteCount)
      : PartialFile.failure(error.code, name, frame, byteCount)
  }

  /// Makes room in a pipe that has less, where the system allows it.
  static func grow(_ descriptor: Int32) { cpipes_grow(descriptor, bufferSize) }

  /// Makes writing to a pipe without reader an error instead of the process's end.
  package static let ignoreSIGPIPE: Void = {
    _ = signal(SIGPIPE, SIG_IGN)
  }()
}
