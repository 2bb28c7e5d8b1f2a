import Foundation

/// The folder names of goldens: predictable, the same on every system, one a shot.
enum GoldenName {
  /// The longest name, in bytes of UTF-8; longer ones end in a digest of the whole.
  private static let longest = 100

  /// Returns the folder's name for a shot's.
  ///
  /// Letters and digits of every script stay, composed, and so do ".", "_" and "-" within; every
  /// row of other characters becomes one "-". A slash parts nothing: a golden is one folder.
  ///
  /// - Throws: `GoldenError.unusableName` if no letter or digit is left.
  static func folder(for name: String) throws(GoldenError) -> String {
    var result = ""
    for scalar in name.precomposedStringWithCanonicalMapping.unicodeScalars {
      if isKept(scalar) {
        result.unicodeScalars.append(scalar)
      } else if !result.hasSuffix("-") {
        result += "-"
      }
    }
    let marks: Set<Character> = ["-", ".", "_"]
    result = String(result.drop { marks.contains($0) })
    while let last = result.last, last == "-" || last == "." { result.removeLast() }
    guard !result.isEmpty else { throw .unusableName(name) }
    return shortened(result)
  }

  /// Returns each shot's folder, in the order given.
  ///
  /// Names that differ only in case count as one: not every file system tells them apart.
  ///
  /// - Throws: `GoldenError.sameFolder` if two shots would share a folder, a repeated name
  ///   included, and `GoldenError.unusableName`.
  static func folders(for names: [String]) throws(GoldenError) -> [String] {
    var owners: [String: String] = [:]
    var folders: [String] = []
    for name in names {
      let folder = try folder(for: name)
      if let owner = owners.updateValue(name, forKey: folder.lowercased()) {
        throw .sameFolder(names: [owner, name], folder: folder)
      }
      folders.append(folder)
    }
    return folders
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber:
      true
    default: scalar == "-" || scalar == "." || scalar == "_"
    }
  }

  private static func shortened(_ name: String) -> String {
    guard name.utf8.count > longest else { return name }
    // FNV-1a, 32 bits: names told apart, nothing more.
    let digest = name.utf8.reduce(2_166_136_261 as UInt32) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let digits = String(digest, radix: 16)
    var head = name
    while head.utf8.count > longest - 9 { head.removeLast() }
    return head + "-" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}
