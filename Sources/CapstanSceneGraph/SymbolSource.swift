public import Foundation

/// Finds the drawing of a named symbol.
///
/// Implemented by CapstanSymbols; free-threaded.
public protocol SymbolSource: AnyObject, Sendable {
  /// Returns a symbol's drawing, or nil if there is none of that name.
  func symbol(named name: String, weight: Int) -> SymbolDrawing?
}

/// A colour that a layer of a symbol has of its own; all but white and black adapt to the scheme.
public enum SymbolHue: String, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case white, black
}

/// A symbol's layers in ems of the font beside which it stands: x from the left of its alignment
/// box, y down from the baseline (so most of the drawing has negative y).
public struct SymbolDrawing: Equatable, Sendable {
  /// One part with its own rank in hierarchical and palette rendering.
  public struct Layer: Equatable, Sendable {
    /// The outline, in ems.
    public var path: Path
    /// Whether the even-odd rule fills the outline, instead of the non-zero rule.
    public var evenOdd: Bool
    /// 0 primary, 1 secondary, 2 tertiary.
    public var level: Int
    /// 0...1: drawn only where the variable value reaches it; nil for always.
    public var threshold: Double?
    /// Whether the layer is drawn where all layers have one colour.
    ///
    /// False for a glyph on a filled disc: in one colour the disc already has a hole in its place.
    public var isDrawnInMonochrome: Bool
    /// The layer's own colour in multicolour rendering; nil for the foreground.
    public var hue: SymbolHue?

    /// Creates a layer.
    public init(
      path: Path, evenOdd: Bool = false, level: Int = 0, threshold: Double? = nil,
      isDrawnInMonochrome: Bool = true, hue: SymbolHue? = nil
    ) {
      (self.path, self.evenOdd, self.level, self.threshold) = (path, evenOdd, level, threshold)
      (self.isDrawnInMonochrome, self.hue) = (isDrawnInMonochrome, hue)
    }
  }

  /// What was asked for.
  public var name: String
  /// The layout box in ems at medium scale: margins included, not the ink.
  public var bounds: CGRect
  /// Back to front.
  public var layers: [Layer]
  /// The layers of multicolour rendering, back to front; empty if no colours are known.
  public var multicolorLayers: [Layer]
  /// Whether this stands in for a symbol that the source does not have.
  public var isPlaceholder: Bool

  /// Creates a drawing.
  public init(
    name: String, bounds: CGRect, layers: [Layer], multicolorLayers: [Layer] = [],
    isPlaceholder: Bool = false
  ) {
    (self.name, self.bounds, self.layers) = (name, bounds, layers)
    (self.multicolorLayers, self.isPlaceholder) = (multicolorLayers, isPlaceholder)
  }
}
