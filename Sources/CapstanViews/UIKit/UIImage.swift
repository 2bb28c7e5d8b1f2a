/// A picture with UIKit's names: of the asset catalogue, or a symbol.
public final class UIImage: Sendable {
  /// Whether a picture keeps its colours.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  let image: Image

  /// Creates an empty picture.
  public init() { image = Image("") }

  /// Creates a picture of the asset catalogue; never nil, a missing one is told when it is drawn.
  public init?(named name: String) { image = Image(name) }

  /// Creates a picture of the asset catalogue.
  init(_ name: String) { image = Image(name) }

  /// Creates a symbol; never nil, an unknown one is told when it is drawn.
  public init?(systemName name: String) { image = Image(systemName: name) }

  private init(_ image: Image) { self.image = image }

  /// Returns the picture in its own colours or as a mask for the foreground.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    switch mode {
    case .automatic: UIImage(image.renderingMode(nil))
    case .alwaysOriginal: UIImage(image.renderingMode(.original))
    case .alwaysTemplate: UIImage(image.renderingMode(.template))
    }
  }
}

extension Image {
  /// Creates the picture of UIKit's.
  public nonisolated init(uiImage: UIImage) { self = uiImage.image }
}
