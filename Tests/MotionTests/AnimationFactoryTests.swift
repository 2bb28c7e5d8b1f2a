import CapstanMotion
import Foundation
import Testing

/// Which model each call makes, and with which figures.
@Suite struct AnimationFactoryTests {
  /// Reads the stored figures of the animation beneath.
  func figures(_ animation: Animation) -> [String: Double] {
    var result: [String: Double] = [:]
    for child in Mirror(reflecting: animation.base).children {
      if let label = child.label, let number = child.value as? Double { result[label] = number }
    }
    return result
  }

  /// Response, damping fraction, blend duration.
  static let fluid: [(String, Animation, Double, Double, Double)] = [
    ("spring", .spring, 0.5, 1, 0),
    ("spring()", .spring(), 0.5, 1, 0),
    ("spring(bounce:)", .spring(bounce: 0.3), 0.5, 0.7, 0),
    ("spring, overdamped", .spring(duration: 0.5, bounce: -0.5, blendDuration: 0.1), 0.5, 2, 0.1),
    ("spring(response:)", .spring(response: 0.4), 0.4, 0.825, 0),
    (
      "spring(response:dampingFraction:)", .spring(response: 0.38, dampingFraction: 0.72), 0.38,
      0.72, 0
    ),
    ("spring(Spring)", .spring(Spring(duration: 0.3, bounce: 0.2)), 0.3, 0.8, 0),
    ("interactiveSpring", .interactiveSpring, 0.15, 0.85, 0.25),
    ("interactiveSpring()", .interactiveSpring(), 0.15, 0.85, 0.25),
    ("interactiveSpring(response:)", .interactiveSpring(response: 0.2), 0.2, 0.86, 0.25),
    ("smooth", .smooth, 0.5, 1, 0),
    ("snappy", .snappy, 0.5, 0.85, 0),
    ("bouncy", .bouncy, 0.5, 0.7, 0),
    ("snappy, less", .snappy(duration: 0.5, extraBounce: -0.5), 0.5, 1.5384615384615383, 0),
    ("bouncy, more", .bouncy(duration: 0.4, extraBounce: 0.1), 0.4, 0.6, 0),
    ("default", .default, 0.55, 1, 0),
  ]

  @Test(arguments: 0..<fluid.count) func fluidSprings(index: Int) {
    let (name, animation, response, damping, blend) = AnimationFactoryTests.fluid[index]
    let figures = figures(animation)
    #expect(isClose(figures["response"] ?? .nan, response, 1e-9), "\(name)")
    #expect(isClose(figures["dampingFraction"] ?? .nan, damping, 1e-9), "\(name)")
    #expect(isClose(figures["blendDuration"] ?? .nan, blend, 1e-9), "\(name)")
  }

  /// Mass, stiffness, damping, initial velocity.
  static let interpolating: [(String, Animation, Double, Double, Double, Double)] = [
    ("interpolatingSpring", .interpolatingSpring, 1, 157.91367041742973, 25.132741228718345, 0),
    (
      "overdamped", .interpolatingSpring(duration: 0.5, bounce: -0.5), 1, 157.91367041742973,
      50.26548245743669, 0
    ),
    (
      "physical", .interpolatingSpring(mass: 2, stiffness: 300, damping: 5, initialVelocity: 3), 2,
      300, 5, 3
    ),
    (
      "Spring", .interpolatingSpring(Spring(mass: 2, stiffness: 300, damping: 5)), 1, 150, 2.5, 0
    ),
  ]

  @Test(arguments: 0..<interpolating.count) func interpolatingSprings(index: Int) {
    let (name, animation, mass, stiffness, damping, velocity) =
      AnimationFactoryTests.interpolating[index]
    let figures = figures(animation)
    #expect(isClose(figures["mass"] ?? .nan, mass, 1e-9), "\(name)")
    #expect(isClose(figures["stiffness"] ?? .nan, stiffness, 1e-9), "\(name)")
    #expect(isClose(figures["damping"] ?? .nan, damping, 1e-9), "\(name)")
    #expect(isClose(figures["initialVelocity"] ?? .nan, velocity, 1e-9), "\(name)")
  }

  @Test func equalityGoesByKindAndFigures() {
    #expect(Animation.smooth == .spring(duration: 0.5))
    #expect(Animation.smooth != .spring(duration: 0.6))
    #expect(Animation.easeIn == .timingCurve(0.42, 0, 1, 1))
    #expect(Animation.easeIn == .timingCurve(.easeIn, duration: 0.35))
    #expect(Animation.linear(duration: 1).delay(1) != .linear(duration: 1).speed(1))
    #expect(Animation.linear.delay(0.2) == .linear.delay(0.2))
    #expect(Set([Animation.smooth, .spring, .bouncy]).count == 2)
  }

  @Test func describesItself() {
    #expect(
      "\(Animation.smooth)"
        == "FluidSpringAnimation(response: 0.5, dampingFraction: 1.0, blendDuration: 0.0)")
    #expect(
      "\(Animation.linear(duration: 1).delay(0.2).speed(2))"
        == "BezierAnimation(duration: 1.0, curve: linear).delay(0.2).speed(2.0)")
    #expect(
      "\(Animation.linear(duration: 1).repeatCount(3))"
        == "BezierAnimation(duration: 1.0, curve: linear).repeatCount(3, autoreverses: true)")
    #expect(
      "\(Animation.linear(duration: 1).repeatForever(autoreverses: false))"
        == "BezierAnimation(duration: 1.0, curve: linear).repeatForever(autoreverses: false)")
  }
}
