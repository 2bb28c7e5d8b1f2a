/// A font file that text may be set in.
public struct FontFile: Hashable, Sendable {
  /// Where the file is, relative to the catalog's folder.
  public let path: String
  /// The Debian package that brings it.
  public let package: String
  /// SHA-256 of the file in Debian 12, in hexadecimal digits; pictures are known with this one.
  public let digest: String
  /// Whether no text at all can be set without it.
  public let isRequired: Bool

  /// The file's name without folder and extension, as in `Inter-SemiBold`.
  public var name: String {
    let last = path.utf8.split(separator: UInt8(ascii: "/")).last ?? ""[...].utf8
    return String(Substring(last.prefix { $0 != UInt8(ascii: ".") }))
  }
}
