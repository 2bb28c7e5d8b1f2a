import Foundation

/// What a spring makes of a displacement and its velocity after some time.
///
/// `displacement(t) = displacement · position + velocity · positionOfVelocity`, and alike for the
/// velocity: the fundamental solutions of `x'' + 2zw·x' + w²·x = 0`.
struct SpringPropagator {
  /// The displacement left of a displacement of 1.
  var position: Double
  /// The displacement that comes of a velocity of 1.
  var positionOfVelocity: Double
  /// The velocity that comes of a displacement of 1.
  var velocity: Double
  /// The velocity left of a velocity of 1.
  var velocityOfVelocity: Double

  /// Everything at rest at the target.
  static let rest = SpringPropagator(
    position: 0, positionOfVelocity: 0, velocity: 0, velocityOfVelocity: 0)

  /// The longest time a spring is followed, in seconds; one that still swings then stays there.
  private static let timeLimit = 1e15

  /// Solves the spring's equation for a time in seconds; times before 0 count as 0.
  init(_ spring: Spring, after time: Double) {
    let t = time > 0 ? min(time, SpringPropagator.timeLimit) : 0
    let (g, w) = (spring.decay, spring.frequency)
    if spring.naturalFrequency == 0 {
      // Nothing pulls and nothing holds back.
      self.init(position: 1, positionOfVelocity: t, velocity: 0, velocityOfVelocity: 1)
    } else if spring.dampingRatio > 1 {
      self.init(overdamped: spring, t)
    } else if g * t > 745 {
      // exp underflows to zero here.
      self = .rest
    } else if w > 0 {
      let fade = exp(-g * t)
      let (s, c) = (sin(w * t), cos(w * t))
      let square = spring.naturalFrequency * spring.naturalFrequency
      self.init(
        position: fade * (c + g / w * s), positionOfVelocity: fade * s / w,
        velocity: -fade * square / w * s, velocityOfVelocity: fade * (c - g / w * s))
    } else {
      let fade = exp(-g * t)
      self.init(
        position: fade * (1 + g * t), positionOfVelocity: fade * t,
        velocity: -fade * g * (g * t), velocityOfVelocity: fade * (1 - g * t))
    }
  }

  private init(
    position: Double, positionOfVelocity: Double, velocity: Double, velocityOfVelocity: Double
  ) {
    self.position = position
    self.positionOfVelocity = positionOfVelocity
    self.velocity = velocity
    self.velocityOfVelocity = velocityOfVelocity
  }

  private init(overdamped spring: Spring, _ t: Double) {
    let (slow, fast) = spring.overdampedRates
    let (slowFade, fastFade) = (exp(-slow * t), exp(-fast * t))
    let w = spring.frequency
    // (exp(-slow t) - exp(-fast t)) / (fast - slow), without cancellation where the rates are close.
    let difference =
      w * t < 1 && w > 0
      ? exp(-spring.decay * t) * sinh(w * t) / w : (slowFade - fastFade) / (fast - slow)
    self.init(
      position: slowFade + slow * difference, positionOfVelocity: difference,
      velocity: -slow * fast * difference, velocityOfVelocity: slowFade - fast * difference)
  }
}

extension Spring {
  /// The decay rates of an overdamped spring's two exponentials, the slow one first.
  var overdampedRates: (slow: Double, fast: Double) {
    let fast = decay + frequency
    return (fast > 0 ? naturalFrequency * (naturalFrequency / fast) : 0, fast)
  }
}
