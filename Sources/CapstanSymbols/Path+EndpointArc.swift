import CapstanSceneGraph
import Foundation

extension Path {
  /// Adds an elliptical arc from the current point, by the conversion that SVG defines.
  ///
  /// Radii that cannot reach are enlarged; a radius of 0 gives a line, equal ends give nothing.
  mutating func addEndpointArc(
    to end: CGPoint, radii: CGSize, rotation: CGFloat, large: Bool, sweep: Bool
  ) {
    guard let start = currentPoint, start != end else { return }
    var (rx, ry) = (abs(radii.width), abs(radii.height))
    guard rx > 0, ry > 0 else {
      addLine(to: end)
      return
    }
    let turn = CGAffineTransform(rotationAngle: rotation)
    let half = ((start - end) * 0.5).applying(turn.inverted())
    let need = (half.x / rx) * (half.x / rx) + (half.y / ry) * (half.y / ry)
    if need > 1 {
      rx *= need.squareRoot()
      ry *= need.squareRoot()
    }
    let (u, v) = (half.x / rx, half.y / ry)
    let size = u * u + v * v
    let root = max(0, 1 / size - 1).squareRoot() * (large == sweep ? -1 : 1)
    // In units of the radii, with the chord's middle as origin.
    let center = CGPoint(x: root * v, y: -root * u)
    let from = CGPoint(x: u, y: v) - center
    let to = CGPoint(x: -u, y: -v) - center
    var angle = atan2(from.cross(to), from.dot(to))
    if sweep, angle < 0 { angle += 2 * .pi }
    if !sweep, angle > 0 { angle -= 2 * .pi }
    let middle = (start + end) * 0.5
    let unitToPage = CGAffineTransform(scaleX: rx, y: ry).concatenating(turn)
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
    var arc = Path()
    arc.addRelativeArc(
      center: center, radius: 1, startRadians: atan2(from.y, from.x), deltaRadians: angle,
      transform: unitToPage)
    elements.append(contentsOf: arc.elements.dropFirst())
    replaceLastPoint(with: end)
  }

  /// Ends exactly where the arc was asked to end.
  private mutating func replaceLastPoint(with end: CGPoint) {
    guard case .curve(_, let c1, let c2)? = elements.popLast() else { return }
    elements.append(.curve(to: end, control1: c1, control2: c2))
  }
}
