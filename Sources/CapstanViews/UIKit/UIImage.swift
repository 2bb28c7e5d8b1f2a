public import Foundation

/// A picture with UIKit's names: of the asset catalogue, or a symbol.
public final class UIImage: Sendable {
  /// Whether a picture keeps its colours.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  let image: Image
  /// The colour that the picture is drawn in; nil for its own or the tint.
  let color: Color?

  /// Creates an empty picture.
  public convenience init() { self.init(Image("")) }

  private init(_ image: Image, color: Color? = nil) { (self.image, self.color) = (image, color) }

  /// Creates a picture of the asset catalogue; nil if it has none of that name.
  ///
  /// A listing without any pictures of its own gets a placeholder, which is told when it is drawn.
  public convenience init?(named name: String) {
    let assets = PageMetrics.current.assets
    guard !assets.hasImages || assets.hasImage(named: name) else { return nil }
    self.init(Image(name))
  }

  /// Creates a picture of the asset catalogue.
  convenience init(_ name: String) { self.init(Image(name)) }

  /// Creates a symbol; never nil, an unknown one is told when it is drawn.
  public convenience init?(systemName name: String) { self.init(Image(systemName: name)) }

  /// Creates a symbol; sizes and weights are chosen in SwiftUI.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(Image(systemName: name))
  }

  /// Creates a picture of the asset catalogue by its generated symbol.
  public convenience init(resource: ImageResource) { self.init(Image(resource)) }

  /// Fails: pictures are read from the asset catalogue only.
  public convenience init?(data: Data) { return nil }

  /// Fails: pictures are read from the asset catalogue only.
  public convenience init?(contentsOfFile path: String) { return nil }

  /// Unknown before the picture is drawn; nothing.
  public var size: CGSize { .zero }

  /// Returns the picture in its own colours, or as a template.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    switch mode {
    case .automatic: UIImage(image.renderingMode(nil), color: color)
    case .alwaysOriginal: UIImage(image.renderingMode(.original), color: color)
    case .alwaysTemplate: UIImage(image.renderingMode(.template), color: color)
    }
  }

  /// Returns the picture in a colour, which only UIKit's own views draw.
  public func withTintColor(
    _ color: UIColor, renderingMode: RenderingMode = .automatic
  ) -> UIImage {
    UIImage(image, color: color.color).withRenderingMode(renderingMode)
  }

  /// Returns the same picture: sizes and weights are chosen in SwiftUI.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  /// How a picture is to be drawn.
  public class Configuration: @unchecked Sendable {
    // Unchecked: it holds nothing.
    init() {}
  }

  /// How a symbol is to be drawn; sizes and weights are chosen in SwiftUI.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    // Unchecked: it holds nothing.

    /// Creates a configuration.
    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight = .unspecified) { super.init() }
    /// Creates a configuration.
    public init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
    ) { super.init() }
    /// Creates a configuration.
    public init(weight: UIImage.SymbolWeight) { super.init() }
    /// Creates a configuration.
    public init(scale: UIImage.SymbolScale) { super.init() }
    /// Creates a configuration.
    public init(textStyle: UIFont.TextStyle) { super.init() }
  }

  /// Weights of symbols.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// Sizes of symbols beside text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }
}

extension Image {
  /// Creates the picture of UIKit's.
  public nonisolated init(uiImage: UIImage) { self = uiImage.image }
}
