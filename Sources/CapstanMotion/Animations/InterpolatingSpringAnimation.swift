import Foundation

/// A spring on the fraction from 0 to 1, which adds itself to whatever runs on its value.
///
/// More than critical damping acts as critical damping.
struct InterpolatingSpringAnimation: AnalyticAnimation {
  var mass: Double
  var stiffness: Double
  var damping: Double
  var initialVelocity: Double

  /// The share of the travel that may remain at the end; an approximation of ours.
  private static let endShare = 1e-5

  private var spring: Spring { Spring(mass: mass, stiffness: stiffness, damping: damping) }

  private var startVelocity: Double { initialVelocity.clampedFigure }

  private var envelope: SpringEnvelope {
    SpringEnvelope(spring, displacement: 1.0, velocity: -startVelocity)
  }

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    context.isLogicallyComplete = time >= spring.unitMassPeriod
    if envelope.bound(at: max(0, time)) <= InterpolatingSpringAnimation.endShare { return nil }
    return value.scaled(
      by: spring.value(target: 1.0, initialVelocity: startVelocity, time: time))
  }

  func endTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
    envelope.time(within: InterpolatingSpringAnimation.endShare)
  }

  func logicalEndTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
    spring.unitMassPeriod
  }

  var description: String {
    "InterpolatingSpringAnimation(mass: \(mass), stiffness: \(stiffness), damping: \(damping), "
      + "initialVelocity: \(initialVelocity))"
  }
}

extension Spring {
  /// The period of the spring as if its mass were 1, which is what logical completion goes by.
  fileprivate var unitMassPeriod: Double { response / mass.squareRoot() }
}
