package import CapstanSceneGraph
public import Foundation

/// A picture, repeated.
public nonisolated struct ImagePaint: ShapeStyle, Equatable {
  /// The picture.
  public var image: Image
  /// The part that is shown, in fractions of the picture.
  public var sourceRect: CGRect
  /// Multiplies the picture's size.
  public var scale: CGFloat

  /// Creates a pattern of a picture.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) {
    (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
  }

  /// The picture's pixels; clear for a symbol, or for a picture that is missing.
  public func _resolved(in context: StyleContext) -> ResolvedStyle {
    guard let (source, pixelsPerPoint) = image.pixels(in: context) else {
      return ResolvedStyle(.clear)
    }
    return ResolvedStyle(
      .image(
        ResolvedImagePaint(
          source: source, pixelsPerPoint: pixelsPerPoint, sourceRect: sourceRect, scale: scale)))
  }
}

extension Image {
  /// Returns the picture's pixels and how many there are to the point; nil for a symbol.
  package func pixels(in context: StyleContext) -> (source: ImageSource, scale: CGFloat)? {
    switch source {
    case .symbol: nil
    case .asset(let name):
      switch context.assets.picture(named: name, context.assetTraits)?.content {
      case .pixels(let source, let scale): (source, scale)
      case .outlines(let drawing):
        context.assets.pixels(of: drawing, pixelsPerPoint: context.displayScale)
          .map { ($0, context.displayScale) }
      case .missing, nil: nil
      }
    case .picture(let source, let pixelsPerPoint, _): (source, pixelsPerPoint)
    }
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture, repeated.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
