public import Foundation

/// An affine map of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// Foundation on Linux lacks it; names and composition order are Core Graphics' own:
/// `m.concatenating(n)` applies `m` first, `m.scaledBy(…)` applies the scale before `m`.
public struct CGAffineTransform: Hashable, Sendable {
  /// How x' grows with x.
  public var a: CGFloat
  /// How y' grows with x.
  public var b: CGFloat
  /// How x' grows with y.
  public var c: CGFloat
  /// How y' grows with y.
  public var d: CGFloat
  /// Added to x'.
  public var tx: CGFloat
  /// Added to y'.
  public var ty: CGFloat

  /// The map that changes nothing.
  public static let identity = CGAffineTransform()

  /// Creates the identity.
  public init() {
    (a, b, c, d, tx, ty) = (1, 0, 0, 1, 0, 0)
  }

  /// Creates a map from its six coefficients.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Creates a map from its six coefficients, in the order a, b, c, d, tx, ty.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Creates a translation.
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Creates a scale about the origin.
  public init(scaleX x: CGFloat, y: CGFloat) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Creates a rotation about the origin by an angle in radians; with y down, clockwise.
  public init(rotationAngle angle: CGFloat) {
    let (s, c) = (sin(angle), cos(angle))
    self.init(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
  }

  /// A Boolean value that tells whether the map changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// The factor by which the map changes areas; negative if it mirrors.
  public var determinant: CGFloat { a * d - b * c }

  /// Returns the map that applies this one and then `other`.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
  }

  /// Returns the inverse, or the map itself where it has none.
  public func inverted() -> CGAffineTransform {
    let k = determinant
    guard k != 0, k.isFinite else { return self }
    return CGAffineTransform(
      a: d / k, b: -b / k, c: -c / k, d: a / k,
      tx: (c * ty - d * tx) / k, ty: (b * tx - a * ty) / k)
  }

  /// Returns the map with a translation applied before it.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// Returns the map with a scale applied before it.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// Returns the map with a rotation, in radians, applied before it.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}

extension CGPoint {
  /// Returns the image of the point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// Returns the image of the size as a vector; translation has no part in it.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// Returns the smallest rectangle around the images of the four corners.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    let r = standardized
    let p = CGPoint(x: r.minX, y: r.minY).applying(t)
    let q = CGPoint(x: r.maxX, y: r.minY).applying(t)
    let s = CGPoint(x: r.minX, y: r.maxY).applying(t)
    let u = CGPoint(x: r.maxX, y: r.maxY).applying(t)
    // Two at a time: with more, `min` makes an array of them.
    let (x0, y0) = (min(min(p.x, q.x), min(s.x, u.x)), min(min(p.y, q.y), min(s.y, u.y)))
    let (x1, y1) = (max(max(p.x, q.x), max(s.x, u.x)), max(max(p.y, q.y), max(s.y, u.y)))
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }

  /// Creates the smallest rectangle that holds the points; null for none.
  package init(enclosing points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var (x0, y0, x1, y1) = (first.x, first.y, first.x, first.y)
    for p in points.dropFirst() {
      (x0, x1) = (min(x0, p.x), max(x1, p.x))
      (y0, y1) = (min(y0, p.y), max(y1, p.y))
    }
    self.init(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}
