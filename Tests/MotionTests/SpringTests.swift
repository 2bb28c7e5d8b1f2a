import CapstanMotion
import Foundation
import Testing

@Suite struct SpringTests {
  @Test(arguments: SpringCase.solved) func followsItsEquation(_ item: SpringCase) {
    for sample in item.samples {
      let value = item.spring.value(
        target: item.target, initialVelocity: item.initialVelocity, time: sample.time)
      let velocity = item.spring.velocity(
        target: item.target, initialVelocity: item.initialVelocity, time: sample.time)
      // The times are printed with twelve decimals; what a spring does within that is no error.
      let slack = abs(sample.velocity) * 1e-12
      #expect(isClose(value, sample.value, item.tolerance.value + slack), "at \(sample.time)")
      let acceleration = abs(
        item.spring.force(target: item.target, position: value, velocity: velocity))
      #expect(
        isClose(velocity, sample.velocity, item.tolerance.velocity + acceleration * 1e-12),
        "velocity at \(sample.time)")
    }
  }

  /// Recorded from the platform: duration, bounce, settling duration, value at 0.1 s on the way
  /// to 10.
  @Test(arguments: [
    (0.4, 0, 0.6, 4.656), (0.4, 0.5, 1.157199, 6.473), (1, 0.3, 1.953928, 1.457),
    (0.2, 0.7, 0.981661, 13.679),
  ]) func agreesWithThePlatform(duration: Double, bounce: Double, settling: Double, value: Double) {
    let spring = Spring(duration: duration, bounce: bounce)
    #expect(isClose(spring.settlingDuration, settling, 2e-6))
    #expect(isClose(spring.value(target: 10.0, time: 0.1), value, 0.0006))
  }

  @Test(arguments: [
    (Spring(duration: 0.5, bounce: 0), 1.0, 0.0, 0.001, 0.8),
    (Spring(duration: 0.5, bounce: 0.3), 100, 0, 0.0001, 1.830001232),
    (Spring(duration: 0.5, bounce: 0), 100, 0, 0.0001, 1.4),
    (Spring(duration: 0.5, bounce: 0.2), 1, 12, 0.001, 0.794631808),
    (Spring(mass: 1, stiffness: 300, damping: 20), 1, 0, 0.001, 0.930565055),
  ]) func settles(spring: Spring, target: Double, velocity: Double, epsilon: Double, after: Double)
  {
    let duration = spring.settlingDuration(
      target: target, initialVelocity: velocity, epsilon: epsilon)
    #expect(isClose(duration, after, 1e-6))
  }

  @Test(arguments: [0, 0.3, 0.9, 0.99, -0.5, -0.9]) func staysSettled(bounce: Double) {
    let spring = Spring(duration: 0.4, bounce: bounce)
    let end = spring.settlingDuration
    #expect(end.isFinite)
    for step in 0..<400 {
      let value = spring.value(target: 1.0, time: end + Double(step) * 0.013)
      // Of an underdamped spring the platform's formula is a bound; the others are met exactly.
      #expect(abs(value - 1) <= 0.001 * (1 + 1e-9), "\(Double(step) * 0.013) s after settling")
    }
  }

  @Test func settlingGrowsWithBounce() {
    let durations = [0.1, 0.3, 0.5, 0.7, 0.9, 0.95].map {
      Spring(duration: 0.4, bounce: $0).settlingDuration
    }
    #expect(durations == durations.sorted())
  }

  @Test func anUndampedSpringNeverSettles() {
    #expect(Spring(duration: 0.4, bounce: 1).settlingDuration == .infinity)
    #expect(Spring(duration: 0.4, bounce: 7).settlingDuration == .infinity)
    let nothing = Spring(duration: 0.4, bounce: 1).settlingDuration(target: 0.0, epsilon: 0.001)
    #expect(nothing == 0)
  }

  @Test(arguments: [0.1, 0.5, 0.85, 1, 1.4], [0.2, 0.6, 3])
  func canBeMadeToSettle(dampingRatio: Double, duration: Double) {
    let spring = Spring(settlingDuration: duration, dampingRatio: dampingRatio)
    #expect(isClose(spring.dampingRatio, dampingRatio, 1e-12))
    if dampingRatio < 1 {
      #expect(isClose(spring.settlingDuration, duration, 1e-9))
    } else {
      #expect(isClose(spring.value(target: 1.0, time: duration), 0.999, 1e-9))
    }
  }

  @Test(arguments: [-0.4, 0, 0.3], [0.003, 0.05, 0.2]) func updatesExactly(
    bounce: Double, step: Double
  ) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    var (value, velocity) = (2.0, -30.0)
    for _ in 0..<5 {
      spring.update(value: &value, velocity: &velocity, target: 8, deltaTime: step)
    }
    let whole = spring.value(target: 6.0, initialVelocity: -30, time: 5 * step) + 2
    #expect(isClose(value, whole, 1e-11))
    let speed = spring.velocity(target: 6.0, initialVelocity: -30, time: 5 * step)
    #expect(isClose(velocity, speed, 1e-10))
  }

  @Test func forceIsWhatMovesTheMass() {
    let spring = Spring(mass: 2, stiffness: 120, damping: 9)
    let (h, t) = (1e-5, 0.07)
    let slope =
      (spring.velocity(target: 5.0, time: t + h) - spring.velocity(target: 5.0, time: t - h))
      / (2 * h)
    let force = spring.force(
      target: 5.0, position: spring.value(target: 5.0, time: t),
      velocity: spring.velocity(target: 5.0, time: t))
    #expect(isClose(force, 2 * slope, 1e-5))
  }

  @Test func animatesValuesBetweenTwoPoints() {
    let spring = Spring.bouncy
    let (a, b) = (CGPoint(x: 1, y: 20), CGPoint(x: 11, y: -20))
    let value = spring.value(fromValue: a, toValue: b, initialVelocity: .zero, time: 0.1)
    let share = spring.value(target: 1.0, time: 0.1)
    #expect(isClose(Double(value.x), 1 + 10 * share, 1e-12))
    #expect(isClose(Double(value.y), 20 - 40 * share, 1e-12))
    let velocity = spring.velocity(fromValue: a, toValue: b, initialVelocity: .zero, time: 0.1)
    #expect(isClose(Double(velocity.y), -40 * spring.velocity(target: 1.0, time: 0.1), 1e-9))
    let force = spring.force(fromValue: a, toValue: b, position: a, velocity: .zero)
    #expect(isClose(Double(force.x), spring.stiffness * 10, 1e-9))
    let settling = spring.settlingDuration(
      fromValue: a, toValue: b, initialVelocity: .zero, epsilon: 0.01)
    #expect(
      isClose(
        Double(settling), spring.settlingDuration(target: 1700.0.squareRoot(), epsilon: 0.01), 1e-9)
    )
  }

  @Test func overshootsByWhatTheBounceSays() {
    for (spring, share) in [(Spring.snappy, 0.0063), (.bouncy, 0.0460)] {
      let z = spring.dampingRatio
      let peak = 0.5 / (1 - z * z).squareRoot() / 2
      #expect(isClose(spring.value(target: 1.0, time: peak) - 1, share, 1e-4))
      #expect(isClose(spring.velocity(target: 1.0, time: peak), 0, 1e-9))
    }
  }
}
