public import Foundation

/// A damped spring, as a pure function of time.
///
/// Every value is a closed form, exact at any time in any order; nothing is stepped. Parameters
/// outside their range are brought to the nearest meaningful one: a spring is never a source of
/// infinities, except that the settling duration of an undamped spring is infinite.
public struct Spring: Hashable, Sendable {
  /// The frequency of the undamped spring in radians a second: 0, or up to `frequencyLimit`.
  package let naturalFrequency: Double
  /// The ratio of the damping to the critical one: 0 swings for ever, 1 never overshoots.
  public let dampingRatio: Double
  /// The mass at the end of the spring; 1 unless the spring was made from physical quantities.
  public let mass: Double

  /// The largest natural frequency: a duration of 0 acts within nanoseconds.
  static let frequencyLimit = 1e9
  /// The largest damping ratio, reached by a bounce of -1: the spring hardly moves.
  private static let dampingRatioLimit = 1e6

  /// The smallest mass taken at its word.
  private static let leastMass = 1e-9

  /// Creates a spring from its natural frequency, every quantity brought into range.
  package init(naturalFrequency: Double, dampingRatio: Double, mass: Double = 1) {
    self.naturalFrequency =
      naturalFrequency.isNaN ? 0 : min(max(naturalFrequency, 0), Spring.frequencyLimit)
    self.dampingRatio =
      dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0), Spring.dampingRatioLimit)
    self.mass = mass
  }

  /// Creates a spring from its perceptual duration in seconds and its bounce.
  ///
  /// A bounce of 0 is critical damping, 1 swings for ever, negative values damp more. Bounces above
  /// 1 act as 1; at -1 and below the spring hardly moves.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce))
  }

  /// Creates a spring from its response in seconds and its damping ratio.
  public init(response: Double, dampingRatio: Double) {
    self.init(
      naturalFrequency: response > 0 ? 2 * .pi / response : .infinity, dampingRatio: dampingRatio)
  }

  /// Creates a spring from physical quantities.
  ///
  /// Overdamping is reduced to critical damping unless it is allowed. A mass that is not positive
  /// counts as 1.
  public init(
    mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let (stiffness, damping) = (stiffness.clampedFigure, damping.clampedFigure)
    let mass = mass > 0 ? max(mass.clampedFigure, Spring.leastMass) : 1
    let decay = damping > 0 ? damping / (2 * mass) : 0
    if stiffness < 0 {
      // Observed on the platform: the frequency is the root of |k/m - g²|, as if underdamped.
      let frequency = (decay * decay - stiffness / mass).squareRoot()
      let natural = (decay * decay + frequency * frequency).squareRoot()
      self.init(naturalFrequency: natural, dampingRatio: decay / natural, mass: mass)
      return
    }
    let natural = (stiffness / mass).squareRoot()
    let ratio = natural > 0 ? decay / natural : (decay > 0 ? .infinity : 0)
    self.init(
      naturalFrequency: natural, dampingRatio: allowOverDamping ? ratio : min(ratio, 1),
      mass: mass)
  }

  /// Creates the spring that settles within `epsilon` of 1 after so many seconds.
  ///
  /// An undamped spring never settles; its ratio is raised to the least one that does in practice,
  /// 0.0001.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = max(dampingRatio.isNaN ? 1 : dampingRatio, 0.0001)
    self.init(
      naturalFrequency: Spring.naturalFrequency(
        settlingIn: settlingDuration, dampingRatio: ratio, epsilon: epsilon),
      dampingRatio: ratio)
  }

  /// Returns the damping ratio that belongs to a bounce.
  static func dampingRatio(bounce: Double) -> Double {
    if bounce >= 0 { return 1 - min(bounce, 1) }
    return bounce > -1 ? 1 / (1 + bounce) : .infinity
  }

  /// The perceptual duration in seconds; equal to the response.
  public var duration: TimeInterval { response }

  /// The bounce: 1 less the damping ratio, or its reciprocal less 1 when overdamped.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The period of the undamped spring in seconds, finite in any case.
  public var response: Double {
    naturalFrequency > 0 ? 2 * .pi / naturalFrequency : .greatestFiniteMagnitude
  }

  /// The stiffness as the platform reports it: mass · (decay² + frequency²).
  ///
  /// For an overdamped spring this is more than the stiffness that went in.
  public var stiffness: Double {
    let square = naturalFrequency * naturalFrequency
    return mass * square * (dampingRatio > 1 ? 2 * dampingRatio * dampingRatio - 1 : 1)
  }

  /// The damping coefficient: twice the decay times the mass.
  public var damping: Double { 2 * decay * mass }

  /// The decay rate per second.
  var decay: Double { dampingRatio * naturalFrequency }

  /// The magnitude of the angular frequency; 0 at critical damping.
  var frequency: Double {
    naturalFrequency * abs((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
  }
}
