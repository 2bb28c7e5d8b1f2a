import CapstanSceneGraph
import Foundation

/// What an image shows.
enum ShownImage {
  case symbol(SymbolDrawing, pointSize: CGFloat)
  case picture(AssetPicture)
  case nothing
}

extension ShownImage {
  /// Finds what an image shows beside a font; what is missing is told.
  @MainActor init(
    _ image: Image, font: FontRequest, _ environment: EnvironmentValues, in graph: ViewGraph
  ) {
    let context = environment.styleContext
    switch image.source {
    case .symbol(let name):
      let symbols = graph.settings.symbols
      self = Self.symbol(named: name, font, environment) {
        symbols.symbol(named: $0, weight: $1)
      }
      if case .symbol(let drawing, _) = self, !drawing.isPlaceholder {
        if image.symbolMode(in: environment) == .multicolor, drawing.multicolorLayers.isEmpty {
          graph.diagnostics.report(.withoutColors(drawing.name))
        }
        return
      }
      graph.diagnostics.report(.unknownSymbol(name))
    case .asset(""):
      self = .nothing
    case .asset(let name):
      let assets = context.assets
      if let picture = assets.picture(named: name, context.assetTraits) {
        self = .picture(picture)
        return
      }
      self = Self.symbol(named: name, font, environment) {
        assets.symbol(named: $0, weight: $1)
      }
      if case .symbol = self { return }
      graph.diagnostics.report(.unknownImage(name))
      self = .picture(AssetPicture(.missing(name)))
    case .picture(let source, let pixelsPerPoint, _):
      self = .picture(AssetPicture(.pixels(source, pixelsPerPoint: pixelsPerPoint)))
    }
  }

  /// A symbol of a source, with the variants for which one exists.
  private static func symbol(
    named name: String, _ font: FontRequest, _ environment: EnvironmentValues,
    find: (String, Int) -> SymbolDrawing?
  ) -> ShownImage {
    let chosen = environment.symbolVariants.name(for: name) {
      find($0, font.weight)?.isPlaceholder == false
    }
    guard let drawing = find(chosen, font.weight) else { return .nothing }
    return .symbol(drawing, pointSize: font.size * environment.imageScale.factor)
  }

  /// The room that the image takes in a line of text: a symbol stands on the baseline as it is
  /// drawn, a picture with its lower edge.
  var room: StyledText.Picture {
    switch self {
    case .symbol(let drawing, let points):
      StyledText.Picture(
        width: drawing.bounds.width * points, ascent: -drawing.bounds.minY * points,
        descent: drawing.bounds.maxY * points)
    case .picture(let picture):
      StyledText.Picture(
        width: picture.content.size.width, ascent: picture.content.size.height, descent: 0)
    case .nothing: StyledText.Picture(width: 0, ascent: 0, descent: 0)
    }
  }
}
