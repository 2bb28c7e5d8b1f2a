import CapstanSceneGraph
import Foundation

/// One step of an outline as Cairo keeps it: in device pixels, to 1/256 of one.
///
/// Equal steps give equal pixels, whatever numbers they were rounded from.
enum DeviceStep: Equatable {
  case move(CGPoint)
  case line(CGPoint)
  case curve(CGPoint, CGPoint, CGPoint)
  case close
}

/// Turns a path's elements into the steps that Cairo is told, one after the other.
struct DevicePen {
  private let transform: CGAffineTransform
  /// Where the last element ended, not rounded.
  private var current = CGPoint.zero
  private var start = CGPoint.zero

  /// Creates a pen for elements that a transform maps to device pixels.
  init(_ transform: CGAffineTransform) {
    self.transform = transform
  }

  /// Returns the step of the next element; quadratic curves become cubic ones.
  mutating func step(_ element: Path.Element) -> DeviceStep {
    switch element {
    case .move(let to):
      current = map(to)
      start = current
      return .move(current.inCairoUnits)
    case .line(let to):
      current = map(to)
      return .line(current.inCairoUnits)
    case .quadCurve(let to, let control):
      let (p, q, end) = (current, map(control), map(to))
      current = end
      return .curve(
        p.interpolated(to: q, at: 2 / 3).inCairoUnits,
        end.interpolated(to: q, at: 2 / 3).inCairoUnits,
        end.inCairoUnits)
    case .curve(let to, let control1, let control2):
      current = map(to)
      return .curve(
        map(control1).inCairoUnits, map(control2).inCairoUnits, current.inCairoUnits)
    case .closeSubpath:
      current = start
      return .close
    }
  }

  /// The device point of a point; coordinates beyond a million pixels are brought there.
  private func map(_ p: CGPoint) -> CGPoint {
    let q = p.applying(transform)
    return CGPoint(
      x: min(max(q.x, -1_000_000), 1_000_000), y: min(max(q.y, -1_000_000), 1_000_000))
  }
}

extension CGPoint {
  /// The nearest point in 1/256 pixel, ties to even, as `_cairo_fixed_from_double` rounds.
  var inCairoUnits: CGPoint {
    // The last bit of a number of this size is worth 1/256.
    let large = 0x1.8p44
    return CGPoint(x: (x + large) - large, y: (y + large) - large)
  }
}

extension Path {
  /// Whether Cairo is told the same of two paths.
  func isDrawnLike(
    _ other: Path, _ transform: CGAffineTransform, _ otherTransform: CGAffineTransform
  ) -> Bool {
    guard elements.count == other.elements.count else { return false }
    var (pen, otherPen) = (DevicePen(transform), DevicePen(otherTransform))
    return zip(elements, other.elements).allSatisfy { pen.step($0) == otherPen.step($1) }
  }
}
