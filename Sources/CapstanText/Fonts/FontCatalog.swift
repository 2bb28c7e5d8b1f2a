private import Foundation

/// The font files that text may be set in: no other file of the machine is ever looked at.
public struct FontCatalog: Hashable, Sendable {
  /// A declared file that is not as it should be.
  public enum Problem: Equatable, Sendable, CustomStringConvertible {
    case missing(FontFile)
    /// Another version than the one that pictures are known with.
    case differs(FontFile, digest: String)

    /// The message a user reads.
    public var description: String {
      switch self {
      case .missing(let file):
        "font \(file.path) is missing; the package \(file.package) brings it"
      case .differs(let file, let digest):
        "font \(file.path) is another version than Debian 12's \(file.package): "
          + "SHA-256 \(digest.prefix(12))…, known is \(file.digest.prefix(12))…"
      }
    }
  }

  /// The folder that the files' paths start at.
  public let folder: String
  /// The declared files, in the order of their packages.
  public let files: [FontFile]

  /// Creates the catalog of Capstan's fonts: the system face, the other designs, and one face for
  /// each further script, in the order of their packages.
  public init(folder: String = "/usr/share/fonts") {
    self.folder = folder
    files = FontFile.declared
  }

  /// Returns what is wrong with the files, in the catalog's order; empty if all is well.
  ///
  /// Reading every digest takes a few tenths of a second.
  public func problems(checkingDigests: Bool = true) -> [Problem] {
    problems(of: files, checkingDigests: checkingDigests)
  }

  private func problems(of files: [FontFile], checkingDigests: Bool) -> [Problem] {
    files.compactMap { file in
      let path = location(of: file)
      guard FileManager.default.isReadableFile(atPath: path) else { return .missing(file) }
      guard checkingDigests else { return nil }
      guard let digest = FileDigest.sha256(ofFileAt: path) else { return .missing(file) }
      return digest == file.digest ? nil : .differs(file, digest: digest)
    }
  }

  /// Where a file is on this machine.
  public func location(of file: FontFile) -> String {
    "\(folder)/\(file.path)"
  }

  /// Throws unless every required file can be read.
  ///
  /// - Throws: `TextError.missingFonts` with the package of the first missing file.
  func requireFiles() throws(TextError) {
    let problems = problems(of: files.filter(\.isRequired), checkingDigests: false)
    let missing = problems.compactMap { problem -> FontFile? in
      if case .missing(let file) = problem { file } else { nil }
    }
    guard let first = missing.first else { return }
    throw .missingFonts(
      package: first.package,
      files: missing.filter { $0.package == first.package }.map(location))
  }
}
