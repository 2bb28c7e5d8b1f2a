import Foundation

/// The outline of a rectangle with four corners of their own, circular or continuous.
///
/// It starts on the right edge, halfway down where the corners leave room, and runs clockwise on
/// screen. The continuous corner is the one that current systems draw, by its published control
/// points: three cubics that reach up to 1.528665 radii along an edge, and less where the edge
/// has no room for it.
struct RoundedRectangleOutline {
  /// Corner extents along x and y; none exceeds half the rectangle's size.
  struct Corners {
    var topLeft: CGSize
    var topRight: CGSize
    var bottomRight: CGSize
    var bottomLeft: CGSize
  }

  let path: Path

  init(rect: CGRect, corners: Corners, style: RoundedCornerStyle) {
    let right = Edge(rect.height, corners.topRight.height, corners.bottomRight.height)
    let bottom = Edge(rect.width, corners.bottomRight.width, corners.bottomLeft.width)
    let left = Edge(rect.height, corners.bottomLeft.height, corners.topLeft.height)
    let top = Edge(rect.width, corners.topLeft.width, corners.topRight.width)
    let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (up, down) = (CGPoint(x: 0, y: -1), CGPoint(x: 0, y: 1))
    let (leftward, rightward) = (CGPoint(x: -1, y: 0), CGPoint(x: 1, y: 0))
    let pieces = [
      Corner(
        vertex: CGPoint(x: x1, y: y1), first: up * corners.bottomRight.height,
        second: leftward * corners.bottomRight.width, room: (right.room, bottom.room)),
      Corner(
        vertex: CGPoint(x: x0, y: y1), first: rightward * corners.bottomLeft.width,
        second: up * corners.bottomLeft.height, room: (bottom.room, left.room)),
      Corner(
        vertex: CGPoint(x: x0, y: y0), first: down * corners.topLeft.height,
        second: rightward * corners.topLeft.width, room: (left.room, top.room)),
      Corner(
        vertex: CGPoint(x: x1, y: y0), first: leftward * corners.topRight.width,
        second: down * corners.topRight.height, room: (top.room, right.room)),
    ].map { style == .circular ? $0.circular : $0.continuous }
    let highest = pieces[3].end.y
    let lowest = pieces[0].start.y
    let start = CGPoint(x: x1, y: max(highest, min(rect.midY, lowest)))
    var outline = Path()
    outline.move(to: start)
    for piece in pieces { outline.append(piece) }
    outline.closeSubpath()
    path = outline
  }

  /// An edge between two corners, and how much of a continuous corner's reach fits on it.
  private struct Edge {
    /// 0 for none beyond the radii, 1 for all of it.
    let room: CGFloat

    init(_ length: CGFloat, _ a: CGFloat, _ b: CGFloat) {
      let sum = a + b
      room = sum > 0 ? min(max((length - sum) / (0.52866 * sum), 0), 1) : 1
    }
  }

  /// A corner's curves from the first edge to the second.
  fileprivate struct Curves {
    var start: CGPoint
    var curves: [(CGPoint, CGPoint, CGPoint)]
    var end: CGPoint { curves.last?.2 ?? start }
  }

  private struct Corner {
    let vertex: CGPoint
    /// From the vertex back along the first edge, one radius long.
    let first: CGPoint
    /// From the vertex along the second edge, one radius long.
    let second: CGPoint
    let room: (CGFloat, CGFloat)

    private func point(_ alongFirst: CGFloat, _ alongSecond: CGFloat) -> CGPoint {
      vertex + first * alongFirst + second * alongSecond
    }

    private var isSharp: Bool { first == .zero || second == .zero }

    var circular: Curves {
      if isSharp { return Curves(start: vertex, curves: []) }
      let k = 1 - Path.quarterCircleControl
      return Curves(start: point(1, 0), curves: [(point(k, 0), point(0, k), point(0, 1))])
    }

    var continuous: Curves {
      if isSharp { return Curves(start: vertex, curves: []) }
      let (far, near) = (0.631493986, 0.0749114007)
      let (wide, deep) = (0.372824013, 0.169060007)
      let a = reaches(room.0)
      let b = reaches(room.1)
      return Curves(
        start: point(a.start, 0),
        curves: [
          (point(a.control1, 0), point(a.control2, 0), point(far, near)),
          (point(wide, deep), point(deep, wide), point(near, far)),
          (point(0, b.control2), point(0, b.control1), point(0, b.start)),
        ])
    }

    /// Distances from the vertex in radii for an edge with the given room.
    private func reaches(_ t: CGFloat) -> (start: CGFloat, control1: CGFloat, control2: CGFloat) {
      (1 + 0.528665 * t, 0.96 + 0.12849003 * t, 0.82 + 0.048407 * t)
    }
  }
}

extension Path {
  /// The control distance, in radii, of a cubic that approximates a quarter circle.
  static let quarterCircleControl: CGFloat = 0.5522847498307936

  fileprivate mutating func append(_ corner: RoundedRectangleOutline.Curves) {
    let gap = ((currentPoint ?? corner.start) - corner.start).magnitude
    if gap > 1e-9 { addLine(to: corner.start) }
    for (control1, control2, end) in corner.curves {
      addCurve(to: end, control1: control1, control2: control2)
    }
  }
}
