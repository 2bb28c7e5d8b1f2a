public import Foundation

/// A way for a value to change over time.
///
/// An animation maps the whole change and the time since it began to the part of the change done
/// by then. Here it is asked at any time in any order; one that keeps state is replayed from its
/// beginning on a fixed grid, so that what it answers depends on the time alone.
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the part of the change `value` done after `time` seconds; nil when it is over.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// Returns the velocity after `time` seconds, in value units a second; nil when unknown.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Returns whether this animation takes over from `previous`, which runs on the same value.
  ///
  /// `value` and `time` are those of the previous animation, and the time runs on. An animation
  /// that does not take over is added on top of the previous one.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Reports no velocity.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    nil
  }

  /// Does not take over.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    false
  }
}
