public import Foundation

extension Spring {
  /// The distance from the target that `settlingDuration` counts as settled.
  private static let settlingEpsilon = 0.001
  /// The grid, in seconds, on which springs without overshoot settle; measured on the platform.
  private static let settlingStep = 0.1
  /// The time a spring must stay settled to count.
  private static let settledSteps = 10
  /// The number of grid points past which a bound on the distance is the answer.
  private static let settlingStepLimit = 10_000

  /// The seconds until a travel of 1 has come within 0.001 for good; infinite without damping.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, epsilon: Spring.settlingEpsilon)
  }

  /// Returns the seconds until the value stays within `epsilon`, in value units, of the target.
  ///
  /// Springs without overshoot settle on a grid of tenths of a second, as on the platform.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let epsilon = epsilon > .leastNormalMagnitude ? epsilon : .leastNormalMagnitude
    if target == .zero && initialVelocity == .zero { return 0 }
    if dampingRatio < 1 {
      guard decay > 0 else { return .infinity }
      let slope = (target.scaled(by: decay) - initialVelocity).magnitude
      return max(0, log((slope + target.magnitude) / epsilon) / decay)
    }
    return settlingOnGrid(target: target, initialVelocity: initialVelocity, epsilon: epsilon)
  }

  /// Returns the seconds until the way from one value to another stays within `epsilon` of its end.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }

  private func settlingOnGrid<V: VectorArithmetic>(
    target: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    let bound = SpringEnvelope(
      self, displacement: V.zero - target, velocity: initialVelocity
    ).time(within: epsilon)
    guard bound < Double(Spring.settlingStepLimit) * Spring.settlingStep else { return bound }
    var (time, candidate, run) = (0.0, 0.0, 0)
    while time < bound + Spring.settlingStep * Double(2 * Spring.settledSteps) {
      let reached = value(target: target, initialVelocity: initialVelocity, time: time)
      if (target - reached).magnitude < epsilon {
        if run == 0 { candidate = time }
        run += 1
        if run > Spring.settledSteps { return candidate }
      } else {
        run = 0
      }
      time += Spring.settlingStep
    }
    return bound
  }

  /// Returns the natural frequency with which a travel of 1 settles in so many seconds.
  static func naturalFrequency(
    settlingIn duration: Double, dampingRatio: Double, epsilon: Double
  ) -> Double {
    guard duration > 0 else { return .infinity }
    let duration = min(duration, Double.figureLimit)
    func settles(_ frequency: Double) -> Bool {
      let spring = Spring(naturalFrequency: frequency, dampingRatio: dampingRatio)
      if spring.dampingRatio < 1 {
        return spring.settlingDuration(target: 1.0, epsilon: epsilon) <= duration
      }
      return abs(1 - spring.value(target: 1.0, time: duration)) <= epsilon
    }
    var (low, high) = (0.0, 1 / duration)
    while !settles(high) && high < frequencyLimit { high *= 2 }
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if settles(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
