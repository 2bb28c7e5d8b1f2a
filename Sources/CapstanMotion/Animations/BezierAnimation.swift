import Foundation

/// A change along a timing curve in a fixed time, which adds itself to whatever runs on its value.
struct BezierAnimation: AnalyticAnimation {
  var duration: Double
  var curve: UnitCurve

  /// Whether there is no time to move in.
  private var isInstant: Bool { !(duration > 0) }

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    context.isLogicallyComplete = isInstant || time >= duration
    if isInstant || time > duration { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func endTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
    isInstant ? 0 : duration
  }

  func logicalEndTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
    isInstant ? 0 : duration
  }

  var description: String { "BezierAnimation(duration: \(duration), curve: \(curve))" }
}
