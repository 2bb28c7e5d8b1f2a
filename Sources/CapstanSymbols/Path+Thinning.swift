import CapstanSceneGraph
import Foundation

extension Path {
  /// Returns the outline with every edge moved into the area, at most so far that lines stay.
  ///
  /// Outer contours run clockwise on screen and holes the other way, as in the tables; contours
  /// that vanish are left out. With `holesGrowThinner` holes are signs cut out of an area: their
  /// edges move the other way, so that the signs become finer too. With `keepingAreas` outer
  /// contours that are no lines stay as they are. Curves become lines that stay within a twentieth
  /// of a pixel in a symbol of 30 points at three pixels to the point.
  func thinned(
    by distance: CGFloat, holesGrowThinner: Bool, keepingAreas: Bool = false
  ) -> (path: Path, distance: CGFloat) {
    let contours = self.contours
    func keepsLines(_ width: CGFloat) -> CGFloat { min(distance, width * Self.shareTakenFromLines) }
    let kept = keepsLines(Contour.lineWidth(of: contours, among: contours))
    guard kept > 0.001 else { return (self, 0) }
    var result = Path()
    for contour in contours {
      if holesGrowThinner, contour.isHole {
        contour.filled(by: distance, share: Self.shareTakenFromLines).append(to: &result)
      } else if keepingAreas {
        let width = Contour.lineWidth(of: [contour], among: contours)
        let own = contour.isHole || width > Self.widestLine ? 0 : keepsLines(width)
        (own > 0.001 ? contour.movedInwards(by: own) : contour).append(to: &result)
      } else {
        contour.movedInwards(by: kept).append(to: &result)
      }
    }
    return (result, kept)
  }

  /// Returns the outline with the edges of its holes moved into the area: signs cut out of it grow
  /// bolder, as far as the area between them and its border allows.
  func cutOut(by distance: CGFloat) -> Path {
    let contours = self.contours
    guard distance > 0.001, contours.contains(where: \.isHole) else { return self }
    var result = Path()
    for contour in contours {
      // Nothing across means that there is room enough.
      let room = Contour.lineWidth(of: [contour], among: contours) * 0.2
      let kept = contour.isHole ? min(distance, room > 0 ? room : distance) : 0
      (kept > 0.001 ? contour.movedInwards(by: kept) : contour).append(to: &result)
    }
    return result
  }

  /// Returns the outline with the edges of its holes moved away from the area: lines around holes
  /// grow bolder inwards, as far as the holes stay open and clear of what stands in them.
  func filledIn(by distance: CGFloat) -> Path {
    let contours = self.contours
    guard distance > 0.001, contours.contains(where: \.isHole) else { return self }
    var result = Path()
    for contour in contours {
      guard contour.isHole else {
        contour.append(to: &result)
        continue
      }
      let gap = Contour.lineWidth(of: [contour.reversed], among: contours)
      contour.filled(by: min(distance, (gap - Self.smallestGap) / 2), share: 0.5)
        .append(to: &result)
    }
    return result
  }

  /// The width of the finer lines of the outline, in ems.
  var lineWidth: CGFloat { Contour.lineWidth(of: contours, among: contours) }

  private var contours: [Contour] {
    flattened(tolerance: 0.0005).subpaths.compactMap(Contour.init)
  }

  /// The gap between two lines that stays open, in ems; an approximation of ours.
  private static let smallestGap: CGFloat = 0.05

  /// The width from which a part counts as an area, in ems; an approximation of ours.
  private static let widestLine: CGFloat = 0.13

  /// How much of a line's width each of its edges may lose; an approximation of ours, by which a
  /// usual line keeps a little over a third at the lightest weight.
  private static let shareTakenFromLines: CGFloat = 0.32
}

/// A closed polygon whose area lies to the right of its direction on screen.
private struct Contour {
  private var corners: [CGPoint]

  init(_ corners: [CGPoint]) { self.corners = corners }

  /// Takes over the corners of a closed subpath of lines; nil for one without an area.
  init?(_ subpath: Subpath) {
    var corners: [CGPoint] = []
    for segment in subpath.segments where (segment.end - segment.start).magnitude > 1e-7 {
      corners.append(segment.start)
    }
    guard corners.count > 2 else { return nil }
    self.corners = corners
  }

  private var edges: [(start: CGPoint, end: CGPoint)] {
    zip(corners, corners.dropFirst() + corners.prefix(1)).map { ($0, $1) }
  }

  func append(to path: inout Path) {
    guard corners.count > 2 else { return }
    path.addLines(corners)
    path.closeSubpath()
  }

  /// Whether the contour runs anticlockwise on screen.
  var isHole: Bool {
    edges.reduce(0) { $0 + $1.start.cross($1.end) } < 0
  }

  var reversed: Contour { Contour(corners.reversed()) }

  /// Returns a hole made smaller, by at most a share of its own width.
  func filled(by distance: CGFloat, share: CGFloat) -> Contour {
    let own = reversed
    let kept = min(distance, Self.lineWidth(of: [own], among: [own]) * share)
    return kept > 0.001 ? own.movedInwards(by: kept).reversed : self
  }

  // MARK: Offsetting

  /// An edge's line after its move: a point of it, its direction.
  private struct Line {
    /// The ends of the edge itself.
    var start: CGPoint
    var point: CGPoint
    var direction: CGPoint

    /// Where the line meets the next one: a corner, cut off where it would reach far.
    func meeting(_ other: Line, atMost reach: CGFloat) -> CGPoint {
      let determinant = direction.cross(other.direction)
      let between = other.point - point
      // Lines that are almost one meet where the other's edge begins.
      guard abs(determinant) > 1e-4 else { return (point + other.start) * 0.5 }
      let along = between.cross(other.direction) / determinant
      // Around a corner of the empty side the corner would run away from the outline.
      return determinant < 0 && along > reach
        ? (point + other.start) * 0.5 : point + direction * along
    }
  }

  /// Moves all edges along their normals; edges that would turn around are taken out first.
  func movedInwards(by distance: CGFloat) -> Contour {
    var lines = edges.map { start, end in
      let direction = (end - start) * (1 / (end - start).magnitude)
      let normal = CGPoint(x: -direction.y, y: direction.x)
      return Line(
        start: start + normal * distance, point: end + normal * distance, direction: direction)
    }
    while lines.count > 2 {
      let corners = zip(lines, lines.dropFirst() + lines.prefix(1)).map {
        $0.meeting($1, atMost: 3 * distance)
      }
      var kept: [Line] = []
      var wasTurned = false
      for (index, line) in lines.enumerated() {
        let from = corners[(index + corners.count - 1) % corners.count]
        let isTurned = (corners[index] - from).dot(line.direction) < -1e-9
        // Of two neighbours that turn around, the second may recover.
        if isTurned, !wasTurned {
          wasTurned = true
        } else {
          kept.append(line)
          wasTurned = false
        }
      }
      if kept.count == lines.count { return Contour(corners) }
      lines = kept
    }
    return Contour([])
  }

  // MARK: Width of lines

  /// The width of the finer lines of a drawing: a tenth of all edges are closer to the edge across.
  static func lineWidth(of contours: [Contour], among all: [Contour]) -> CGFloat {
    let edges = all.flatMap(\.edges)
    var widths: [(width: CGFloat, length: CGFloat)] = []
    for (start, end) in contours.flatMap(\.edges) {
      let length = (end - start).magnitude
      let direction = (end - start) * (1 / length)
      let middle = (start + end) * 0.5
      let normal = CGPoint(x: -direction.y, y: direction.x)
      var nearest = CGFloat.infinity
      for edge in edges {
        let along = edge.end - edge.start
        let determinant = normal.cross(along)
        guard abs(determinant) > 1e-12 else { continue }
        let between = edge.start - middle
        let (t, u) = (between.cross(along) / determinant, between.cross(normal) / determinant)
        if t > 1e-4, t < nearest, u >= 0, u <= 1 { nearest = t }
      }
      if nearest.isFinite { widths.append((nearest, length)) }
    }
    widths.sort { $0.width < $1.width }
    let whole = widths.reduce(0) { $0 + $1.length }
    var passed: CGFloat = 0
    for (width, length) in widths {
      passed += length
      if passed >= whole / 10 { return width }
    }
    return 0
  }
}
