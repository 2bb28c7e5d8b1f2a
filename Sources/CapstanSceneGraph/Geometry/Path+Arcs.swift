public import Foundation

/// Arcs in radians; the front end adds the forms that take an `Angle`.
///
/// With y down, growing angles run clockwise on screen. `clockwise: false` means growing angles,
/// as in Core Graphics, and so *looks* clockwise.
extension Path {
  /// Adds an arc from one angle to another, after a line to its start where there is a current
  /// point.
  ///
  /// An arc that would span a whole turn or more is one whole turn. Angles that lie the other way
  /// round than the direction says are reached by going round.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, startRadians: CGFloat, endRadians: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * CGFloat.pi
    var sweep = endRadians - startRadians
    if abs(sweep) >= turn {
      sweep = clockwise ? -turn : turn
    } else if clockwise && sweep > 0 {
      sweep -= turn
    } else if !clockwise && sweep < 0 {
      sweep += turn
    }
    addRelativeArc(
      center: center, radius: radius, startRadians: startRadians, deltaRadians: sweep,
      transform: transform)
  }

  /// Adds an arc of a given sweep, after a line to its start where there is a current point.
  package mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startRadians: CGFloat, deltaRadians: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let map = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
      .concatenating(transform)
    var arc = Path()
    let start = CGPoint(x: cos(startRadians), y: sin(startRadians))
    arc.move(to: start)
    arc.appendUnitArc(startRadians: startRadians, sweep: deltaRadians)
    appendConnected(arc.applying(map))
  }

  /// Adds the arc that touches two lines: from the current point to `tangent1End`, and on to
  /// `tangent2End`; before it, a line to where it starts.
  ///
  /// Where the lines are parallel or the radius is 0, only a line to `tangent1End` is added.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else { return }
    let inverse = transform.inverted()
    let back = (current.applying(inverse) - tangent1End).normalized
    let ahead = (tangent2End - tangent1End).normalized
    let sine = back.cross(ahead)
    guard radius > 0, abs(sine) > 1e-9 else {
      addLine(to: tangent1End.applying(transform))
      return
    }
    // The half angle between the lines gives how far from the corner the circle touches them.
    let distance = radius * (1 + back.dot(ahead)) / abs(sine)
    let start = tangent1End + back * distance
    let normal = sine > 0 ? back.turnedLeft * -1 : back.turnedLeft
    let center = start + normal * radius
    let end = tangent1End + ahead * distance
    let startVector = start - center
    let endVector = end - center
    let sweep = atan2(startVector.cross(endVector), startVector.dot(endVector))
    addRelativeArc(
      center: center, radius: radius, startRadians: atan2(startVector.y, startVector.x),
      deltaRadians: sweep, transform: transform)
  }

  /// Adds cubics along the unit circle from the point at `startRadians`, which is current.
  mutating func appendUnitArc(startRadians: CGFloat, sweep: CGFloat) {
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let control = 4 / 3 * tan(step / 4)
    var from = CGPoint(x: cos(startRadians), y: sin(startRadians))
    for index in 1...count {
      let angle = startRadians + step * CGFloat(index)
      let to = CGPoint(x: cos(angle), y: sin(angle))
      addCurve(
        to: to, control1: from - from.turnedLeft * control, control2: to + to.turnedLeft * control)
      from = to
    }
  }

  /// Adds a path whose first move becomes a line where there is a current point elsewhere.
  private mutating func appendConnected(_ path: Path) {
    guard case .move(let start)? = path.elements.first else { return }
    if let current = currentPoint {
      if current != start || elements.last == .closeSubpath { addLine(to: start) }
    } else {
      move(to: start)
    }
    elements.append(contentsOf: path.elements.dropFirst())
  }
}
