import Foundation

/// A spring that takes over whatever runs on its value, with position and velocity.
///
/// A closed form. (The platform steps this spring 300 times a second; the difference stays within
/// 2 % of the travel.)
struct FluidSpringAnimation: AnalyticAnimation {
  var response: Double
  var dampingFraction: Double
  var blendDuration: Double

  /// The largest stiffness, from the platform: a response of 0 acts within a few hundredths of a
  /// second, not at once.
  private static let stiffnessLimit = 45_000.0
  private static let leastResponse = 2 * Double.pi / stiffnessLimit.squareRoot()
  /// The longest blend considered, in seconds.
  private static let blendLimit = 60.0

  /// The spring itself, once any blend is over.
  var spring: Spring { FluidSpringAnimation.spring(response, dampingFraction) }

  /// The time for which the response of the previous spring is still felt.
  var blend: Double {
    blendDuration > 0 ? min(blendDuration, FluidSpringAnimation.blendLimit) : 0
  }

  static func spring(_ response: Double, _ dampingFraction: Double) -> Spring {
    Spring(
      response: response > leastResponse ? response : leastResponse,
      dampingRatio: dampingFraction)
  }

  /// Returns the response in force some time after taking over from a spring with another response.
  func effectiveResponse(previous: Double?, elapsed: Double) -> Double {
    guard let previous, blend > 0 else { return response }
    let p = min(max(elapsed / blend, 0), 1)
    return response + (previous - response) * (1 - p * p * (3 - 2 * p))
  }

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    let motion = FluidMotion(self, value: value, start: context.state[FluidStart<V>.self])
    context.isLogicallyComplete = motion.isLogicallyComplete(at: time)
    guard let remaining = motion.remaining(at: time) else { return nil }
    return value - remaining.displacement
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    let motion = FluidMotion(self, value: value, start: context.state[FluidStart<V>.self])
    return .zero - (motion.remaining(at: time)?.velocity ?? .zero)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    var scratch = context
    let position = previous.animate(value: value, time: time, context: &scratch)
    let velocity =
      position == nil ? nil : previous.velocity(value: value, time: time, context: context)
    var start = FluidStart(
      position: position ?? value, velocity: velocity ?? .zero, time: time, previousResponse: nil)
    if let spring = previous.base as? FluidSpringAnimation {
      let earlier = context.state[FluidStart<V>.self]
      let response = spring.effectiveResponse(
        previous: earlier?.previousResponse, elapsed: time - (earlier?.time ?? 0))
      if response != self.response { start.previousResponse = response }
    }
    context.state[FluidStart<V>.self] = start
    return true
  }

  func endTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
    FluidMotion(self, value: value, start: context.state[FluidStart<V>.self])
      .endTime(within: context.state[RestMargin.self])
  }

  func logicalEndTime<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> Double {
    FluidMotion(self, value: value, start: context.state[FluidStart<V>.self]).logicalEndTime
  }

  var description: String {
    "FluidSpringAnimation(response: \(response), dampingFraction: \(dampingFraction), "
      + "blendDuration: \(blendDuration))"
  }
}

/// Where and when a fluid spring took over from another animation.
struct FluidStart<V: VectorArithmetic> {
  /// The part of the change done by then.
  var position: V
  /// The velocity carried over, in value units a second.
  var velocity: V
  /// The time of taking over on the clock of the first animation.
  var time: Double
  /// The response of the spring before, if it is to be blended.
  var previousResponse: Double?
}

extension FluidStart: AnimationStateKey {
  static var defaultValue: FluidStart<V>? { nil }
}
