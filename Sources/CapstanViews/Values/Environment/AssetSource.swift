package import CapstanSceneGraph
package import Foundation

/// Finds colours, pictures and symbols of asset catalogues and folders by name.
///
/// A name that is not there, and a file that cannot be read, is remembered and told by `notices`
/// and `failures`; looking up never throws, since views are being drawn.
package protocol AssetSource: Sendable {
  /// Returns a colour set's colour; nil if there is none of that name.
  func color(named name: String, _ traits: AssetTraits) -> ResolvedColor?

  /// Returns a picture; nil if there is none of that name.
  func picture(named name: String, _ traits: AssetTraits) -> AssetPicture?

  /// Whether there are pictures or symbols of the author's own at all.
  var hasImages: Bool { get }

  /// Whether a picture or symbol of the author's own has the name.
  func hasImage(named name: String) -> Bool

  /// Returns a symbol of the author's own; nil if there is none of that name.
  func symbol(named name: String, weight: Int) -> SymbolDrawing?

  /// Returns a drawing's pixels at so many to the point.
  func pixels(of drawing: VectorDrawing, pixelsPerPoint: CGFloat) -> ImageSource?

  /// What was asked for and is missing or only partly drawn, as sentences without a full stop.
  var notices: [String] { get }

  /// Files that were asked for and cannot be read: the file and the reason.
  var failures: [String] { get }
}

/// What decides between the variants of an asset.
package struct AssetTraits: Hashable, Sendable {
  package var colorScheme = ColorScheme.light
  package var contrast = ColorSchemeContrast.standard
  package var displayScale: CGFloat = 3
  package var layoutDirection = LayoutDirection.leftToRight
  package var era = PlatformEra.iOS18
  package var isElevated = false

  package init(
    colorScheme: ColorScheme = .light, contrast: ColorSchemeContrast = .standard,
    displayScale: CGFloat = 3, layoutDirection: LayoutDirection = .leftToRight,
    era: PlatformEra = .iOS18, isElevated: Bool = false
  ) {
    (self.colorScheme, self.contrast, self.displayScale) = (colorScheme, contrast, displayScale)
    (self.layoutDirection, self.era, self.isElevated) = (layoutDirection, era, isElevated)
  }
}

/// A picture of an asset catalogue or folder.
package struct AssetPicture: Equatable, Sendable {
  package var content: PictureMedium
  /// What the catalogue says of its colours; nil for nothing.
  package var renderingMode: Image.TemplateRenderingMode?
  /// Whether it is drawn as in a mirror, for the other direction of layout.
  package var isMirrored: Bool

  package init(
    _ content: PictureMedium, renderingMode: Image.TemplateRenderingMode? = nil,
    isMirrored: Bool = false
  ) {
    (self.content, self.renderingMode, self.isMirrored) = (content, renderingMode, isMirrored)
  }
}

/// Pixels or outlines that can be drawn into a rectangle.
package enum PictureMedium: Equatable, Sendable {
  case pixels(ImageSource, pixelsPerPoint: CGFloat)
  case outlines(VectorDrawing)
  /// What stands in for a picture of that name which is not there or cannot be drawn.
  case missing(String)

  /// The size in points.
  package var size: CGSize {
    switch self {
    case .pixels(let source, let scale):
      CGSize(
        width: CGFloat(source.bitmap.width) / scale, height: CGFloat(source.bitmap.height) / scale)
    case .outlines(let drawing): drawing.size
    case .missing: MissingPicture.size
    }
  }
}

/// No catalogue: colours are missing, there are no pictures.
package struct NoAssets: AssetSource {
  package init() {}

  package func color(named name: String, _ traits: AssetTraits) -> ResolvedColor? { nil }

  package func picture(named name: String, _ traits: AssetTraits) -> AssetPicture? { nil }

  package var hasImages: Bool { false }

  package func hasImage(named name: String) -> Bool { false }

  package func symbol(named name: String, weight: Int) -> SymbolDrawing? { nil }

  package func pixels(of drawing: VectorDrawing, pixelsPerPoint: CGFloat) -> ImageSource? { nil }

  package var notices: [String] { [] }

  package var failures: [String] { [] }
}
