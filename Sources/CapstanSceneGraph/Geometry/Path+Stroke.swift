package import Foundation

extension Path {
  /// Returns the outline of the line that a stroke of this style would paint.
  ///
  /// Fill it by the non-zero rule; it may overlap itself, and every part of it turns the same way.
  /// Curved sides stay within a four-hundredth of the line width (at most 0.005 points) of the
  /// true offset. A width of 0 or less gives nothing.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    strokedPath(style, tolerance: min(0.005, style.lineWidth / 400))
  }

  /// Returns the outline of a stroke whose curved sides stay within `tolerance` of the true offset.
  package func strokedPath(_ style: StrokeStyle, tolerance: CGFloat) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var stroker = PathStroker(style: style, tolerance: tolerance)
    for subpath in subpaths {
      for dash in subpath.dashes(style) { stroker.stroke(dash) }
    }
    return stroker.outline
  }

  /// How far a stroke's paint can lie from the path, in points: half the width, more for square
  /// ends and for the mitred corners that this path really has.
  package func strokeReach(_ style: StrokeStyle) -> CGFloat {
    var factor: CGFloat = style.lineCap == .square ? 2.0.squareRoot() : 1
    if style.lineJoin == .miter {
      for subpath in subpaths {
        for (incoming, outgoing) in subpath.corners {
          let ratio = PathStroker.miterRatio(incoming, outgoing)
          if ratio <= style.miterLimit { factor = max(factor, ratio) }
        }
      }
    }
    return max(style.lineWidth, 0) / 2 * factor
  }
}

extension Subpath {
  /// Directions before and after each join.
  fileprivate var corners: [(CGPoint, CGPoint)] {
    let drawn = segments.filter { !$0.isPoint }
    var pairs = zip(drawn, drawn.dropFirst()).map { ($0.0.tangent(at: 1), $0.1.tangent(at: 0)) }
    if isClosed, let first = drawn.first, let last = drawn.last {
      pairs.append((last.tangent(at: 1), first.tangent(at: 0)))
    }
    return pairs
  }

  /// The painted parts under a style's dash pattern: itself where there is none.
  ///
  /// Dashes that meet at the start of a closed subpath are joined. A pattern without positive
  /// length, with negative lengths, or of more than a million dashes counts as none.
  fileprivate func dashes(_ style: StrokeStyle) -> [Subpath] {
    let pattern = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
    let period = pattern.reduce(0, +)
    let total = length
    guard !pattern.isEmpty, period > 0, pattern.allSatisfy({ $0 >= 0 }), total > 0,
      total / period * CGFloat(pattern.count) < 1_000_000
    else { return [self] }
    let hair = style.lineWidth * 1e-6
    var phase = style.dashPhase.truncatingRemainder(dividingBy: period)
    if phase < 0 { phase += period }
    var position = -phase
    var index = 0
    var spans: [(from: CGFloat, to: CGFloat)] = []
    while position < total {
      let step = pattern[index % pattern.count]
      if index % 2 == 0 {
        // An empty dash still gets its ends: a hair that gives them a direction.
        let (from, to) = (max(position, 0), min(max(position + step, position + hair), total))
        if to > from { spans.append((from, to)) }
      }
      position += step
      index += 1
    }
    var result = spans.map { Subpath(segments: segments(from: $0.from, to: $0.to)) }
    if isClosed, spans.count > 1, spans[0].from == 0, spans[spans.count - 1].to == total {
      let last = result.removeLast()
      result[0] = Subpath(segments: last.segments + result[0].segments)
    }
    if isClosed, spans.count == 1, spans[0] == (0, total) { return [self] }
    return result
  }
}

extension PathSegment {
  /// Whether all points coincide.
  var isPoint: Bool {
    let first = start
    return points.allSatisfy { $0 == first }
  }
}
