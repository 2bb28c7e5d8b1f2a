public import Foundation

extension Spring {
  /// Returns the value on the way from zero to a target, `time` seconds after release.
  ///
  /// The velocity is in value units a second. Times before 0 count as 0.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let p = SpringPropagator(self, after: time)
    return target.scaled(by: 1 - p.position) + initialVelocity.scaled(by: p.positionOfVelocity)
  }

  /// Returns the velocity, in value units a second, on the way from zero to a target.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let p = SpringPropagator(self, after: time)
    return target.scaled(by: -p.velocity) + initialVelocity.scaled(by: p.velocityOfVelocity)
  }

  /// Moves a value and its velocity on by some seconds; exact for any step.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let p = SpringPropagator(self, after: deltaTime)
    let displacement = value - target
    let v = velocity
    value = target + displacement.scaled(by: p.position) + v.scaled(by: p.positionOfVelocity)
    velocity = displacement.scaled(by: p.velocity) + v.scaled(by: p.velocityOfVelocity)
  }

  /// Returns the force on the mass: what the stiffness pulls less what the damping holds back.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Returns the value on the way from one value to another, `time` seconds after release.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    let start = fromValue.animatableData
    let travelled = value(
      target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData,
      time: time)
    return toValue.replacingAnimatableData(start + travelled)
  }

  /// Returns the velocity on the way from one value to another.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    let velocity = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return initialVelocity.replacingAnimatableData(velocity)
  }

  /// Returns the force on the mass on the way from one value to another.
  public func force<V: Animatable>(
    fromValue: V, toValue: V, position: V, velocity: V
  ) -> V {
    let start = fromValue.animatableData
    let force = force(
      target: toValue.animatableData - start, position: position.animatableData - start,
      velocity: velocity.animatableData)
    return toValue.replacingAnimatableData(force)
  }
}
