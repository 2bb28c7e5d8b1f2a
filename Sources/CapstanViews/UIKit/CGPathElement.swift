private import CapstanSceneGraph
public import Foundation

// One of the named places where memory is handed out: listings read an element's points by pointer,
// as Core Graphics gives them.

/// One element of a path, as Core Graphics hands it to callbacks.
@unsafe public struct CGPathElement {
  /// The kind.
  public var type: CGPathElementType
  /// One point for a move or a line, two for a quadratic curve, three for a cubic one.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Calls a closure with an element whose points live as long as the call.
  static func withElement(
    _ element: Path.Element, _ body: (UnsafePointer<CGPathElement>) -> Void
  ) {
    let (type, points): (CGPathElementType, [CGPoint]) =
      switch element {
      case .move(let to): (.moveToPoint, [to])
      case .line(let to): (.addLineToPoint, [to])
      case .quadCurve(let to, let control): (.addQuadCurveToPoint, [control, to])
      case .curve(let to, let control1, let control2):
        (.addCurveToPoint, [control1, control2, to])
      case .closeSubpath: (.closeSubpath, [.zero])
      }
    var storage = points
    unsafe storage.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var value = unsafe CGPathElement(type: type, points: base)
      unsafe withUnsafePointer(to: &value) { pointer in unsafe body(pointer) }
    }
  }
}

/// A callback of `CGPath.apply`.
public typealias CGPathApplierFunction = (
  UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void

extension CGPath {
  /// Calls a function with each element; the points are valid during the call only.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    unsafe applyWithBlock { element in unsafe function(info, element) }
  }
}
