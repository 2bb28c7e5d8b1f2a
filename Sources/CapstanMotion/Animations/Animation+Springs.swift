public import Foundation

extension Animation {
  /// The response of the default animation in seconds, as documented since iOS 17.
  package static let defaultResponse = 0.55

  /// The default animation: a spring without bounce.
  public static let `default` = Animation(
    FluidSpringAnimation(response: defaultResponse, dampingFraction: 1, blendDuration: 0))

  /// A spring without bounce that keeps position and velocity when its target changes.
  public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

  /// Returns a spring that keeps position and velocity when its target changes.
  ///
  /// Within `blendDuration` seconds it passes from the response of the spring before to its own.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    Animation(
      FluidSpringAnimation(
        response: duration, dampingFraction: Spring.dampingRatio(bounce: bounce),
        blendDuration: blendDuration))
  }

  /// Returns a spring that keeps position and velocity when its target changes.
  @_disfavoredOverload public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      FluidSpringAnimation(
        response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
  }

  /// Returns a spring with the response and damping ratio of `spring`.
  public static func spring(
    _ spring: Spring, blendDuration: TimeInterval = 0.0
  ) -> Animation {
    Animation(
      FluidSpringAnimation(
        response: spring.response, dampingFraction: spring.dampingRatio,
        blendDuration: blendDuration))
  }

  /// A fast spring for values that follow a finger.
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  /// Returns a fast spring for values that follow a finger.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// Returns a fast spring for values that follow a finger.
  @_disfavoredOverload public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(
      response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A spring without bounce.
  public static var smooth: Animation { smooth() }

  /// Returns a spring without bounce of its own.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce.
  public static var snappy: Animation { snappy() }

  /// Returns a spring with a bounce of 0.15 and what is added to it.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that is seen to bounce.
  public static var bouncy: Animation { bouncy() }

  /// Returns a spring with a bounce of 0.3 and what is added to it.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A spring without bounce that adds itself to what runs already.
  public static var interpolatingSpring: Animation {
    interpolatingSpring(duration: 0.5, bounce: 0)
  }

  /// Returns a spring that adds itself to what runs already.
  ///
  /// `initialVelocity` is in whole changes a second.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(
      InterpolatingSpringAnimation(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }

  /// Returns a spring that adds itself to what runs already.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    let spring = Spring(duration: duration, bounce: bounce)
    return interpolatingSpring(
      stiffness: spring.naturalFrequency * spring.naturalFrequency,
      damping: 2 * spring.naturalFrequency * spring.dampingRatio,
      initialVelocity: initialVelocity)
  }

  /// Returns a spring that adds itself to what runs already, with its quantities for a mass of 1.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      stiffness: spring.stiffness / spring.mass, damping: spring.damping / spring.mass,
      initialVelocity: initialVelocity)
  }
}
