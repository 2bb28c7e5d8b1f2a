/// What can go wrong between pixels and files.
public enum FrameError: Error, Equatable, Sendable {
  /// A text of the user's is no frame rate, time or range; the sentence says what is expected.
  case invalidValue(String)
  /// A size no encoder or decoder here takes; the sentence names the limit.
  case invalidSize(String)
  /// A file that cannot be read as what it should be.
  case unreadable(path: String, reason: UnreadableReason)
  /// A file or pipe refused bytes; `reason` is the system's own message.
  case cannotWrite(path: String, frame: Int?, bytes: Int, reason: String)
  /// A file that is none of ours stands where one is to be written; the sentence says what it is.
  case wouldReplace(path: String, reason: String)
  /// The file system is full or the quota used up, after `bytes` bytes of the file.
  case diskFull(path: String, frame: Int?, bytes: Int)
  /// The file system will be full before the sequence is complete; both numbers are bytes.
  case diskTooSmall(path: String, needed: Int, free: Int)
  /// The reader of a pipe went away, after `bytes` bytes in all.
  case readerLeft(frame: Int?, bytes: Int)
  /// A manifest that cannot be used; the sentence says why.
  case invalidManifest(path: String, reason: String)
  /// A program that is not installed, and the package that brings it.
  case missingProgram(String, package: String)
  /// An encoder of another process that failed; `messages` are its last lines.
  case encoderFailed(program: String, reason: String, messages: [String])
  /// A library failed at its own work; the sentence is the library's.
  case library(String)
}

/// Why a picture file cannot be read.
public enum UnreadableReason: Error, Equatable, Sendable {
  /// No such file.
  case missing
  /// The system refused to read; the text is its message.
  case system(String)
  /// The file does not begin with PNG's signature.
  case notPNG
  /// The file is the text that Git LFS keeps in place of a file that was not fetched.
  case gitLFSPointer
  /// The file ends before the picture does.
  case truncated
  /// A checksum inside the file does not fit its data.
  case corrupt(String)
  /// The picture has more pixels than a reader here takes.
  case tooLarge(width: Int, height: Int)
}

extension UnreadableReason: CustomStringConvertible {
  /// What stands in an error message after the file's name.
  public var description: String {
    switch self {
    case .missing: "no such file"
    case .system(let message): message
    case .notPNG: "not a PNG file"
    case .gitLFSPointer:
      "a Git LFS pointer, not the picture itself; run `git lfs pull` to fetch it"
    case .truncated: "the PNG file ends too early"
    case .corrupt(let message): "damaged PNG file (\(message))"
    case .tooLarge(let width, let height):
      "\(width) × \(height) pixels are more than \(PixelLimit.side) a side or "
        + "\(PixelLimit.count) in all"
    }
  }
}

extension FrameError: CustomStringConvertible {
  /// One sentence without a final full stop.
  public var description: String {
    switch self {
    case .invalidValue(let sentence), .invalidSize(let sentence): sentence
    case .unreadable(let path, let reason): "\(path): \(reason)"
    case .cannotWrite(let path, let frame, let bytes, let reason):
      "cannot write \(path)\(Self.place(frame: frame, bytes: bytes)): \(reason)"
    case .wouldReplace(let path, let reason):
      "\(path) is not replaced: \(reason); choose another place, or remove it"
    case .diskFull(let path, let frame, let bytes):
      "cannot write \(path)\(Self.place(frame: frame, bytes: bytes)): the disk is full"
    case .diskTooSmall(let path, let needed, let free):
      "\(path): the frames that are left need about \(Self.megabytes(needed)), "
        + "but only \(Self.megabytes(free)) are free"
    case .readerLeft(let frame, let bytes):
      "the reader of the pipe went away\(Self.place(frame: frame, bytes: bytes))"
    case .invalidManifest(let path, let reason): "\(path): \(reason)"
    case .missingProgram(let program, let package):
      "\(program) is not installed; the Debian package \(package) brings it"
    case .encoderFailed(let program, let reason, let messages):
      messages.isEmpty
        ? "\(program) \(reason)"
        : "\(program) \(reason); its last lines:\n"
          + messages.map { "  \($0)" }.joined(separator: "\n")
    case .library(let sentence): sentence
    }
  }

  /// Megabytes with one decimal, rounded up: a need is never shown smaller than it is.
  private static func megabytes(_ bytes: Int) -> String {
    let tenths = (bytes + 99_999) / 100_000
    return "\(tenths / 10).\(tenths % 10) MB"
  }

  private static func place(frame: Int?, bytes: Int) -> String {
    let inFrame = frame.map { " in frame \($0)" } ?? ""
    return "\(inFrame) after \(bytes) bytes"
  }
}
