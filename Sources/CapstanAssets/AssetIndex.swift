import Foundation

/// The names of all assets and where they are; nothing is decoded yet.
struct AssetIndex {
  enum Entry: Equatable {
    /// The folder of a set in a catalogue.
    case imageSet(String)
    case colorSet(String)
    case symbolSet(String)
    /// Files outside catalogues that share a name.
    case files([String])
  }

  private(set) var images: [String: Entry] = [:]
  private(set) var colors: [String: Entry] = [:]
  private(set) var symbols: [String: Entry] = [:]

  /// Reads places, the first of which wins; in each, catalogues win over loose files.
  ///
  /// - Throws: `AssetError` for a group of a catalogue whose `Contents.json` is damaged.
  init(_ places: [AssetPlace]) throws(AssetError) {
    for place in places {
      for catalog in place.catalogs { try add(folder: catalog, namespace: "", depth: 0) }
      var files: [String: [String]] = [:]
      let pictures = place.pictures
      for path in pictures {
        if let name = LoosePicture(file: path)?.name { files[name, default: []].append(path) }
      }
      for (name, paths) in files where images[name] == nil { images[name] = .files(paths) }
    }
  }

  private mutating func add(
    folder: String, namespace: String, depth: Int
  ) throws(AssetError) {
    guard depth < 40 else { return }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
    for file in names {
      let path = "\(folder)/\(file)"
      let dot = file.lastIndex(of: ".") ?? file.endIndex
      let name = namespace + file[..<dot]
      switch file[dot...] {
      case ".imageset": if images[name] == nil { images[name] = .imageSet(path) }
      case ".colorset": if colors[name] == nil { colors[name] = .colorSet(path) }
      case ".symbolset": if symbols[name] == nil { symbols[name] = .symbolSet(path) }
      case "":
        let contents = "\(path)/Contents.json"
        let properties =
          FileManager.default.fileExists(atPath: contents)
          ? try CatalogContents(path: contents).properties : nil
        let inner = properties?.providesNamespace == true ? "\(name)/" : namespace
        try add(folder: path, namespace: inner, depth: depth + 1)
      default: break
      }
    }
  }
}
