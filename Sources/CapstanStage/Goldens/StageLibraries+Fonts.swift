import CapstanText

extension StageLibraries {
  /// The processor's architecture.
  static let architecture: String = {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "other"
    #endif
  }()

  /// The font files that are not those that pictures are known with, by name: the beginning of
  /// their digest, or "missing".
  static let unknownFonts: [String: String] = {
    let facts = FontCatalog().problems().map { problem -> (String, String) in
      switch problem {
      case .missing(let file): (file.name, "missing")
      case .differs(let file, let digest): (file.name, String(digest.prefix(16)))
      }
    }
    return Dictionary(facts) { first, _ in first }
  }()
}
