public import Foundation

/// The way a view changes over time to create a smooth visual transition.
///
/// An animation is a value. It says nothing about what changes: `animate` maps any change to the
/// part of it done by some time.
public struct Animation: Sendable {
  /// The animation beneath.
  public let base: any CustomAnimation

  /// Creates an animation from a custom one.
  public init<A: CustomAnimation>(_ base: A) {
    self.base = base
  }

  /// Returns the part of the change `value` done after `time` seconds; nil when it is over.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// Returns the velocity after `time` seconds, in value units a second; nil when unknown.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Returns whether this animation takes over from `previous`, which runs on the same value.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation: Hashable {
  /// Returns whether both animations are of one kind and have equal parameters.
  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    lhs.base.isEqual(to: rhs.base)
  }

  /// Feeds the parameters to a hasher.
  public func hash(into hasher: inout Hasher) {
    base.hash(into: &hasher)
  }
}

extension CustomAnimation {
  fileprivate func isEqual(to other: any CustomAnimation) -> Bool {
    (other as? Self) == self
  }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
  /// The kind of animation and its parameters.
  public var description: String { String(describing: base) }

  /// The kind of animation and its parameters.
  public var debugDescription: String { description }
}
