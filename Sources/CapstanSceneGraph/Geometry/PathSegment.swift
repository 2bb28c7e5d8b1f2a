package import Foundation

/// A straight or curved piece of a path between two points; its parameter runs over 0...1.
package enum PathSegment: Equatable, Sendable {
  case line(CGPoint, CGPoint)
  case quad(CGPoint, CGPoint, CGPoint)
  case cubic(CGPoint, CGPoint, CGPoint, CGPoint)

  package var start: CGPoint {
    switch self {
    case .line(let p, _), .quad(let p, _, _), .cubic(let p, _, _, _): p
    }
  }

  package var end: CGPoint {
    switch self {
    case .line(_, let p), .quad(_, _, let p), .cubic(_, _, _, let p): p
    }
  }

  /// The points and control points in order.
  package var points: [CGPoint] {
    switch self {
    case .line(let a, let b): [a, b]
    case .quad(let a, let b, let c): [a, b, c]
    case .cubic(let a, let b, let c, let d): [a, b, c, d]
    }
  }

  /// The same curve, run through from its end.
  package var reversed: PathSegment {
    switch self {
    case .line(let a, let b): .line(b, a)
    case .quad(let a, let b, let c): .quad(c, b, a)
    case .cubic(let a, let b, let c, let d): .cubic(d, c, b, a)
    }
  }

  /// The four control points of the same curve as a cubic.
  package var cubicPoints: (CGPoint, CGPoint, CGPoint, CGPoint) {
    switch self {
    case .line(let a, let b):
      (a, a.interpolated(to: b, at: 1 / 3), a.interpolated(to: b, at: 2 / 3), b)
    case .quad(let a, let b, let c):
      (a, a.interpolated(to: b, at: 2 / 3), c.interpolated(to: b, at: 2 / 3), c)
    case .cubic(let a, let b, let c, let d): (a, b, c, d)
    }
  }

  /// Returns the point at a parameter; the ends themselves, without rounding, at 0 and 1.
  package func point(at t: CGFloat) -> CGPoint {
    if t == 1 { return end }
    let s = 1 - t
    switch self {
    case .line(let a, let b):
      return a.interpolated(to: b, at: t)
    case .quad(let a, let b, let c):
      return a * (s * s) + b * (2 * s * t) + c * (t * t)
    case .cubic(let a, let b, let c, let d):
      return a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
    }
  }

  /// Returns the change of the point with the parameter.
  package func derivative(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    switch self {
    case .line(let a, let b):
      return b - a
    case .quad(let a, let b, let c):
      return (b - a) * (2 * s) + (c - b) * (2 * t)
    case .cubic(let a, let b, let c, let d):
      return (b - a) * (3 * s * s) + (c - b) * (6 * s * t) + (d - c) * (3 * t * t)
    }
  }

  /// Returns the change of the derivative with the parameter.
  package func secondDerivative(at t: CGFloat) -> CGPoint {
    switch self {
    case .line:
      return .zero
    case .quad(let a, let b, let c):
      return (c - b - (b - a)) * 2
    case .cubic(let a, let b, let c, let d):
      return (c - b - (b - a)) * (6 * (1 - t)) + (d - c - (c - b)) * (6 * t)
    }
  }

  /// Returns the direction of travel, of length 1; zero only for a curve that is one point.
  ///
  /// Where control points coincide with an end, the direction is the limit from inside.
  package func tangent(at t: CGFloat) -> CGPoint {
    let d = derivative(at: t)
    let scale = points.reduce(0) { max($0, ($1 - start).magnitude) }
    if d.magnitude > scale * 1e-7 { return d.normalized }
    let step: CGFloat = t < 0.5 ? 1e-4 : -1e-4
    return ((point(at: t + step) - point(at: t)) * (step > 0 ? 1 : -1)).normalized
  }

  /// Returns the part between two parameters.
  package func piece(from a: CGFloat, to b: CGFloat) -> PathSegment {
    if a <= 0 && b >= 1 { return self }
    let (p, q) = (point(at: a), point(at: b))
    switch self {
    case .line:
      return .line(p, q)
    case .quad:
      return .quad(p, p + derivative(at: a) * ((b - a) / 2), q)
    case .cubic:
      let k = (b - a) / 3
      return .cubic(p, p + derivative(at: a) * k, q - derivative(at: b) * k, q)
    }
  }

  /// Parameters strictly inside 0...1 at which the curve turns in x or in y, sorted.
  package func turningParameters(inX: Bool = true, inY: Bool = true) -> [CGFloat] {
    var roots: [CGFloat] = []
    if inX { roots += Self.turns(points.map(\.x)) }
    if inY { roots += Self.turns(points.map(\.y)) }
    return roots.sorted()
  }

  /// The zeros of a Bézier polynomial's derivative inside 0...1.
  private static func turns(_ v: [CGFloat]) -> [CGFloat] {
    switch v.count {
    case 3:
      let bottom = v[0] - 2 * v[1] + v[2]
      return [(v[0] - v[1]) / bottom].filter { $0 > 0 && $0 < 1 }
    case 4:
      let a = v[3] - v[0] + 3 * (v[1] - v[2])
      let b = 2 * (v[0] - 2 * v[1] + v[2])
      return quadraticRoots(a, b, v[1] - v[0]).filter { $0 > 0 && $0 < 1 }
    default:
      return []
    }
  }

  /// The real solutions of a x² + b x + c = 0, without cancellation.
  package static func quadraticRoots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    if abs(a) <= 1e-12 * max(abs(b), abs(c)) { return b == 0 ? [] : [-c / b] }
    let discriminant = b * b - 4 * a * c
    if discriminant < 0 { return [] }
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return q == 0 ? [0] : [q / a, c / q]
  }

  /// The smallest rectangle around the curve itself, not its control points.
  package var boundingRect: CGRect {
    CGRect(enclosing: [start, end] + turningParameters().map(point(at:)))
  }
}
