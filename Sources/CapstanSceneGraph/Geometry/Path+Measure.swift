public import Foundation

extension Path {
  /// The smallest rectangle around the path itself, curves by their extrema; null if empty.
  public var boundingRect: CGRect { extent(ofCurves: true) }

  /// The smallest rectangle around all points and control points: quick, and never too small.
  package var controlRect: CGRect { extent(ofCurves: false) }

  private func extent(ofCurves: Bool) -> CGRect {
    var extent = Extent()
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let p):
        extent.add(p)
        (current, start) = (p, p)
      case .line(let p):
        extent.add(p)
        current = p
      case .quadCurve(let p, let c):
        extent.add(p)
        if !ofCurves {
          extent.add(c)
        } else if !extent.holds(c) {
          extent.addTurns(of: .quad(current, c, p))
        }
        current = p
      case .curve(let p, let c1, let c2):
        extent.add(p)
        if !ofCurves {
          extent.add(c1)
          extent.add(c2)
        } else if !extent.holds(c1) || !extent.holds(c2) {
          extent.addTurns(of: .cubic(current, c1, c2, p))
        }
        current = p
      case .closeSubpath:
        current = start
      }
    }
    return extent.rect
  }

  /// The arc length of all subpaths together, closing lines included, in points.
  package var length: CGFloat { subpaths.reduce(0) { $0 + $1.length } }

  /// Returns the place at a fraction of the whole arc length and the direction of travel there.
  ///
  /// The fraction is clamped to 0...1; nil for a path without any line or curve.
  package func pointAndTangent(atFraction fraction: CGFloat) -> (point: CGPoint, tangent: CGPoint)?
  {
    let segments = subpaths.flatMap(\.segments)
    let lengths = segments.map(\.length)
    var rest = min(max(fraction, 0), 1) * lengths.reduce(0, +)
    for (segment, length) in zip(segments, lengths) {
      if rest <= length {
        let t = segment.parameter(atLength: rest)
        return (segment.point(at: t), segment.tangent(at: t))
      }
      rest -= length
    }
    return segments.last.map { ($0.end, $0.tangent(at: 1)) }
  }

  /// Returns the part between two fractions of the whole arc length.
  ///
  /// Fractions are clamped to 0...1. The whole range gives the path itself, an empty one nothing.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (max(from, 0), min(to, 1))
    guard from < to else { return Path() }
    if from == 0 && to == 1 { return self }
    let subpaths = subpaths
    let total = subpaths.reduce(0) { $0 + $1.length }
    return Path(subpaths.slices(from: from * total, to: to * total))
  }

  /// Returns whether a point lies inside, by the non-zero or the even-odd rule.
  ///
  /// Open subpaths count as closed. Exact up to rounding, curves included.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    let winding = windingNumber(around: p)
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// Returns how often the path turns around a point, clockwise on screen counted positive.
  package func windingNumber(around p: CGPoint) -> Int {
    var winding = 0
    for subpath in subpaths {
      for segment in subpath.segments { winding += segment.crossings(rightOf: p) }
      if !subpath.isClosed {
        winding += PathSegment.line(subpath.end, subpath.start).crossings(rightOf: p)
      }
    }
    return winding
  }
}

extension [Subpath] {
  /// The parts between two distances along all subpaths.
  fileprivate func slices(from: CGFloat, to: CGFloat) -> [Subpath] {
    var result: [Subpath] = []
    var travelled: CGFloat = 0
    for subpath in self {
      let length = subpath.length
      let (a, b) = (from - travelled, to - travelled)
      travelled += length
      if length == 0 || b <= 0 || a >= length { continue }
      if a <= 0 && b >= length {
        result.append(subpath)
      } else {
        result.append(Subpath(segments: subpath.segments(from: a, to: b)))
      }
    }
    return result
  }
}

extension Subpath {
  /// Returns the pieces between two distances from the start; empty pieces are left out.
  func segments(from: CGFloat, to: CGFloat) -> [PathSegment] {
    var result: [PathSegment] = []
    var travelled: CGFloat = 0
    for segment in segments {
      let length = segment.length
      let (a, b) = (from - travelled, to - travelled)
      travelled += length
      if length == 0 || b <= 0 || a >= length { continue }
      let first = a <= 0 ? 0 : segment.parameter(atLength: a)
      let last = b >= length ? 1 : segment.parameter(atLength: b)
      if first < last { result.append(segment.piece(from: first, to: last)) }
    }
    return result
  }
}

extension PathSegment {
  /// Crossings of the ray from `p` towards positive x: +1 downwards, −1 upwards.
  fileprivate func crossings(rightOf p: CGPoint) -> Int {
    let points = points
    if points.allSatisfy({ $0.y < p.y }) || points.allSatisfy({ $0.y > p.y })
      || points.allSatisfy({ $0.x < p.x })
    {
      return 0
    }
    let cuts = [0] + turningParameters(inX: false) + [1]
    return zip(cuts, cuts.dropFirst()).reduce(0) { $0 + crossing($1.0, $1.1, rightOf: p) }
  }

  /// The crossing of a part that rises or falls throughout.
  private func crossing(_ from: CGFloat, _ to: CGFloat, rightOf p: CGPoint) -> Int {
    let (y0, y1) = (point(at: from).y, point(at: to).y)
    let direction = y0 <= p.y && p.y < y1 ? 1 : y1 <= p.y && p.y < y0 ? -1 : 0
    if direction == 0 { return 0 }
    var (low, high) = (from, to)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      let isBefore = direction > 0 ? point(at: middle).y <= p.y : point(at: middle).y > p.y
      if isBefore { low = middle } else { high = middle }
    }
    return point(at: low).x > p.x ? direction : 0
  }
}

/// The range of points seen so far.
private struct Extent {
  private var low = CGPoint(x: CGFloat.infinity, y: .infinity)
  private var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)

  mutating func add(_ p: CGPoint) {
    low = CGPoint(x: min(low.x, p.x), y: min(low.y, p.y))
    high = CGPoint(x: max(high.x, p.x), y: max(high.y, p.y))
  }

  mutating func addTurns(of segment: PathSegment) {
    for t in segment.turningParameters() { add(segment.point(at: t)) }
  }

  func holds(_ p: CGPoint) -> Bool {
    p.x >= low.x && p.x <= high.x && p.y >= low.y && p.y <= high.y
  }

  /// Null if nothing was added.
  var rect: CGRect {
    guard low.x <= high.x else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
