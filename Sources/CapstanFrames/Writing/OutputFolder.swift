internal import Glibc
internal import Synchronization

/// A folder that files appear in only when they are complete.
///
/// A file is written under a temporary name beside its own and renamed at its end; whatever goes
/// wrong in between, even the death of the process, leaves nothing under the final name. Safe to
/// use from several tasks at once.
public struct OutputFolder: Sendable {
  /// The folder's path.
  public let path: String

  /// Opens a folder and creates it, with the folders above it, where it is missing.
  ///
  /// - Throws: `FrameError.cannotWrite` with the system's message.
  public init(creating path: String) throws(FrameError) {
    self.path = path
    try Self.create(path)
  }

  /// Opens a folder that is there, to read from it.
  public init(existing path: String) {
    self.path = path
  }

  /// The path of a file in the folder.
  public func path(of file: String) -> String {
    path.hasSuffix("/") ? path + file : "\(path)/\(file)"
  }

  /// Writes a file and gives it its name at the end, in place of any older one.
  ///
  /// An error names `frame`.
  ///
  /// - Throws: `FrameError.diskFull` or `FrameError.cannotWrite`.
  public func write(
    _ bytes: Span<UInt8>, to file: String, frame: Int? = nil
  ) throws(FrameError) {
    let final = path(of: file)
    try PartialFile.write(bytes, to: final, frame: frame)
  }

  /// Writes a file and gives it its name at the end, in place of any older one.
  ///
  /// An error names `frame`.
  ///
  /// - Throws: `FrameError.diskFull` or `FrameError.cannotWrite`.
  public func write(
    _ bytes: [UInt8], to file: String, frame: Int? = nil
  ) throws(FrameError) {
    try write(bytes.span, to: file, frame: frame)
  }

  /// The names of the files in the folder, sorted by bytes, without temporary ones.
  ///
  /// - Throws: `FrameError.unreadable` if the folder cannot be listed.
  public func files() throws(FrameError) -> [String] {
    try Self.names(in: path).filter { !PartialFile.isPartial($0) && $0 != "." && $0 != ".." }
  }

  /// Removes what killed processes left of some files under temporary names.
  ///
  /// `isIncluded` is asked about the final names. Not to be called while another process writes
  /// these files.
  ///
  /// - Throws: `FrameError.unreadable` if the folder cannot be listed.
  public func removePartialFiles(where isIncluded: (String) -> Bool) throws(FrameError) {
    for name in try Self.names(in: path) {
      guard let final = PartialFile.finalName(of: name), isIncluded(String(final)) else { continue }
      _ = unsafe unlink(path(of: name))
    }
  }

  /// The space that is left for files here, in bytes; nil where the system does not tell.
  public var freeByteCount: Int? {
    var status = statvfs()
    guard unsafe statvfs(path, &status) == 0 else { return nil }
    return Int(
      clamping: UInt64(status.f_bavail).multipliedReportingOverflow(
        by: UInt64(status.f_frsize)
      ).partialValue)
  }

  /// Checks early whether a sequence will fit, from what its first frames took.
  ///
  /// - Throws: `FrameError.diskTooSmall` if the frames that are left, at the same size each, need
  ///   more than is free.
  public func checkSpace(
    framesWritten: Int, bytesWritten: Int, framesLeft: Int
  ) throws(FrameError) {
    guard framesWritten > 0, framesLeft > 0, let free = freeByteCount else { return }
    let needed = Int(
      clamping: Int128(bytesWritten) * Int128(framesLeft) / Int128(framesWritten))
    guard needed <= free else { throw .diskTooSmall(path: path, needed: needed, free: free) }
  }

  /// Removes a folder and the files in it, as far as that is possible.
  static func removeFlat(_ path: String) {
    for name in (try? names(in: path)) ?? [] { _ = unsafe unlink("\(path)/\(name)") }
    _ = unsafe rmdir(path)
  }

  private static func create(_ path: String) throws(FrameError) {
    var prefix = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: true) {
      prefix += prefix.isEmpty && !path.hasPrefix("/") ? "\(part)" : "/\(part)"
      if unsafe mkdir(prefix, 0o777) != 0, errno != EEXIST, errno != EISDIR {
        let code = errno
        if isFolder(prefix) { continue }
        throw .cannotWrite(path: path, frame: nil, bytes: 0, reason: SystemMessage.text(code))
      }
    }
    guard isFolder(path) else {
      throw .cannotWrite(path: path, frame: nil, bytes: 0, reason: SystemMessage.text(ENOTDIR))
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func names(in path: String) throws(FrameError) -> [String] {
    guard let folder = unsafe opendir(path) else {
      let reason: UnreadableReason =
        errno == ENOENT ? .missing : .system(SystemMessage.text(errno))
      throw .unreadable(path: path, reason: reason)
    }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      names.append(name)
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
