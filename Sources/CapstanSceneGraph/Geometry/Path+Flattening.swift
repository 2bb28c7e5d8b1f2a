package import Foundation

extension Path {
  /// Returns the path with every curve replaced by lines that stay within `tolerance` points.
  package func flattened(tolerance: CGFloat) -> Path {
    Path(
      subpaths.map { subpath in
        var flat = subpath
        flat.segments = subpath.segments.flatMap { $0.flattened(tolerance: tolerance) }
        return flat
      })
  }
}

extension PathSegment {
  /// Returns lines that stay within `tolerance` of the curve, at equal parameter steps.
  package func flattened(tolerance: CGFloat) -> [PathSegment] {
    if case .line = self { return [self] }
    precondition(tolerance > 0, "A flattening tolerance is above 0.")
    // The distance of a chord is at most an eighth of the step squared times the largest second
    // derivative, which a cubic has at one of its ends.
    let bend = max(secondDerivative(at: 0).magnitude, secondDerivative(at: 1).magnitude)
    let steps = (bend / (8 * tolerance)).squareRoot().rounded(.up)
    // What is not a number is one line, which is no number either.
    let count = steps >= 1 ? Int(min(steps, 4096)) : 1
    var from = start
    return (1...count).map { index in
      let to = index == count ? end : point(at: CGFloat(index) / CGFloat(count))
      defer { from = to }
      return .line(from, to)
    }
  }
}
