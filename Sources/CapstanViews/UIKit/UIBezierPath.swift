public import CapstanSceneGraph
public import Foundation

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set of corners.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: ~0)
}

/// A path with UIKit's names.
public final class UIBezierPath {
  /// The outline.
  public var cgPath: CGPath
  /// Points.
  public var lineWidth: CGFloat = 1
  /// How lines end.
  public var lineCapStyle = CGLineCap.butt
  /// How lines meet.
  public var lineJoinStyle = CGLineJoin.miter
  /// How far corners reach.
  public var miterLimit: CGFloat = 10
  /// Which parts are inside; a path does not carry it on, `FillStyle` does.
  public var usesEvenOddFillRule = false

  /// Creates an empty path.
  public init() { cgPath = CGPath(Path()) }

  /// Creates a path from Core Graphics'.
  public init(cgPath: CGPath) { self.cgPath = cgPath }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) { self.init(cgPath: CGPath(Path(rect))) }

  /// Creates an ellipse.
  public convenience init(ovalIn rect: CGRect) { self.init(cgPath: CGPath(Path(ellipseIn: rect))) }

  /// Creates a rectangle with equal corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(cgPath: CGPath(Path(roundedRect: rect, cornerRadius: cornerRadius)))
  }

  /// Creates a rectangle with some corners rounded by circles, radii limited to half the sides.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let limit = min(rect.width, rect.height) / 2
    let radius = max(0, min(cornerRadii.width, limit))
    let radii = RectangleCornerRadii(
      topLeading: corners.contains(.topLeft) ? radius : 0,
      bottomLeading: corners.contains(.bottomLeft) ? radius : 0,
      bottomTrailing: corners.contains(.bottomRight) ? radius : 0,
      topTrailing: corners.contains(.topRight) ? radius : 0)
    self.init(
      cgPath: CGPath(Path(roundedRect: rect, cornerRadii: radii, style: .circular)))
  }

  /// Creates an arc, angles in radians; with y down, `clockwise` is as seen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Begins a subpath.
  public func move(to point: CGPoint) { cgPath.path.move(to: point) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { cgPath.path.addLine(to: point) }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cgPath.path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    cgPath.path.addQuadCurve(to: end, control: controlPoint)
  }

  /// Adds an arc, angles in radians; with y down, `clockwise` is as seen.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    cgPath.path.addArc(
      center: center, radius: radius, startRadians: startAngle, endRadians: endAngle,
      clockwise: !clockwise)
  }

  /// Closes the subpath.
  public func close() { cgPath.path.closeSubpath() }
  /// Adds another path.
  public func append(_ other: UIBezierPath) { cgPath.path.addPath(other.cgPath.path) }
  /// Maps the path.
  public func apply(_ transform: CGAffineTransform) {
    cgPath = CGPath(cgPath.path.applying(transform))
  }
  /// Nothing is drawn by UIKit.
  public func fill() {}
  /// Nothing is drawn by UIKit.
  public func stroke() {}
  /// Nothing is drawn by UIKit.
  public func addClip() {}
  /// Returns the path, run through from its end.
  public func reversing() -> UIBezierPath {
    let parts = cgPath.path.subpaths.reversed().map { part in
      Subpath(segments: part.segments.reversed().map(\.reversed), isClosed: part.isClosed)
    }
    return UIBezierPath(cgPath: CGPath(Path(parts)))
  }

  /// Empties the path.
  public func removeAllPoints() { cgPath = CGPath(Path()) }
  /// Dashes are not drawn.
  public func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {}
  /// The smallest rectangle around the path.
  public var bounds: CGRect { cgPath.path.boundingRect }
  /// Where the next line would start.
  public var currentPoint: CGPoint { cgPath.path.currentPoint ?? .zero }
  /// Whether nothing has been added.
  public var isEmpty: Bool { cgPath.path.isEmpty }
  /// Whether a point lies inside.
  public func contains(_ point: CGPoint) -> Bool { cgPath.path.contains(point, eoFill: false) }
}
