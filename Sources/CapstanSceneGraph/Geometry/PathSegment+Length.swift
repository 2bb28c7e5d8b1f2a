package import Foundation

extension PathSegment {
  /// The arc length in points; the relative error stays below one millionth.
  package var length: CGFloat { length(from: 0, to: 1) }

  /// Returns the arc length between two parameters.
  package func length(from a: CGFloat, to b: CGFloat) -> CGFloat {
    if case .line(let p, let q) = self { return (q - p).magnitude * (b - a) }
    let control = zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).magnitude }
    if control == 0 { return 0 }
    return refinedLength(
      from: a, to: b, estimate: quadrature(from: a, to: b), tolerance: control * 1e-9, depth: 0)
  }

  /// Halves the interval until two estimates agree.
  private func refinedLength(
    from a: CGFloat, to b: CGFloat, estimate: CGFloat, tolerance: CGFloat, depth: Int
  ) -> CGFloat {
    let middle = (a + b) / 2
    let first = quadrature(from: a, to: middle)
    let second = quadrature(from: middle, to: b)
    if depth >= 14 || abs(first + second - estimate) <= tolerance { return first + second }
    return refinedLength(
      from: a, to: middle, estimate: first, tolerance: tolerance / 2, depth: depth + 1)
      + refinedLength(
        from: middle, to: b, estimate: second, tolerance: tolerance / 2, depth: depth + 1)
  }

  /// Gauss-Legendre quadrature of the speed with eight nodes.
  private func quadrature(from a: CGFloat, to b: CGFloat) -> CGFloat {
    let (half, middle) = ((b - a) / 2, (a + b) / 2)
    var sum: CGFloat = 0
    for (node, weight) in Self.gaussNodes {
      sum += weight * derivative(at: middle - half * node).magnitude
      sum += weight * derivative(at: middle + half * node).magnitude
    }
    return sum * half
  }

  private static let gaussNodes: [(CGFloat, CGFloat)] = [
    (0.1834346424956498, 0.3626837833783620), (0.5255324099163290, 0.3137066458778873),
    (0.7966664774136267, 0.2223810344533745), (0.9602898564975363, 0.1012285362903763),
  ]

  /// Returns the parameter at which the arc length from the start reaches `distance`.
  package func parameter(atLength distance: CGFloat) -> CGFloat {
    let total = length
    if total <= 0 || distance <= 0 { return 0 }
    if distance >= total { return 1 }
    if case .line = self { return distance / total }
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    var t = distance / total
    for _ in 0..<40 {
      let error = length(from: 0, to: t) - distance
      if abs(error) <= total * 1e-9 { break }
      if error > 0 { high = t } else { low = t }
      let speed = derivative(at: t).magnitude
      let newton = speed > 0 ? t - error / speed : -1
      t = newton > low && newton < high ? newton : (low + high) / 2
    }
    return t
  }
}
