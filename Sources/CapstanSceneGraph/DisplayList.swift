public import Foundation

/// One frame, ready to draw: everything resolved, nothing to look up, no reference to a view.
///
/// All coordinates are points of the page, origin at the top left, y down. A leaf's own
/// coordinates become page coordinates by its `transform`; groups add no transform of their own.
public struct DisplayList: Equatable, Sendable {
  /// The page in points.
  public var size: CGSize
  /// Painted over a transparent page before the items.
  public var background: ResolvedColor
  /// Back to front.
  public var items: [DisplayItem]

  /// Creates a frame.
  public init(size: CGSize, background: ResolvedColor = .clear, items: [DisplayItem] = []) {
    (self.size, self.background, self.items) = (size, background, items)
  }
}

/// One node of a display list.
public indirect enum DisplayItem: Equatable, Sendable {
  case fill(FillItem)
  case stroke(StrokeItem)
  case glyphs(GlyphRun)
  case backdrop(BackdropItem)
  case group(GroupItem)
}

/// A filled outline.
public struct FillItem: Equatable, Sendable {
  /// The outline, in the item's coordinates.
  public var path: Path
  /// Fills by the even-odd rule instead of the non-zero one.
  public var evenOdd: Bool
  /// Covers pixels at the edge in part.
  public var antialiased: Bool
  /// What fills it.
  public var paint: Paint
  /// From the item's coordinates to the page.
  public var transform: CGAffineTransform

  /// Creates a filled outline.
  public init(
    path: Path, paint: Paint, evenOdd: Bool = false, antialiased: Bool = true,
    transform: CGAffineTransform = .identity
  ) {
    (self.path, self.paint, self.evenOdd) = (path, paint, evenOdd)
    (self.antialiased, self.transform) = (antialiased, transform)
  }
}

/// A stroked outline; the line is centred on the path.
public struct StrokeItem: Equatable, Sendable {
  /// The outline, in the item's coordinates.
  public var path: Path
  /// How it is stroked or processed.
  public var style: StrokeStyle
  /// What fills it.
  public var paint: Paint
  /// From the item's coordinates to the page.
  public var transform: CGAffineTransform

  /// Creates a stroked outline.
  public init(
    path: Path, style: StrokeStyle, paint: Paint, transform: CGAffineTransform = .identity
  ) {
    (self.path, self.style, self.paint, self.transform) = (path, style, paint, transform)
  }
}

/// A rectangle's backdrop, processed and shown through an outline.
///
/// The blur samples what lies beneath inside the image of `rect` only, weights renormalised at its
/// border. The result is opaque where the outline covers, so a shadow cast by it is not seen
/// through it, and it casts at full alpha.
public struct BackdropItem: Equatable, Sendable {
  /// The outline through which the backdrop shows, in the item's coordinates.
  public var path: Path
  /// The view's frame before clipping, in the item's coordinates.
  public var rect: CGRect
  /// How it is stroked or processed.
  public var style: BackdropStyle
  /// 0...1; less than 1 fades between the untouched page and the material.
  public var opacity: Double
  /// From the item's coordinates to the page.
  public var transform: CGAffineTransform

  /// Creates a processed backdrop.
  public init(
    path: Path, rect: CGRect, style: BackdropStyle, opacity: Double = 1,
    transform: CGAffineTransform = .identity
  ) {
    (self.path, self.rect, self.style) = (path, rect, style)
    (self.opacity, self.transform) = (opacity, transform)
  }
}

/// Children that are composited together and then changed as one picture.
public struct GroupItem: Equatable, Sendable {
  /// What happens to the children's picture.
  public var effect: GroupEffect
  /// Holds every pixel that the group can touch, in page points, its effect included.
  public var bounds: CGRect
  /// Back to front.
  public var items: [DisplayItem]

  /// Creates a group.
  public init(effect: GroupEffect, bounds: CGRect, items: [DisplayItem]) {
    (self.effect, self.bounds, self.items) = (effect, bounds, items)
  }
}

/// What happens to a group's picture.
///
/// Lengths are page points.
public enum GroupEffect: Equatable, Sendable {
  /// Multiplies the picture's alpha; 1 only isolates (a compositing group).
  case opacity(Double)
  /// Keeps the picture inside an outline given in the coordinates that `transform` maps to the page.
  case clip(Path, evenOdd: Bool, antialiased: Bool, transform: CGAffineTransform)
  /// Multiplies the picture's alpha by the alpha of the mask's own picture.
  case mask([DisplayItem])
  case blend(BlendMode)
  /// A Gaussian with σ = `GaussianBlur.sigmaPerRadius` × radius; opaque renormalises at the bounds.
  case blur(radius: CGFloat, opaque: Bool)
  /// Draws the picture's blurred, tinted, shifted alpha beneath the picture.
  case shadow(color: ResolvedColor, radius: CGFloat, offset: CGSize)
  /// Draws the flat picture through a projective map of the page onto itself.
  case projection(ProjectionTransform)
  case filter(ColorFilter)
}

/// The one factor between SwiftUI's blur radii and a Gaussian.
public enum GaussianBlur {
  /// σ in points for each point of radius, measured on real pixels (0.945 ± 0.01).
  public static let sigmaPerRadius = 0.945
  /// How far a blurred or shadowed picture reaches beyond its source, in radii (SwiftUI's own clip).
  public static let reachPerRadius = 2.8
}

/// A change of every pixel's colour; straight, gamma-encoded components.
public enum ColorFilter: Equatable, Sendable {
  /// Adds to each component; 0 changes nothing.
  case brightness(Double)
  /// 1 changes nothing, 0 is middle grey.
  case contrast(Double)
  /// 1 changes nothing, 0 is grey.
  case saturation(Double)
  /// 0 changes nothing, 1 is grey.
  case grayscale(Double)
  /// Radians.
  case hueRotation(Double)
  case colorInvert
  case colorMultiply(ResolvedColor)
  case luminanceToAlpha
  /// One colour where alpha lies within the limits, 0...1 and both included; nothing elsewhere.
  case alphaThreshold(min: Double, max: Double, color: ResolvedColor)
}

/// How a picture combines with what lies beneath; SwiftUI's names.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop,
    destinationOver, destinationOut, plusDarker, plusLighter
}
