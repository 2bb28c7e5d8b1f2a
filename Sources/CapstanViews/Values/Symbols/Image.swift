package import CapstanSceneGraph
public import Foundation

/// A picture of the asset catalogue, a symbol, or pixels.
public nonisolated struct Image: Equatable, Sendable {
  package enum Source: Equatable, Sendable {
    case asset(String)
    case symbol(String)
    case picture(ImageSource, pixelsPerPoint: CGFloat, orientation: Orientation)
  }

  /// How a resizable picture takes a size.
  package struct Resizing: Equatable, Sendable {
    package var capInsets: EdgeInsets
    package var mode: ResizingMode
  }

  package let source: Source
  /// 0...1: how many of a symbol's layers are drawn; nil for all.
  package var variableValue: Double?
  /// Nil leaves the label to be found from the source.
  package var label: Text?
  package var isDecorative = false
  /// Nil unless `resizable` was applied.
  package var resizing: Resizing?
  package var renderingMode: TemplateRenderingMode?
  package var interpolation: Interpolation?
  package var isAntialiased: Bool?
  package var symbolRenderingMode: SymbolRenderingMode?
  package var allowedDynamicRange: DynamicRange?

  package init(_ source: Source) { self.source = source }

  /// Creates a picture of the asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.asset(name)) }

  /// Creates a picture of the asset catalogue with a label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.asset(name))
    self.label = label
  }

  /// Creates a picture of the asset catalogue that assistive technologies ignore.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.asset(name))
    isDecorative = true
  }

  /// Creates a custom symbol of the asset catalogue with a variable value.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.asset(name))
    self.variableValue = variableValue
  }

  /// Creates a system symbol.
  public init(systemName: String) { self.init(.symbol(systemName)) }

  /// Creates a system symbol of which a part is drawn.
  public init(systemName: String, variableValue: Double?) {
    self.init(.symbol(systemName))
    self.variableValue = variableValue
  }

  /// The symbol's or asset's name, or the picture's.
  package var name: String {
    switch source {
    case .asset(let name), .symbol(let name): name
    case .picture(let picture, _, _): picture.name
    }
  }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }

  /// Returns the image filling the space it is given.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// Returns the image drawn in its own colours or as a mask for the foreground.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }

  /// Returns the image scaled with a quality.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.interpolation = interpolation }
  }

  /// Returns the image with smooth or hard edges.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    with { $0.isAntialiased = isAntialiased }
  }

  /// Returns the symbol drawn in a rendering mode.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with { $0.symbolRenderingMode = mode }
  }

  /// Returns the image limited to a range of brightness; pages here have the standard range.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image {
    with { $0.allowedDynamicRange = range }
  }
}

extension Image {
  /// The size of a symbol relative to the text beside it.
  public enum Scale: CaseIterable, Hashable, Sendable {
    case small, medium, large

    /// The factor from medium; public template figures.
    package var factor: CGFloat {
      switch self {
      case .small: 0.79
      case .medium: 1
      case .large: 1.277
      }
    }
  }

  /// Whether a picture keeps its colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Only the opacity counts; the foreground gives the colour.
    case template
    case original
  }

  /// The quality of scaling.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// How a picture fills a larger box.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// How a picture's rows and columns lie on the page.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
  }

  /// A range of brightness.
  public struct DynamicRange: Hashable, Sendable {
    package let name: String

    package init(name: String) { self.name = name }

    /// What every screen shows.
    public static let standard = DynamicRange(name: "standard")
    /// Somewhat brighter than the standard range.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// All that a screen can show.
    public static let high = DynamicRange(name: "high")
  }
}
