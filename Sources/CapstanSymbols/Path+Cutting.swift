import CapstanSceneGraph
import Foundation

extension Path {
  /// Returns the path with every subpath run through backwards, so that it winds the other way.
  var reversed: Path {
    Path(
      subpaths.map { subpath in
        var back = subpath
        back.segments = subpath.segments.reversed().map(\.reversed)
        back.start = subpath.end
        return back
      })
  }

  /// Returns what lies on one side of a line, as closed outlines with unchanged winding.
  ///
  /// `direction` points along the line; what is to its left on screen stays.
  func keeping(leftOf point: CGPoint, direction: CGPoint) -> Path {
    let toAxis = CGAffineTransform(translationX: -point.x, y: -point.y)
      .rotated(before: -atan2(direction.y, direction.x))
    // The line is now the x axis and its left side has negative y.
    let kept = applying(toAxis).subpaths.compactMap(\.partAboveAxis)
    return Path(kept).applying(toAxis.inverted())
  }

  /// Returns the path without a strip of `width` along a line.
  func removingStrip(through point: CGPoint, direction: CGPoint, width: CGFloat) -> Path {
    let unit = direction.normalized
    let offset = unit.turnedLeft * (width / 2)
    var result = keeping(leftOf: point + offset, direction: unit)
    result.addPath(keeping(leftOf: point - offset, direction: unit * -1))
    return result
  }

  /// Returns the path without a disc, whose edge is a polygon of 32 sides around it.
  ///
  /// What remains is cut into one piece for each side: the pieces touch and do not overlap.
  func removingDisc(center: CGPoint, radius: CGFloat) -> Path {
    var result = Path()
    var rest = self
    let sides = 32
    for index in 0..<sides {
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(sides)
      let normal = CGPoint(x: cos(angle), y: sin(angle))
      // To the left of this direction lies the outside.
      let along = normal.turnedLeft * -1
      result.addPath(rest.keeping(leftOf: center + normal * radius, direction: along))
      rest = rest.keeping(leftOf: center + normal * radius, direction: along * -1)
    }
    return result
  }
}

extension CGAffineTransform {
  /// This map and then a rotation.
  fileprivate func rotated(before angle: CGFloat) -> CGAffineTransform {
    concatenating(CGAffineTransform(rotationAngle: angle))
  }
}

extension Subpath {
  /// The part with y below 0, closed along the axis; nil if nothing is there.
  fileprivate var partAboveAxis: Subpath? {
    var outline = segments
    if end != start { outline.append(.line(end, start)) }
    var kept: [PathSegment] = []
    for piece in outline.flatMap(\.cutAtAxis) where piece.point(at: 0.5).y < 0 {
      if let last = kept.last, last.end != piece.start { kept.append(.line(last.end, piece.start)) }
      kept.append(piece)
    }
    guard let first = kept.first, let last = kept.last else { return nil }
    if last.end != first.start { kept.append(.line(last.end, first.start)) }
    return Subpath(segments: kept, isClosed: true)
  }
}

extension PathSegment {
  /// The pieces between crossings of the x axis.
  fileprivate var cutAtAxis: [PathSegment] {
    let turns = [0] + turningParameters(inX: false) + [1]
    var cuts: [CGFloat] = [0]
    for (a, b) in zip(turns, turns.dropFirst()) {
      let (ya, yb) = (point(at: a).y, point(at: b).y)
      if (ya < 0) == (yb < 0) { continue }
      var (low, high) = (a, b)
      for _ in 0..<52 {
        let middle = (low + high) / 2
        if (point(at: middle).y < 0) == (ya < 0) { low = middle } else { high = middle }
      }
      if low > 1e-9, low < 1 - 1e-9 { cuts.append(low) }
    }
    cuts.append(1)
    return zip(cuts, cuts.dropFirst()).filter { $0 < $1 }.map { piece(from: $0, to: $1) }
  }
}
