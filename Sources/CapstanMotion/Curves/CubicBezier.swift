/// A Bézier curve from (0, 0) to (1, 1), read as a function y(x).
struct CubicBezier: Hashable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  /// Creates a curve from its two control points; x is brought into 0...1 so that y(x) exists.
  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1.clampedFigure, 0), 1)
    self.y1 = y1.clampedFigure
    self.x2 = min(max(x2.clampedFigure, 0), 1)
    self.y2 = y2.clampedFigure
  }

  /// Whether both control points lie on the diagonal, which makes the curve the diagonal itself.
  private var isDiagonal: Bool { x1 == y1 && x2 == y2 }

  /// Returns y at an x; x is brought into 0...1.
  func value(at x: Double) -> Double {
    if isDiagonal { return min(max(x, 0), 1) }
    if !(x > 0) { return 0 }
    if x >= 1 { return 1 }
    return CubicBezier.polynomial(y1, y2, parameter(at: x))
  }

  /// Returns dy/dx at an x; x is brought into 0...1.
  ///
  /// Where a control point lies in a corner the slope there is undefined; the platform gives 1 at
  /// the start and 0 at the end. A vertical tangent gives infinity.
  func velocity(at x: Double) -> Double {
    if isDiagonal { return 1 }
    let u = x >= 1 ? 1 : x > 0 ? parameter(at: x) : 0
    let dx = CubicBezier.derivative(x1, x2, u)
    let dy = CubicBezier.derivative(y1, y2, u)
    if abs(dx) > 1e-9 { return dy / dx }
    if abs(dy) > 1e-9 { return dy > 0 ? .infinity : -.infinity }
    return u < 0.5 ? 1 : 0
  }

  /// Returns the curve with x and y exchanged, as far as that is a function.
  var inverse: CubicBezier { CubicBezier(y1, x1, y2, x2) }

  /// Returns the parameter at which the curve has an x strictly between 0 and 1.
  private func parameter(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var u = x
    for _ in 0..<64 {
      let error = CubicBezier.polynomial(x1, x2, u) - x
      if abs(error) < 1e-14 { break }
      if error > 0 { high = u } else { low = u }
      let slope = CubicBezier.derivative(x1, x2, u)
      let next = slope != 0 ? u - error / slope : low
      u = next > low && next < high ? next : (low + high) / 2
    }
    return u
  }

  private static func polynomial(_ p1: Double, _ p2: Double, _ u: Double) -> Double {
    let v = 1 - u
    return 3 * v * v * u * p1 + 3 * v * u * u * p2 + u * u * u
  }

  private static func derivative(_ p1: Double, _ p2: Double, _ u: Double) -> Double {
    let v = 1 - u
    return 3 * v * v * p1 + 6 * v * u * (p2 - p1) + 3 * u * u * (1 - p2)
  }
}
