import CapstanFrames
import CapstanSceneGraph
import CapstanSymbols
import CapstanViews
import Foundation

/// Reads files of assets and keeps what it has read, and what was wrong with them.
struct AssetReader {
  struct PictureKey: Hashable {
    var name: String
    var traits: AssetTraits
  }

  var pictures: [PictureKey: AssetPicture?] = [:]
  /// By path.
  private var files: [String: PictureMedium] = [:]
  var colors: [String: [CatalogContents.Entry]] = [:]
  var symbols: [String: SymbolTemplate?] = [:]
  var pixels: [String: ImageSource] = [:]
  /// What every file that was read holds, by path.
  private(set) var digests: [String: UInt64] = [:]
  var notices: Set<String> = []
  private(set) var failures: Set<String> = []

  /// Reads the entries of a set; a damaged file is remembered.
  mutating func entries(
    of folder: String, _ kind: KeyPath<CatalogContents, [CatalogContents.Entry]?>
  ) -> [CatalogContents.Entry] {
    contents(of: folder)?[keyPath: kind] ?? []
  }

  private mutating func contents(of folder: String) -> CatalogContents? {
    do {
      let path = "\(folder)/Contents.json"
      if let bytes = FileManager.default.contents(atPath: path) { digests[path] = digest(bytes) }
      return try CatalogContents(path: path)
    } catch {
      failures.insert("\(error)")
      return nil
    }
  }

  mutating func picture(
    named name: String, _ entry: AssetIndex.Entry?, _ traits: AssetTraits
  ) -> AssetPicture? {
    switch entry {
    case .imageSet(let folder): return picture(named: name, inSet: folder, traits)
    case .files(let paths):
      let files = paths.compactMap { path in LoosePicture(file: path).map { (path, $0.variant) } }
      guard let best = files.best(traits, { $0.1 }) else { return nil }
      return AssetPicture(content(of: best.0, name: name, scale: best.1.scale ?? 1))
    default: return nil
    }
  }

  private mutating func picture(
    named name: String, inSet folder: String, _ traits: AssetTraits
  ) -> AssetPicture? {
    guard let contents = contents(of: folder) else { return placeholder(name) }
    let filled = (contents.images ?? []).filter { $0.filename != nil }
    guard let best = filled.best(traits, { $0.variant }), let file = best.filename else {
      notices.insert(
        "the image \"\(name)\" has no file for this page; a placeholder is drawn")
      return placeholder(name)
    }
    let content = content(of: "\(folder)/\(file)", name: name, scale: best.variant.scale ?? 1)
    let intent: Image.TemplateRenderingMode? =
      switch contents.properties?.renderingIntent {
      case "template": .template
      case "original": .original
      default: nil
      }
    return AssetPicture(
      content, renderingMode: intent,
      isMirrored: best.variant.isOther(direction: traits.layoutDirection))
  }

  private func placeholder(_ name: String) -> AssetPicture {
    AssetPicture(.missing(name))
  }

  /// Decodes a file; a placeholder stands in for one that cannot be drawn, and is told.
  private mutating func content(
    of path: String, name: String, scale: CGFloat
  ) -> PictureMedium {
    let key = "\(path) \(scale)"
    if let known = files[key] { return known }
    var content = PictureMedium.missing(name)
    do {
      content = try decoded(path, name: name, scale: scale) ?? content
    } catch let error as AssetError {
      failures.insert("\(error)")
    } catch {
      failures.insert("\(path): \(error)")
    }
    files[key] = content
    return content
  }

  /// Returns nil for a kind of file that is known and not read.
  private mutating func decoded(
    _ path: String, name: String, scale: CGFloat
  ) throws -> PictureMedium? {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let format = AssetFormat(
      extension: file.split(separator: ".").last.map(String.init) ?? "")
    if case .unsupported(let kind)? = format {
      notices.insert(
        "\(file) is a \(kind) file, which is not read; a placeholder is drawn"
          + " (export it as \(kind == "PDF" ? "SVG" : "PNG"))")
      return nil
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw AssetError(path: path, reason: "the file is not there")
    }
    digests[path] = digest(data)
    switch format {
    case .svg?:
      let picture = try SVGPicture(data, name: name)
      for what in picture.notices { notices.insert("\(file): \(what) is not drawn") }
      return .outlines(picture.drawing)
    default:
      let bitmap = try PNGDecoder.picture(from: Array(data).span).bitmap
      return .pixels(ImageSource(name: name, bitmap: bitmap), pixelsPerPoint: scale)
    }
  }

  mutating func template(in folder: String) -> SymbolTemplate? {
    let entries = entries(of: folder, \.symbols)
    guard let file = entries.lazy.compactMap(\.filename).first else { return nil }
    let path = "\(folder)/\(file)"
    do {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw AssetError(path: path, reason: "the file is not there")
      }
      digests[path] = digest(data)
      return try SymbolTemplate(svg: data)
    } catch {
      failures.insert(error is AssetError ? "\(error)" : "\(path): \(error)")
      return nil
    }
  }

  /// FNV-1a of 64 bits with its published offset and prime.
  private func digest(_ data: Data) -> UInt64 {
    data.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
