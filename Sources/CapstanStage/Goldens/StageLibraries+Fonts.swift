import CapstanFrames
import CapstanText

extension StageLibraries {
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

  /// What can change a pixel on this machine, by name: the tool, the libraries, and the fonts as a
  /// whole, known by their files' sizes.
  public static var provenance: [String: String] {
    versions.merging(["capstan": CapstanVersion.current, "fonts": fontSizes]) { _, given in given }
  }

  /// A number that changes if a font file of another size takes the place of one, or goes.
  private static let fontSizes: String = {
    let catalog = FontCatalog()
    let lines = catalog.files.map { file in
      let size = FileContents.size(of: catalog.location(of: file))
      return "\(file.path) \(size.map(String.init) ?? "missing")\n"
    }
    let digits = String(Checksum.crc32(Array(lines.joined().utf8).span), radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }()
}
