/// How the layers of a symbol take colours.
public struct SymbolRenderingMode: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }

  package let kind: Kind

  /// One style for all layers.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// The symbol's own colours.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// One style in lower opacities for lower layers.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// A style for each level of layers.
  public static let palette = SymbolRenderingMode(kind: .palette)
}
