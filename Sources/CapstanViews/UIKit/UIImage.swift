/// A picture with UIKit's names: of the asset catalogue, or a symbol.
public final class UIImage: Sendable {
  let image: Image

  /// Creates an empty picture.
  public init() { image = Image("") }

  /// Creates a picture of the asset catalogue; never nil, a missing one is told when it is drawn.
  public init?(named name: String) { image = Image(name) }

  /// Creates a picture of the asset catalogue.
  init(_ name: String) { image = Image(name) }

  /// Creates a symbol; never nil, an unknown one is told when it is drawn.
  public init?(systemName name: String) { image = Image(systemName: name) }
}

extension Image {
  /// Creates the picture of UIKit's.
  public nonisolated init(uiImage: UIImage) { self = uiImage.image }
}
