/// Why text cannot be set.
public enum TextError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Font files that every picture needs are not there; the package brings them.
  case missingFonts(package: String, files: [String])
  /// A font file is there but cannot be used.
  case unusableFont(path: String, reason: String)
  /// A library call gave nothing back.
  case libraryFailed(function: String)

  /// The message a user reads.
  public var description: String {
    switch self {
    case .missingFonts(let package, let files):
      let others = files.count > 1 ? " and \(files.count - 1) more" : ""
      return "font \(files.first ?? "file")\(others) is missing; the package \(package) brings it"
    case .unusableFont(let path, let reason):
      return "font \(path) cannot be used: \(reason)"
    case .libraryFailed(let function):
      return "text library failed: \(function) returned nothing"
    }
  }
}
