import Foundation

/// Builds the outline of thick lines, one subpath after the other.
///
/// Each contour follows one side at half the width, turns round at the ends, and comes back along
/// the other. On the inner side of a corner it passes through the corner itself, so that every
/// part of the outline winds the same way and the non-zero rule gives exactly the union.
struct PathStroker {
  private let style: StrokeStyle
  private let half: CGFloat
  private let tolerance: CGFloat
  private(set) var outline = Path()

  init(style: StrokeStyle, tolerance: CGFloat) {
    self.style = style
    self.tolerance = tolerance
    half = style.lineWidth / 2
  }

  /// The length of a mitre in line widths for two directions of travel.
  static func miterRatio(_ incoming: CGPoint, _ outgoing: CGPoint) -> CGFloat {
    let cosine = 1 + incoming.dot(outgoing)
    return cosine > 1e-12 ? (2 / cosine).squareRoot() : .infinity
  }

  /// Adds the outline of a subpath; a subpath of one point gives a dot under round and square ends.
  mutating func stroke(_ subpath: Subpath) {
    let pieces = subpath.segments.filter { !$0.isPoint }.flatMap(gentlePieces)
    guard let first = pieces.first, let last = pieces.last else {
      if !subpath.segments.isEmpty || subpath.isClosed { addDot(at: subpath.start) }
      return
    }
    let backward = pieces.reversed().map(\.reversed)
    let startTangent = first.segment.tangent(at: 0)
    let endTangent = last.segment.tangent(at: 1)
    begin(at: first.segment.start + startTangent.turnedLeft * half)
    addSide(pieces)
    if subpath.isClosed {
      addJoin(at: first.segment.start, endTangent, startTangent, style.lineJoin)
      outline.closeSubpath()
      begin(at: last.segment.end - endTangent.turnedLeft * half)
      addSide(backward)
      addJoin(at: first.segment.start, startTangent * -1, endTangent * -1, style.lineJoin)
    } else {
      addCap(at: last.segment.end, endTangent)
      addSide(backward)
      addCap(at: first.segment.start, startTangent * -1)
    }
    outline.closeSubpath()
  }

  // MARK: Sides

  /// A part whose offset is a simple curve, and whether its ends lie inside a bend.
  private struct Piece {
    var segment: PathSegment
    var startsInBend = false
    var endsInBend = false

    var reversed: Piece {
      Piece(segment: segment.reversed, startsInBend: endsInBend, endsInBend: startsInBend)
    }
  }

  /// Splits a segment where it bends more tightly than half the width; the tightest parts become
  /// lines joined by round corners.
  private func gentlePieces(_ segment: PathSegment) -> [Piece] {
    if case .line = segment { return [Piece(segment: segment)] }
    var pieces: [Piece] = []
    func add(_ from: CGFloat, _ to: CGFloat, _ depth: Int) {
      let part = segment.piece(from: from, to: to)
      if part.isPoint { return }
      if isGentle(part) {
        pieces.append(Piece(segment: part, startsInBend: from > 0, endsInBend: to < 1))
      } else if depth < 5 {
        let middle = (from + to) / 2
        add(from, middle, depth + 1)
        add(middle, to, depth + 1)
      } else {
        let lines = part.flattened(tolerance: tolerance).filter { !$0.isPoint }
        for (index, line) in lines.enumerated() {
          pieces.append(
            Piece(
              segment: line, startsInBend: from > 0 || index > 0,
              endsInBend: to < 1 || index < lines.count - 1))
        }
      }
    }
    add(0, 1, 0)
    return pieces
  }

  /// Whether the curvature stays below that of a circle of half the width.
  private func isGentle(_ segment: PathSegment) -> Bool {
    (0...8).allSatisfy { index in
      let t = CGFloat(index) / 8
      let velocity = segment.derivative(at: t)
      let speed = velocity.magnitude
      let bend = abs(velocity.cross(segment.secondDerivative(at: t)))
      return speed > 0 && bend * half < 0.95 * speed * speed * speed
    }
  }

  /// Draws the left side of the pieces, joins included, from the current point.
  private mutating func addSide(_ pieces: [Piece]) {
    for (index, piece) in pieces.enumerated() {
      if index > 0 {
        let before = pieces[index - 1]
        addJoin(
          at: piece.segment.start, before.segment.tangent(at: 1), piece.segment.tangent(at: 0),
          piece.startsInBend && before.endsInBend ? .round : style.lineJoin)
      }
      addOffset(piece.segment)
    }
  }

  /// Draws one segment's left side.
  private mutating func addOffset(_ segment: PathSegment) {
    if case .line(_, let end) = segment {
      addLine(to: end + segment.tangent(at: 1).turnedLeft * half)
    } else {
      addOffset(of: segment, from: 0, to: 1, depth: 0)
    }
  }

  private mutating func addOffset(
    of segment: PathSegment, from: CGFloat, to: CGFloat, depth: Int
  ) {
    func target(_ t: CGFloat) -> CGPoint {
      segment.point(at: t) + segment.tangent(at: t).turnedLeft * half
    }
    func parameter(_ u: CGFloat) -> CGFloat { from + (to - from) * u }
    let (p, q, middle) = (target(from), target(to), target(parameter(0.5)))
    let (startTangent, endTangent) = (segment.tangent(at: from), segment.tangent(at: to))
    let fit = Self.cubic(p, startTangent, q, endTangent, through: middle)
    let error =
      [0.25, 0.5, 0.75].map { u in
        let t = parameter(u)
        return abs((fit.point(at: u) - target(t)).dot(segment.tangent(at: t).turnedLeft))
      }.max() ?? 0
    if error <= tolerance || depth >= 8 {
      outline.append(fit)
    } else {
      addOffset(of: segment, from: from, to: parameter(0.5), depth: depth + 1)
      addOffset(of: segment, from: parameter(0.5), to: to, depth: depth + 1)
    }
  }

  /// The cubic with given ends and end directions whose middle is a given point, where there is
  /// one with forward handles; else handles of a third of the chord.
  private static func cubic(
    _ p: CGPoint, _ startTangent: CGPoint, _ q: CGPoint, _ endTangent: CGPoint,
    through middle: CGPoint
  ) -> PathSegment {
    let wanted = (middle - p.interpolated(to: q, at: 0.5)) * (8.0 / 3)
    let chord = (q - p).magnitude
    let sine = startTangent.cross(endTangent)
    var (a, b) = (chord / 3, chord / 3)
    if abs(sine) > 1e-6 {
      let (first, second) = (wanted.cross(endTangent) / sine, wanted.cross(startTangent) / sine)
      if first > 0, second > 0, first < 2 * chord, second < 2 * chord { (a, b) = (first, second) }
    }
    return .cubic(p, p + startTangent * a, q - endTangent * b, q)
  }

  // MARK: Joins and ends

  /// Draws the left side of a corner from the end of one side to the start of the next.
  private mutating func addJoin(
    at corner: CGPoint, _ incoming: CGPoint, _ outgoing: CGPoint, _ join: CGLineJoin
  ) {
    let to = corner + outgoing.turnedLeft * half
    let turn = incoming.cross(outgoing)
    let cosine = incoming.dot(outgoing)
    if cosine > 0, abs(turn) < 1e-6 {
      addLine(to: to)
    } else if turn < 0 {
      addLine(to: corner)
      addLine(to: to)
    } else {
      switch join {
      case .round:
        addArc(about: corner, from: incoming.turnedLeft, sweep: atan2(turn, cosine))
      case .miter where Self.miterRatio(incoming, outgoing) <= style.miterLimit:
        let bisector = incoming.turnedLeft + outgoing.turnedLeft
        addLine(to: corner + bisector * (half / (1 + cosine)))
        addLine(to: to)
      case .miter, .bevel:
        addLine(to: to)
      }
    }
  }

  /// Draws the end of a line that arrives in a direction, from its left side to its right.
  private mutating func addCap(at end: CGPoint, _ direction: CGPoint) {
    let (left, ahead) = (direction.turnedLeft * half, direction * half)
    switch style.lineCap {
    case .butt:
      break
    case .round:
      addArc(about: end, from: direction.turnedLeft, sweep: .pi)
    case .square:
      addLine(to: end + left + ahead)
      addLine(to: end - left + ahead)
    }
    addLine(to: end - left)
  }

  private mutating func addDot(at center: CGPoint) {
    let box = CGRect(
      x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half)
    switch style.lineCap {
    case .butt: break
    case .round: outline.addEllipse(in: box)
    case .square: outline.addRect(box)
    }
  }

  /// Draws an arc of half the width's radius from a unit vector on.
  private mutating func addArc(about center: CGPoint, from vector: CGPoint, sweep: CGFloat) {
    let start = atan2(vector.y, vector.x)
    var arc = Path()
    arc.move(to: CGPoint(x: cos(start), y: sin(start)))
    arc.appendUnitArc(startRadians: start, sweep: sweep)
    let map = CGAffineTransform(a: half, b: 0, c: 0, d: half, tx: center.x, ty: center.y)
    outline.elements.append(contentsOf: arc.applying(map).elements.dropFirst())
  }

  private mutating func begin(at point: CGPoint) {
    outline.move(to: point)
  }

  private mutating func addLine(to point: CGPoint) {
    if outline.currentPoint != point { outline.addLine(to: point) }
  }
}
