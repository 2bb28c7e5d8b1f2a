import CapstanFrames

/// What can go wrong with goldens and reports as files.
public enum GoldenError: Error, Equatable, Sendable {
  /// No golden of that folder.
  case missing(path: String)
  /// A file that cannot be read as what it should be; the reason stands after its name.
  case unreadable(path: String, reason: String)
  /// A golden's file that is gone or that the system does not let read; the reason stands after its
  /// name.
  case inaccessible(path: String, reason: String)
  /// Shots whose names make one folder.
  case sameFolder(names: [String], folder: String)
  /// A name of which nothing is left as a folder's.
  case unusableName(String)
  /// A shot that cannot be recorded as it is; the sentence says why.
  case unrecordable(shot: String, reason: String)
  /// A file or folder that cannot be written.
  case cannotWrite(path: String, reason: String)
}

extension GoldenError: CustomStringConvertible {
  /// One sentence without a final full stop.
  public var description: String {
    switch self {
    case .missing(let path): "there is no golden at \(path)"
    case .unreadable(let path, let reason), .inaccessible(let path, let reason):
      "\(path): \(reason)"
    case .sameFolder(let names, let folder):
      "the shots \(names.map { "\"\($0)\"" }.joined(separator: " and ")) would share the golden "
        + "\(folder); rename one of them"
    case .unusableName(let name): "\"\(name)\" has no letter or digit to name a golden after"
    case .unrecordable(let shot, let reason): "\(shot) cannot be recorded: \(reason)"
    case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
    }
  }
}
