package import CapstanSceneGraph
package import CapstanViews
import CapstanRaster
import CapstanSymbols
import Foundation
import Synchronization

/// Pictures, colours and symbols of asset catalogues and folders, read when they are first asked for.
///
/// PNG files are decoded; SVG files stay outlines, so they are sharp at every scale, whatever the
/// catalogue says of keeping vectors. Among the entries of a set the one for the page's appearance
/// wins, then direction, gamut and idiom, then scale: the page's own, the nearest larger, the
/// nearest smaller.
public final class AssetLibrary: Sendable {
  private let index: AssetIndex
  private let state = Mutex(AssetReader())

  /// Creates a library of places, the first of which wins.
  ///
  /// - Throws: `AssetError` for a catalogue that cannot be read.
  public init(_ places: [AssetPlace] = []) throws(AssetError) {
    index = try AssetIndex(places)
  }

  /// The names of all pictures, sorted.
  public var imageNames: [String] { index.images.keys.sorted() }
  /// The names of all colours, sorted.
  public var colorNames: [String] { index.colors.keys.sorted() }
  /// The names of the author's own symbols, sorted.
  public var symbolNames: [String] { index.symbols.keys.sorted() }

  /// What the files that were read so far hold: a text that changes if one of them does.
  public var fingerprint: String {
    state.withLock { state in
      state.digests.map { path, digest in
        "\(path.split(separator: "/").last ?? "") \(String(digest, radix: 16))"
      }.sorted().joined(separator: "\n")
    }
  }
}

extension AssetLibrary: AssetSource {
  package func color(named name: String, _ traits: AssetTraits) -> ResolvedColor? {
    state.withLock { state -> ResolvedColor? in
      guard case .colorSet(let folder)? = index.colors[name] else {
        state.notices.insert("there is no color named \"\(name)\"; a stand-in is drawn")
        return nil
      }
      let entries = state.colors[name] ?? state.entries(of: folder, \.colors)
      state.colors[name] = entries
      let best = entries.filter { $0.color != nil }.best(traits) { $0.variant }
      if best == nil {
        state.notices.insert(
          "the color \"\(name)\" has no entry for this page; a stand-in is drawn")
      }
      return best?.color?.resolved(traits)
    }
  }

  package func picture(named name: String, _ traits: AssetTraits) -> AssetPicture? {
    state.withLock { state -> AssetPicture? in
      let key = AssetReader.PictureKey(name: name, traits: traits)
      if let known = state.pictures[key] { return known }
      let picture = state.picture(named: name, index.images[name], traits)
      state.pictures[key] = .some(picture)
      return picture
    }
  }

  package var hasImages: Bool { !index.images.isEmpty || !index.symbols.isEmpty }

  package func hasImage(named name: String) -> Bool {
    index.images[name] != nil || index.symbols[name] != nil
  }

  package func symbol(named name: String, weight: Int) -> SymbolDrawing? {
    state.withLock { state -> SymbolDrawing? in
      guard case .symbolSet(let folder)? = index.symbols[name] else { return nil }
      let known = state.symbols[name]
      let template = known ?? state.template(in: folder)
      state.symbols[name] = .some(template)
      return template?.drawing(named: name, weight: weight)
    }
  }

  package func pixels(of drawing: VectorDrawing, pixelsPerPoint: CGFloat) -> ImageSource? {
    state.withLock { state -> ImageSource? in
      let key = "\(drawing.name) \(drawing.size) \(pixelsPerPoint)"
      if let known = state.pixels[key] { return known }
      let list = DisplayList(size: drawing.size, items: drawing.items)
      guard let bitmap = try? Renderer(size: list.size, scale: pixelsPerPoint).bitmap(of: list)
      else { return nil }
      let source = ImageSource(name: drawing.name, bitmap: bitmap)
      state.pixels[key] = source
      return source
    }
  }

  package var notices: [String] { state.withLock { $0.notices.sorted() } }

  package var failures: [String] { state.withLock { $0.failures.sorted() } }

  /// Whether the catalogue sets the accent colour, which it does under this very name.
  package var hasAccentColor: Bool {
    state.withLock { state in
      guard case .colorSet(let folder)? = index.colors[Self.accentName] else { return false }
      return state.entries(of: folder, \.colors).contains { $0.color != nil }
    }
  }

  /// The name of the colour set that is the accent colour of an app.
  package static let accentName = "AccentColor"
}
