import Foundation

/// A function that maps progress from 0 to 1 onto another progress from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private enum Function: Hashable, Sendable {
    case linear
    case bezier(CubicBezier)
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    case circularEaseOutIn
  }

  private let function: Function

  private init(_ function: Function) { self.function = function }

  /// Returns a Bézier curve from (0, 0) to (1, 1) with two control points.
  ///
  /// The x of a control point is brought into 0...1; y is free.
  public static func bezier(
    x1: Double, y1: Double, x2: Double, y2: Double
  ) -> UnitCurve {
    UnitCurve(.bezier(CubicBezier(x1, y1, x2, y2)))
  }

  /// The straight line.
  public static let linear = UnitCurve(.linear)
  /// Starts slowly: control points (0.42, 0) and (1, 1).
  public static let easeIn = bezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
  /// Ends slowly: control points (0, 0) and (0.58, 1).
  public static let easeOut = bezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// Starts and ends slowly: control points (0.42, 0) and (0.58, 1).
  public static let easeInOut = bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  /// Starts and ends slowly; the old name of `easeInOut`.
  public static var easeInEaseOut: UnitCurve { easeInOut }
  /// Starts slowly along a quarter circle.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// Ends slowly along a quarter circle.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// Starts and ends slowly along two quarter circles of half the size.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// Returns the value at a progress; progress is brought into 0...1.
  public func value(at progress: Double) -> Double {
    let x = progress > 0 ? min(progress, 1) : 0
    switch function {
    case .linear: return x
    case .bezier(let curve): return curve.value(at: x)
    case .circularEaseIn: return Circle.rise(x)
    case .circularEaseOut: return 1 - Circle.rise(1 - x)
    case .circularEaseInOut:
      return x < 0.5 ? Circle.rise(2 * x) / 2 : 1 - Circle.rise(2 - 2 * x) / 2
    case .circularEaseOutIn:
      return x < 0.5 ? (1 - Circle.rise(1 - 2 * x)) / 2 : (1 + Circle.rise(2 * x - 1)) / 2
    }
  }

  /// Returns the slope at a progress; progress is brought into 0...1.
  ///
  /// At an end whose control point lies in the corner the platform's figures hold: 1 at the start,
  /// 0 at the end. Vertical tangents, as circular curves have, give infinity.
  public func velocity(at progress: Double) -> Double {
    let x = progress > 0 ? min(progress, 1) : 0
    switch function {
    case .linear: return 1
    case .bezier(let curve): return curve.velocity(at: x)
    case .circularEaseIn: return Circle.slope(x)
    case .circularEaseOut: return Circle.slope(1 - x)
    case .circularEaseInOut: return Circle.slope(x < 0.5 ? 2 * x : 2 - 2 * x)
    case .circularEaseOutIn: return Circle.slope(x < 0.5 ? 1 - 2 * x : 2 * x - 1)
    }
  }

  /// The slope as the pace of something that moves: a vertical tangent counts as 0.
  func finiteVelocity(at progress: Double) -> Double {
    let velocity = velocity(at: progress)
    return velocity.isFinite ? velocity : 0
  }

  /// The curve mirrored at the diagonal: its value undoes this curve's.
  ///
  /// A Bézier curve that leaves 0...1 has no inverse; its mirrored control points are clamped.
  public var inverse: UnitCurve {
    switch function {
    case .linear: self
    case .bezier(let curve): UnitCurve(.bezier(curve.inverse))
    case .circularEaseIn: UnitCurve(.circularEaseOut)
    case .circularEaseOut: UnitCurve(.circularEaseIn)
    case .circularEaseInOut: UnitCurve(.circularEaseOutIn)
    case .circularEaseOutIn: UnitCurve(.circularEaseInOut)
    }
  }
}

/// The quarter circle from (0, 0), level, to (1, 1), upright.
private enum Circle {
  static func rise(_ x: Double) -> Double { 1 - max(0, 1 - x * x).squareRoot() }

  static func slope(_ x: Double) -> Double {
    x < 1 ? x / (1 - x * x).squareRoot() : .infinity
  }
}

extension UnitCurve: CustomStringConvertible {
  /// The curve as it would be written in code.
  public var description: String {
    for (name, curve) in UnitCurve.named where curve == self { return name }
    guard case .bezier(let curve) = function else { return "circularEaseOutIn" }
    return "bezier(\(curve.x1), \(curve.y1), \(curve.x2), \(curve.y2))"
  }

  /// The curves that have a name.
  package static let named: [(name: String, curve: UnitCurve)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ("circularEaseIn", .circularEaseIn), ("circularEaseOut", .circularEaseOut),
    ("circularEaseInOut", .circularEaseInOut),
  ]
}
