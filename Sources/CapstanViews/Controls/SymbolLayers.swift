import CapstanSceneGraph
import Foundation

extension SymbolDrawing {
  /// The layers of a rendering mode, back to front.
  ///
  /// Without colours of its own a symbol has one colour in multicolour rendering, too.
  func layers(for mode: SymbolRenderingMode.Kind) -> [Layer] {
    mode == .multicolor && !multicolorLayers.isEmpty ? multicolorLayers : layers
  }

  /// Whether a layer is drawn in a rendering mode.
  func draws(_ layer: Layer, in mode: SymbolRenderingMode.Kind) -> Bool {
    switch mode {
    case .monochrome: layer.isDrawnInMonochrome
    case .multicolor: layer.isDrawnInMonochrome || !multicolorLayers.isEmpty
    case .hierarchical, .palette: true
    }
  }
}

extension SymbolHue {
  /// The colour in an appearance.
  func style(in context: StyleContext) -> ResolvedStyle {
    let color: Color =
      switch self {
      case .white: .white
      case .black: .black
      default: SystemColor(rawValue: rawValue).map { Color($0) } ?? .primary
      }
    return color._resolved(in: context)
  }
}

extension Image {
  /// How the layers of a symbol take colours at a place.
  ///
  /// Drawn in its original colours, a symbol is multicoloured, as on the platform.
  func symbolMode(in environment: EnvironmentValues) -> SymbolRenderingMode.Kind {
    let original = renderingMode == .original ? SymbolRenderingMode.multicolor : nil
    return
      (symbolRenderingMode ?? environment.symbolRenderingMode ?? original ?? .monochrome).kind
  }
}
