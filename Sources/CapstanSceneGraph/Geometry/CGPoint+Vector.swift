package import Foundation

/// Points as vectors: sums, multiples and products.
extension CGPoint {
  package static func + (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
    CGPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
  }

  package static func - (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
    CGPoint(x: lhs.x - rhs.x, y: lhs.y - rhs.y)
  }

  package static func * (lhs: CGPoint, rhs: CGFloat) -> CGPoint {
    CGPoint(x: lhs.x * rhs, y: lhs.y * rhs)
  }

  /// The Euclidean length.
  package var magnitude: CGFloat { (x * x + y * y).squareRoot() }

  /// Returns the inner product.
  package func dot(_ other: CGPoint) -> CGFloat { x * other.x + y * other.y }

  /// Returns the outer product: positive if `other` points clockwise of this vector on screen.
  package func cross(_ other: CGPoint) -> CGFloat { x * other.y - y * other.x }

  /// The vector turned a quarter anticlockwise on screen (y down).
  package var turnedLeft: CGPoint { CGPoint(x: y, y: -x) }

  /// The vector scaled to length 1; zero stays zero.
  package var normalized: CGPoint {
    let m = magnitude
    return m > 0 ? self * (1 / m) : self
  }

  /// Returns the point on the way to `other`: this one at 0, `other` at 1.
  package func interpolated(to other: CGPoint, at t: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }
}
