public import CapstanSceneGraph
public import Foundation

/// An outline with Core Graphics' names.
public class CGPath {
  /// The outline.
  package var path: Path

  package init(_ path: Path) { self.path = path }

  /// Creates a rectangle.
  public convenience init(rect: CGRect, transform: CGAffineTransform?) {
    self.init(Path(rect).applying(transform ?? .identity))
  }

  /// Creates an ellipse.
  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform?) {
    self.init(Path(ellipseIn: rect).applying(transform ?? .identity))
  }

  /// Creates a rounded rectangle; both sides of a corner are as long as the first.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(
      Path(roundedRect: rect, cornerSize: size, style: .circular)
        .applying(transform ?? .identity))
  }

  /// The smallest rectangle around the path.
  public var boundingBoxOfPath: CGRect { path.boundingRect }
  /// The smallest rectangle around the path.
  public var boundingBox: CGRect { path.boundingRect }
  /// Whether it has no elements.
  public var isEmpty: Bool { path.isEmpty }
  /// Where the next line would start.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Calls a closure with each element; the points are valid during the call only.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    path.forEach { element in unsafe CGPathElement.withElement(element, block) }
  }

  /// Returns a copy that can be added to.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }
}

/// An outline that can be added to.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public convenience init() { self.init(Path()) }

  /// Begins a subpath.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds lines.
  public func addLines(between points: [CGPoint]) { path.addLines(points) }
  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }
  /// Adds an arc, angles in radians; the sense of `clockwise` is Core Graphics' own, with y up.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startRadians: startAngle, endRadians: endAngle,
      clockwise: clockwise)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Adds a rounded rectangle.
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    path.addPath(Path(roundedRect: rect, cornerSize: size, style: .circular))
  }
  /// Adds the arc that touches two lines.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }
  /// Adds another path.
  public func addPath(_ other: CGPath) { path.addPath(other.path) }
  /// Closes the subpath.
  public func closeSubpath() { path.closeSubpath() }
}

/// The kinds of elements.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

extension Path {
  /// Creates a path from Core Graphics'.
  public init(_ path: CGPath) { self = path.path }

  /// The path as Core Graphics' object.
  public var cgPath: CGPath { CGPath(self) }
}
