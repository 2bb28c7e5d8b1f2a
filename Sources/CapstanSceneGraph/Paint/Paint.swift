public import Foundation
import Synchronization

/// What fills a shape.
///
/// Geometry is in the item's own coordinates, before its transform.
public enum Paint: Equatable, Sendable {
  case solid(ResolvedColor)
  case gradient(GradientPaint)
  case image(ImagePaint)
}

/// A gradient of resolved stops over one of four geometries.
///
/// Isolines of a linear gradient are perpendicular to its axis in points; radial gradients are
/// circles in points, unless `elliptical` stretches them. Outside the first and last stop the end
/// colours continue.
public struct GradientPaint: Equatable, Sendable {
  /// Where a gradient's parameter comes from.
  public enum Geometry: Equatable, Sendable {
    /// 0 at `start`, 1 at `end`; equal points paint the last colour.
    case linear(start: CGPoint, end: CGPoint)
    case radial(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Radial in the unit square, stretched over `rect`; radii in units of the rectangle's size.
    case elliptical(rect: CGRect, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Angles in radians, clockwise from the positive x axis.
    case angular(center: CGPoint, startAngle: CGFloat, endAngle: CGFloat)
  }

  /// The space in which colours between two stops are found.
  public enum Interpolation: String, Sendable {
    /// Premultiplied Oklab; SwiftUI's default from iOS 16 on.
    case perceptual
    /// Premultiplied gamma-encoded sRGB.
    case device
  }

  /// A colour at a place of the parameter range.
  public struct Stop: Equatable, Sendable {
    /// The colour at the stop.
    public var color: ResolvedColor
    /// 0...1 along the gradient.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: ResolvedColor, location: CGFloat) {
      (self.color, self.location) = (color, location)
    }
  }

  /// Where the parameter comes from.
  public var geometry: Geometry
  /// Sorted by location; equal locations give a hard edge.
  public var stops: [Stop]
  /// The space between two stops.
  public var interpolation: Interpolation

  /// Creates a gradient.
  public init(geometry: Geometry, stops: [Stop], interpolation: Interpolation = .perceptual) {
    (self.geometry, self.stops, self.interpolation) = (geometry, stops, interpolation)
  }
}

/// A picture as paint: drawn into `rect`, repeated or stretched.
public struct ImagePaint: Equatable, Sendable {
  /// How colours are found between the picture's pixels.
  public enum Sampling: String, Sendable {
    /// The nearest pixel's, without any mixing.
    case nearest
    /// Mixed evenly; averaged where the picture shrinks.
    case smooth
    /// As `smooth`, with a cubic where the picture grows.
    case cubic
  }

  /// The picture.
  public var image: ImageSource
  /// The rectangle that the picture fills once.
  public var rect: CGRect
  /// Repeats the picture over the plane instead of drawing it once.
  public var tiles: Bool
  /// How colours are found between the picture's pixels.
  public var sampling: Sampling

  /// Creates an image paint.
  public init(
    image: ImageSource, rect: CGRect, tiles: Bool = false, sampling: Sampling = .smooth
  ) {
    (self.image, self.rect, self.tiles) = (image, rect, tiles)
    self.sampling = sampling
  }
}

/// An immutable picture with a name for dumps; equal if name and pixels are.
public final class ImageSource: Equatable, Sendable {
  /// What the author called it, or where it came from.
  public let name: String
  /// Its pixels.
  public let bitmap: Bitmap
  private let parts = Mutex<[Part: ImageSource]>([:])

  private struct Part: Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  /// Creates a picture.
  public init(name: String, bitmap: Bitmap) {
    (self.name, self.bitmap) = (name, bitmap)
  }

  /// Returns a rectangle of the picture as a picture of its own, the same object for equal ones.
  ///
  /// Traps on a rectangle that reaches out of the picture.
  public func part(x: Int, y: Int, width: Int, height: Int) -> ImageSource {
    precondition(
      x >= 0 && y >= 0 && width >= 0 && height >= 0 && x + width <= bitmap.width
        && y + height <= bitmap.height, "A part lies inside its picture.")
    return parts.withLock { parts in
      let key = Part(x: x, y: y, width: width, height: height)
      if let known = parts[key] { return known }
      var pixels: [UInt32] = []
      pixels.reserveCapacity(width * height)
      for row in y..<y + height {
        let start = row * bitmap.width + x
        pixels += bitmap.pixels[start..<start + width]
      }
      let part = ImageSource(
        name: name, bitmap: Bitmap(width: width, height: height, pixels: pixels))
      parts[key] = part
      return part
    }
  }

  /// Tells whether name and pixels agree.
  public static func == (lhs: ImageSource, rhs: ImageSource) -> Bool {
    lhs === rhs || (lhs.name == rhs.name && lhs.bitmap == rhs.bitmap)
  }
}
