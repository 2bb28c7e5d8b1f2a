import Foundation

/// The names of sets in the asset catalogues around a listing.
enum AssetCatalogs {
  /// The names in one catalogue, sorted.
  struct Names: Equatable {
    var colors: [String] = []
    var images: [String] = []
  }

  /// Reads the catalogues in the listing's folder and below, and those beside it in the folders
  /// around, as projects lay them out: at most two steps up.
  static func around(_ path: String) -> [Names] {
    var folder =
      isFolder(path) ? path : (path as NSString).deletingLastPathComponent
    if folder.isEmpty { folder = "." }
    var catalogs = below(folder)
    for _ in 0..<2 {
      folder = (folder as NSString).standardizingPath == "/" ? "/" : "\(folder)/.."
      catalogs += inside(folder)
    }
    var seen: Set<String> = []
    return catalogs.filter { seen.insert(($0 as NSString).resolvingSymlinksInPath).inserted }
      .map(names)
  }

  /// The catalogues at any depth; hidden folders and catalogues' own insides are left out.
  private static func below(_ folder: String, depth: Int = 4) -> [String] {
    let entries = visible(folder)
    let own = entries.filter { $0.hasSuffix(".xcassets") }.map { "\(folder)/\($0)" }
    guard depth > 0 else { return own }
    let inner = entries.filter { !$0.contains(".") && isFolder("\(folder)/\($0)") }
    return own + inner.flatMap { below("\(folder)/\($0)", depth: depth - 1) }
  }

  private static func inside(_ folder: String) -> [String] {
    visible(folder).filter { $0.hasSuffix(".xcassets") }.map { "\(folder)/\($0)" }
  }

  private static func visible(_ folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  private static func names(_ catalog: String) -> Names {
    var names = Names()
    let entries = ((try? FileManager.default.subpathsOfDirectory(atPath: catalog)) ?? []).sorted()
    for entry in entries {
      let name = (entry as NSString).lastPathComponent as NSString
      switch name.pathExtension {
      case "colorset": names.colors.append(name.deletingPathExtension)
      case "imageset": names.images.append(name.deletingPathExtension)
      default: break
      }
    }
    return names
  }
}
