import Foundation

/// An upper bound of the displacement of a released spring, which only ever falls.
struct SpringEnvelope {
  private let spring: Spring
  /// The displacement's length and the length of its combination with the velocity.
  private let amplitudes: (Double, Double)

  /// Creates the bound for a displacement from the target and its velocity.
  init<V: VectorArithmetic>(_ spring: Spring, displacement: V, velocity: V) {
    self.spring = spring
    if spring.dampingRatio > 1 {
      let (slow, fast) = spring.overdampedRates
      let gap = max(fast - slow, .leastNormalMagnitude)
      amplitudes = (
        (displacement.scaled(by: fast / gap) + velocity.scaled(by: 1 / gap)).magnitude,
        (displacement.scaled(by: slow / gap) + velocity.scaled(by: 1 / gap)).magnitude
      )
    } else {
      amplitudes = (
        displacement.magnitude, (velocity + displacement.scaled(by: spring.decay)).magnitude
      )
    }
  }

  /// The rate, per second, by which displacement turns into velocity at the end of the motion.
  var rate: Double {
    spring.dampingRatio > 1 ? spring.overdampedRates.slow : spring.naturalFrequency
  }

  /// Returns the bound after so many seconds.
  func bound(at time: Double) -> Double {
    if spring.dampingRatio > 1 {
      let (slow, fast) = spring.overdampedRates
      return amplitudes.0 * exp(-slow * time) + amplitudes.1 * exp(-fast * time)
    }
    let (g, w) = (spring.decay, spring.frequency)
    // |sin(wt)/w| is at most 1/w and at most t; held at its largest until the bound can only fall.
    let reach = min(max(time, g > 0 ? 1 / g : .infinity), w > 0 ? 1 / w : .infinity)
    let swing = amplitudes.1 > 0 ? amplitudes.1 * reach : 0
    let fade = exp(-g * time)
    return fade > 0 ? fade * (amplitudes.0 + swing) : 0
  }

  /// Returns the first time the bound is no more than `threshold`; infinity if it never is.
  func time(within threshold: Double) -> Double {
    if bound(at: 0) <= threshold { return 0 }
    guard threshold > 0 else { return .infinity }
    var high = 1 / max(rate, 1e-9)
    while !(bound(at: high) <= threshold) {
      high *= 2
      if high > 1e12 { return .infinity }
    }
    var low = 0.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bound(at: middle) <= threshold { high = middle } else { low = middle }
    }
    return high
  }
}
