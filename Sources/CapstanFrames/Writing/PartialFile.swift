internal import Glibc
internal import Synchronization

/// A file that is written under a temporary name beside its own and renamed when complete.
public enum PartialFile {
  private static let suffix = ".partial"
  private static let counter = Atomic<Int>(0)

  /// Returns a name that no other file of this process or another has: ".f0001.png.77-3.partial".
  public static func temporaryPath(for path: String) -> String {
    let temporary = newName(for: path)
    unfinished.withLock { _ = $0.insert(temporary) }
    return temporary
  }

  /// Creates a file under a temporary name; a descriptor below 0 says that `code` kept it from that.
  ///
  /// Not while `removeUnfinished` is at work: it would miss the file.
  static func create(for path: String) -> (temporary: String, descriptor: Int32, code: Int32) {
    let temporary = newName(for: path)
    return unfinished.withLock { paths in
      let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      let code = errno
      if descriptor >= 0 { paths.insert(temporary) }
      return (temporary, descriptor, code)
    }
  }

  private static func newName(for path: String) -> String {
    let number = counter.add(1, ordering: .relaxed).newValue
    let (folder, name) = parts(of: path)
    return "\(folder).\(name).\(getpid())-\(number)\(suffix)"
  }

  /// The temporary paths that were given out and are not known to be gone.
  private static let unfinished = Mutex<Set<String>>([])

  /// Notes that nothing is left under a temporary path.
  static func forget(_ temporary: String) {
    unfinished.withLock { _ = $0.remove(temporary) }
  }

  /// Removes whatever this process has under temporary names, then ends it; whoever wants another
  /// temporary name meanwhile waits for ever.
  ///
  /// Names relative to the working folder are taken in that of now.
  package static func removeUnfinished(andEnd end: () -> Never) -> Never {
    unfinished.withLock { paths -> Never in
      for path in paths where unsafe unlink(path) != 0 && errno == EISDIR {
        OutputFolder.removeFlat(path)
      }
      end()
    }
  }

  /// Returns whether a file's name, without its folder, is a temporary one.
  public static func isPartial(_ name: String) -> Bool {
    name.hasPrefix(".") && name.hasSuffix(suffix)
  }

  /// Returns the final name of a temporary one, both without their folder; nil for any other name.
  static func finalName(of name: String) -> Substring? {
    guard isPartial(name) else { return nil }
    let rest = name.dropFirst().dropLast(suffix.utf8.count)
    return rest.lastIndex(of: ".").map { rest[..<$0] }
  }

  /// Writes a file and gives it its name at the end, in place of any older one.
  ///
  /// What is no file but a pipe or a device takes the bytes itself. An error names `frame`.
  ///
  /// - Throws: `FrameError.diskFull` or `FrameError.cannotWrite`, with the final path.
  public static func write(
    _ bytes: Span<UInt8>, to path: String, frame: Int? = nil
  ) throws(FrameError) {
    if isPipeOrDevice(path) {
      var pipe = try PipeWriter(path: path)
      return try pipe.write(bytes, frame: frame)
    }
    let (temporary, descriptor, code) = create(for: path)
    guard descriptor >= 0 else { throw failure(code, path, frame, 0) }
    defer { forget(temporary) }
    do {
      try DescriptorWriting.writeAll(bytes, to: descriptor)
    } catch {
      close(descriptor)
      _ = unsafe unlink(temporary)
      throw failure(error.code, path, frame, error.written)
    }
    guard close(descriptor) == 0, unsafe rename(temporary, path) == 0 else {
      let code = errno
      _ = unsafe unlink(temporary)
      throw failure(code, path, frame, bytes.count)
    }
  }

  /// Writes a file and gives it its name at the end, in place of any older one.
  ///
  /// An error names `frame`.
  ///
  /// - Throws: `FrameError.diskFull` or `FrameError.cannotWrite`, with the final path.
  public static func write(
    _ bytes: [UInt8], to path: String, frame: Int? = nil
  ) throws(FrameError) {
    try write(bytes.span, to: path, frame: frame)
  }

  /// Returns whether a path leads to something that takes bytes but is no file: a pipe, a socket or
  /// a device.
  public static func isPipeOrDevice(_ path: String) -> Bool {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  /// Checks that a path does not lead to a pipe or a device, which a new file would replace.
  ///
  /// - Throws: `FrameError.wouldReplace`.
  static func checkCanReplace(_ path: String) throws(FrameError) {
    guard !isPipeOrDevice(path) else {
      throw .wouldReplace(path: path, reason: "it is a pipe or a device and no file")
    }
  }

  /// Gives a finished temporary file its name, in place of any older one.
  static func publish(_ temporary: String, as path: String) throws(FrameError) {
    defer { forget(temporary) }
    guard unsafe rename(temporary, path) == 0 else {
      let code = errno
      _ = unsafe unlink(temporary)
      throw failure(code, path, nil, 0)
    }
  }

  /// The error that a system error number becomes.
  static func failure(
    _ code: Int32, _ path: String, _ frame: Int?, _ written: Int
  ) -> FrameError {
    code == ENOSPC || code == EDQUOT
      ? .diskFull(path: path, frame: frame, bytes: written)
      : .cannotWrite(path: path, frame: frame, bytes: written, reason: SystemMessage.text(code))
  }

  private static func parts(of path: String) -> (folder: Substring, name: Substring) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path[...]) }
    let start = path.utf8.index(after: slash)
    return (path[..<start], path[start...])
  }
}
