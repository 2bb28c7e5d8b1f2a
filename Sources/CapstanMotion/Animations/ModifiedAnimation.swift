import Foundation

/// A change to an animation: later, faster, or complete at another moment.
protocol AnimationModifier: Hashable, Sendable {
  /// Returns the base's time at a time of the whole.
  func baseTime(at time: Double) -> Double

  /// Returns the time of the whole at a time of the base; infinity if that never comes.
  func time(atBase time: Double) -> Double

  /// The time of the whole at which it is logically complete; nil to go by the base.
  var logicalEndTime: Double? { get }
}

extension AnimationModifier {
  var logicalEndTime: Double? { nil }
}

/// An animation with a modifier around it.
///
/// It takes over only from an animation of the same kind in an equal modifier, and reports no
/// velocity.
struct ModifiedAnimation<Modifier: AnimationModifier>: AnalyticAnimation {
  var base: Animation
  var modifier: Modifier

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    let result = base.animate(
      value: value, time: modifier.baseTime(at: time), context: &context)
    if let end = modifier.logicalEndTime { context.isLogicallyComplete = time >= end }
    return result
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? Self, previous.modifier == modifier,
      type(of: previous.base.base) == type(of: base.base)
    else { return false }
    return base.shouldMerge(
      previous: previous.base, value: value, time: modifier.baseTime(at: time), context: &context)
  }

  var isAnalytic: Bool { base.analytic != nil }

  func endTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
    guard let base = base.analytic else { return .infinity }
    return modifier.time(atBase: base.endTime(value: value, context: context))
  }

  func logicalEndTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
    if let end = modifier.logicalEndTime { return end }
    guard let base = base.analytic else { return .infinity }
    return modifier.time(atBase: base.logicalEndTime(value: value, context: context))
  }

  var description: String { "\(base).\(modifier)" }
}

/// Waits before the animation begins.
struct Delay: AnimationModifier, CustomStringConvertible {
  var delay: Double

  func baseTime(at time: Double) -> Double { max(0, time - delay) }
  func time(atBase time: Double) -> Double { max(0, time + delay) }

  var description: String { "delay(\(delay))" }
}

/// Runs the animation's clock faster or slower; at 0 and below it stands still.
struct Speed: AnimationModifier, CustomStringConvertible {
  var speed: Double

  func baseTime(at time: Double) -> Double { speed > 0 ? time * speed : 0 }
  func time(atBase time: Double) -> Double {
    time <= 0 ? 0 : speed > 0 ? time / speed : .infinity
  }

  var description: String { "speed(\(speed))" }
}

/// Counts the animation as complete after a time of its own.
struct LogicalCompletion: AnimationModifier, CustomStringConvertible {
  var duration: Double

  func baseTime(at time: Double) -> Double { time }
  func time(atBase time: Double) -> Double { time }
  var logicalEndTime: Double? { duration }

  var description: String { "logicallyComplete(after: \(duration))" }
}
