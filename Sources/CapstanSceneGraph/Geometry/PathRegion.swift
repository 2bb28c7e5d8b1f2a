import Foundation

/// What of two areas belongs to their combination.
enum AreaOperation {
  case union, intersection, subtraction, symmetricDifference

  func contains(_ first: Bool, _ second: Bool) -> Bool {
    switch self {
    case .union: first || second
    case .intersection: first && second
    case .subtraction: first && !second
    case .symmetricDifference: first != second
    }
  }
}

/// The border between what belongs to the combination of two areas and what does not.
///
/// Curves become lines that stay within `tolerance` points. The lines of both areas are cut where
/// they meet; a piece is part of the border if the combination lies on one side of it only, which
/// the areas' winding numbers beside its middle tell.
struct PathRegion {
  /// Points; less than can be seen at any usual scale.
  static let tolerance: CGFloat = 0.01
  /// Points that are closer together than this many points count as one.
  private static let grid: CGFloat = 1.0 / 16_384

  private let first: [PolygonEdge]
  private let second: [PolygonEdge]
  private let isFirstEvenOdd: Bool
  private let isSecondEvenOdd: Bool

  init(_ first: Path, evenOdd: Bool, _ second: Path, evenOdd isSecondEvenOdd: Bool) {
    self.first = Self.edges(of: first, closing: true)
    self.second = Self.edges(of: second, closing: true)
    (isFirstEvenOdd, self.isSecondEvenOdd) = (evenOdd, isSecondEvenOdd)
  }

  /// The lines of a path, those that close it among them if it is taken as an area.
  static func edges(of path: Path, closing: Bool) -> [PolygonEdge] {
    path.flattened(tolerance: tolerance).subpaths.flatMap { subpath -> [PolygonEdge] in
      var points = [snapped(subpath.start)] + subpath.segments.map { snapped($0.end) }
      if closing, points.last != points.first { points.append(points[0]) }
      return zip(points, points.dropFirst()).compactMap { from, to in
        from == to ? nil : PolygonEdge(from: from, to: to)
      }
    }
  }

  private static func snapped(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: (point.x / grid).rounded() * grid, y: (point.y / grid).rounded() * grid)
  }

  /// Returns the combination of the areas, its outer outlines turning one way and its holes the
  /// other.
  func path(_ operation: AreaOperation) -> Path {
    var border: [PolygonEdge] = []
    var seen = Set<PolygonEdge>()
    for piece in pieces(of: first + second) {
      guard seen.insert(piece.undirected).inserted else { continue }
      let (left, right) = (
        contains(piece.beside(.left), operation), contains(piece.beside(.right), operation)
      )
      if left != right { border.append(left ? piece : piece.reversed) }
    }
    return PolygonLoops(border).path
  }

  /// Returns the pieces of a path's lines that lie inside the second area, or outside of it.
  func line(_ path: Path, inside: Bool) -> Path {
    var result = Path()
    var end: CGPoint?
    for edge in Self.edges(of: path, closing: false) {
      for piece in edge.cut(by: second, snapped: Self.snapped) {
        guard isInSecond(piece.middle) == inside else { continue }
        if end != piece.from { result.move(to: piece.from) }
        result.addLine(to: piece.to)
        end = piece.to
      }
    }
    return result
  }

  private func pieces(of edges: [PolygonEdge]) -> [PolygonEdge] {
    edges.flatMap { $0.cut(by: edges, snapped: Self.snapped) }
  }

  private func contains(_ point: CGPoint, _ operation: AreaOperation) -> Bool {
    operation.contains(isInFirst(point), isInSecond(point))
  }

  private func isInFirst(_ point: CGPoint) -> Bool {
    Self.contains(point, first, evenOdd: isFirstEvenOdd)
  }

  private func isInSecond(_ point: CGPoint) -> Bool {
    Self.contains(point, second, evenOdd: isSecondEvenOdd)
  }

  private static func contains(
    _ point: CGPoint, _ edges: [PolygonEdge], evenOdd: Bool
  ) -> Bool {
    let winding = edges.reduce(0) { $0 + $1.crossing(rightOf: point) }
    return evenOdd ? winding % 2 != 0 : winding != 0
  }
}

/// A directed line between two points.
struct PolygonEdge: Hashable {
  let from: CGPoint
  let to: CGPoint

  /// A side of the line, as seen with y down.
  enum Side {
    case left, right
  }

  var reversed: PolygonEdge { PolygonEdge(from: to, to: from) }

  /// The same for both directions.
  var undirected: PolygonEdge {
    (from.x, from.y) < (to.x, to.y) ? self : reversed
  }

  var middle: CGPoint { CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2) }

  private var vector: CGPoint { CGPoint(x: to.x - from.x, y: to.y - from.y) }

  /// A point close to the middle, a 4,096th of a point away, or less beside a short line.
  func beside(_ side: Side) -> CGPoint {
    let length = hypot(vector.x, vector.y)
    let distance = min(1.0 / 4096, length / 8) * (side == .left ? 1 : -1)
    return CGPoint(
      x: middle.x + vector.y / length * distance, y: middle.y - vector.x / length * distance)
  }

  /// How the line passes a horizontal ray from a point: 1 downwards, -1 upwards, 0 not at all.
  func crossing(rightOf point: CGPoint) -> Int {
    let isBelow = (from: from.y > point.y, to: to.y > point.y)
    guard isBelow.from != isBelow.to else { return 0 }
    let share = (point.y - from.y) / (to.y - from.y)
    guard from.x + share * (to.x - from.x) > point.x else { return 0 }
    return isBelow.to ? 1 : -1
  }

  /// Returns the line in pieces, cut where it meets others.
  func cut(by edges: [PolygonEdge], snapped: (CGPoint) -> CGPoint) -> [PolygonEdge] {
    var places: [(share: CGFloat, point: CGPoint)] = []
    let (low, high) = (min(from.x, to.x), max(from.x, to.x))
    let (top, bottom) = (min(from.y, to.y), max(from.y, to.y))
    for edge in edges where edge != self {
      guard min(edge.from.x, edge.to.x) <= high, max(edge.from.x, edge.to.x) >= low,
        min(edge.from.y, edge.to.y) <= bottom, max(edge.from.y, edge.to.y) >= top
      else { continue }
      for share in shares(meeting: edge) {
        let point = snapped(
          CGPoint(x: from.x + share * vector.x, y: from.y + share * vector.y))
        if point != from, point != to { places.append((share, point)) }
      }
    }
    let points = [from] + places.sorted { $0.share < $1.share }.map(\.point) + [to]
    return zip(points, points.dropFirst()).compactMap { a, b in
      a == b ? nil : PolygonEdge(from: a, to: b)
    }
  }

  /// Where another line meets this one, 0...1 along it: at one point, or at the ends of a common
  /// part.
  private func shares(meeting other: PolygonEdge) -> [CGFloat] {
    let (a, b) = (vector, other.vector)
    let offset = CGPoint(x: other.from.x - from.x, y: other.from.y - from.y)
    let area = a.x * b.y - a.y * b.x
    let square = a.x * a.x + a.y * a.y
    if abs(area) <= 1e-12 * square.squareRoot() * hypot(b.x, b.y) {
      guard abs(offset.x * a.y - offset.y * a.x) <= 1e-4 * square.squareRoot() else { return [] }
      return [other.from, other.to].map {
        (($0.x - from.x) * a.x + ($0.y - from.y) * a.y) / square
      }.filter { $0 > 0 && $0 < 1 }
    }
    let share = (offset.x * b.y - offset.y * b.x) / area
    let otherShare = (offset.x * a.y - offset.y * a.x) / area
    guard share >= 0, share <= 1, otherShare >= -1e-9, otherShare <= 1 + 1e-9 else { return [] }
    return [share]
  }
}

/// Outlines that are joined of directed lines.
struct PolygonLoops {
  /// The outlines, in the order in which their first lines were given.
  let path: Path

  init(_ edges: [PolygonEdge]) {
    var starts: [CGPoint: [Int]] = [:]
    for (index, edge) in edges.enumerated() { starts[edge.from, default: []].append(index) }
    var used = [Bool](repeating: false, count: edges.count)
    var path = Path()
    for first in edges.indices where !used[first] {
      var points = [edges[first].from]
      var current = first
      used[first] = true
      while edges[current].to != points[0] {
        points.append(edges[current].to)
        let next = (starts[edges[current].to] ?? []).filter { !used[$0] }
        // At a point where outlines touch, the sharpest turn keeps them apart.
        guard
          let chosen = next.max(by: {
            Self.turn(edges[current], edges[$0]) < Self.turn(edges[current], edges[$1])
          })
        else { break }
        used[chosen] = true
        current = chosen
      }
      guard points.count > 2 else { continue }
      path.addLines(points)
      path.closeSubpath()
    }
    self.path = path
  }

  /// The angle from one line to the next, positive to the left as seen with y down.
  private static func turn(_ a: PolygonEdge, _ b: PolygonEdge) -> CGFloat {
    let (x1, y1) = (a.to.x - a.from.x, a.to.y - a.from.y)
    let (x2, y2) = (b.to.x - b.from.x, b.to.y - b.from.y)
    return -atan2(x1 * y2 - y1 * x2, x1 * x2 + y1 * y2)
  }
}
