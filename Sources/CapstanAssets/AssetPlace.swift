import Foundation

/// Where assets are looked for.
public struct AssetPlace: Equatable, Sendable {
  /// A folder, or an asset catalogue (`.xcassets`) itself.
  public var path: String
  /// Whether folders inside are searched too; a catalogue is always read as a whole.
  public var isDeep: Bool

  /// Creates a place.
  public init(path: String, isDeep: Bool) {
    (self.path, self.isDeep) = (path, isDeep)
  }

  /// The catalogues of the place, in order of their paths.
  var catalogs: [String] {
    if Self.isCatalog(path) { return [path] }
    return entries.filter(Self.isCatalog).map { "\(path)/\($0)" }
  }

  /// The picture files outside catalogues, in order of their paths.
  var pictures: [String] {
    if Self.isCatalog(path) { return [] }
    return entries.filter { LoosePicture(file: $0) != nil }.map { "\(path)/\($0)" }
  }

  private static func isCatalog(_ path: String) -> Bool { path.hasSuffix(".xcassets") }

  /// What is in the folder, by bytes of the path; nothing hidden, nothing inside bundles.
  private var entries: [String] {
    let manager = FileManager.default
    var found: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      let names = (try? manager.contentsOfDirectory(atPath: "\(path)/\(folder)")) ?? []
      for name in names where !name.hasPrefix(".") {
        let entry = folder.isEmpty ? name : "\(folder)/\(name)"
        found.append(entry)
        if isDeep, !Self.isBundle(name), Self.isFolder("\(path)/\(entry)") {
          folders.append(entry)
        }
      }
    }
    return found.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }

  private static func isFolder(_ path: String) -> Bool {
    let values = try? URL(fileURLWithPath: path).resourceValues(forKeys: [.isDirectoryKey])
    return values?.isDirectory ?? false
  }

  private static func isBundle(_ name: String) -> Bool {
    [".xcassets", ".xcodeproj", ".app", ".framework", ".bundle"].contains { name.hasSuffix($0) }
  }
}

/// What a picture file's name says: `home@2x~iphone.png`.
struct LoosePicture: Equatable {
  var name: String
  var variant: AssetVariant

  /// Takes a file's name apart; nil if it is no picture.
  init?(file path: String) {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = file.lastIndex(of: "."),
      let format = AssetFormat(extension: String(file[dot...].dropFirst()))
    else { return nil }
    var base = String(file[..<dot])
    variant = AssetVariant()
    if format == .png { variant.scale = 1 }
    if let tilde = base.lastIndex(of: "~") {
      variant.idiom = String(base[tilde...].dropFirst())
      base = String(base[..<tilde])
    }
    for scale in 1...3 where base.hasSuffix("@\(scale)x") {
      variant.scale = CGFloat(scale)
      base = String(base.dropLast(3))
    }
    name = base
  }
}

/// What kind of picture a file is, by its extension.
enum AssetFormat: Equatable {
  case png, svg
  /// Known, and not read here.
  case unsupported(String)

  init?(extension text: String) {
    switch text.lowercased() {
    case "png": self = .png
    case "svg": self = .svg
    case "pdf": self = .unsupported("PDF")
    case "jpg", "jpeg": self = .unsupported("JPEG")
    case "heic", "heif": self = .unsupported("HEIF")
    case "webp": self = .unsupported("WebP")
    case "gif": self = .unsupported("GIF")
    case "tif", "tiff": self = .unsupported("TIFF")
    default: return nil
    }
  }
}
