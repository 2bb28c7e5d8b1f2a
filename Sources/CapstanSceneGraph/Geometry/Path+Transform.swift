public import Foundation

extension Path {
  /// Returns the image of the path; curves stay curves, exactly.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    return mapPoints { $0.applying(transform) }
  }

  /// Returns the path moved by a distance in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    mapPoints { CGPoint(x: $0.x + dx, y: $0.y + dy) }
  }

  /// Returns a path of the same elements with every point and control point replaced.
  package func mapPoints(_ map: (CGPoint) -> CGPoint) -> Path {
    Path(
      elements: elements.map { element in
        switch element {
        case .move(let p): .move(to: map(p))
        case .line(let p): .line(to: map(p))
        case .quadCurve(let p, let c): .quadCurve(to: map(p), control: map(c))
        case .curve(let p, let c1, let c2):
          .curve(to: map(p), control1: map(c1), control2: map(c2))
        case .closeSubpath: .closeSubpath
        }
      })
  }
}
