import CapstanMotion
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

  /// Whether a point lies inside.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, eoFill: rule == .evenOdd)
  }

  /// Returns a copy.
  public func copy() -> CGPath? { CGPath(path) }

  /// Returns the outline of the line that is drawn along the path.
  public func copy(
    strokingWithWidth width: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      lineWidth: width, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path.applying(transform).strokedPath(style))
  }

  /// Returns a copy that can be added to.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }
}

/// An outline that can be added to.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public convenience init() { self.init(Path()) }

  /// Begins a subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Adds lines.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }

  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds an arc, angles in radians; the sense of `clockwise` is Core Graphics' own, with y up.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: Angle(radians: startAngle),
      endAngle: Angle(radians: endAngle), clockwise: clockwise, transform: transform)
  }

  /// Adds an arc by the angle that it turns through, in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addRelativeArc(
      center: center, radius: radius, startAngle: Angle(radians: startAngle),
      delta: Angle(radians: delta), transform: transform)
  }

  /// Adds the arc that touches two lines.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    path.addRects(rects, transform: transform)
  }

  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }

  /// Adds a rounded rectangle.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    path.addPath(
      Path(roundedRect: rect, cornerSize: size, style: .circular), transform: transform)
  }

  /// Adds another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path, transform: transform)
  }

  /// Closes the subpath.
  public func closeSubpath() { path.closeSubpath() }
}

/// Which parts of an outline are inside.
public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd
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
