import CapstanMotion
import Testing

/// What a spring says of itself, however it was made.
@Suite struct SpringParameterTests {
  @Test func documentedFigures() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(spring.mass == 1)
    #expect(isClose(spring.stiffness, 157.9, 0.05))
    #expect(isClose(spring.damping, 17.6, 0.05))
  }

  @Test func fromDurationAndBounce() {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    #expect(isClose(spring.duration, 0.5, 1e-6))
    #expect(isClose(spring.response, 0.5, 1e-6))
    #expect(isClose(spring.bounce, 0.2, 1e-6))
    #expect(isClose(spring.dampingRatio, 0.8, 1e-6))
    #expect(isClose(spring.stiffness, 157.91367041742973, 1e-6))
    #expect(isClose(spring.damping, 20.106192982974676, 1e-6))
  }

  @Test func tooMuchDampingIsClampedUnlessAllowed() {
    let clamped = Spring(mass: 1.2, stiffness: 90, damping: 40)
    #expect(isClose(clamped.duration, 0.725519745693687, 1e-6))
    #expect(isClose(clamped.bounce, 0, 1e-6))
    #expect(isClose(clamped.dampingRatio, 1, 1e-6))
    #expect(isClose(clamped.stiffness, 90, 1e-6))
    #expect(isClose(clamped.damping, 20.784609690826528, 1e-6))
    let allowed = Spring(mass: 1.2, stiffness: 90, damping: 40, allowOverDamping: true)
    #expect(isClose(allowed.dampingRatio, 40 / (2 * 108.0.squareRoot()), 1e-12))
    #expect(isClose(allowed.damping, 40, 1e-9))
  }

  @Test func overdampedStiffnessIsMoreThanWentIn() {
    let spring = Spring(duration: 0.5, bounce: -0.5)
    #expect(isClose(spring.bounce, -0.5, 1e-5))
    #expect(isClose(spring.dampingRatio, 2, 1e-5))
    #expect(isClose(spring.stiffness, 1105.3956932012077, 1e-5))
    #expect(isClose(spring.damping, 50.26548245743669, 1e-5))
  }

  @Test func negativeStiffness() {
    let spring = Spring(mass: 1.2, stiffness: -90, damping: 12)
    #expect(isClose(spring.duration, 0.561985178483258, 1e-6))
    #expect(isClose(spring.bounce, 0.5527864045000421, 1e-6))
    #expect(isClose(spring.dampingRatio, 0.4472135954999579, 1e-6))
    #expect(isClose(spring.mass, 1.2, 1e-6))
    #expect(isClose(spring.stiffness, 150, 1e-6))
    #expect(isClose(spring.damping, 12, 1e-6))
  }

  @Test func responseIsDuration() {
    let spring = Spring(response: 0.38, dampingRatio: 0.72)
    #expect(isClose(spring.duration, 0.38, 1e-12))
    #expect(isClose(spring.stiffness, 273.396, 0.001))
    #expect(isClose(spring.damping, 23.810, 0.001))
  }

  @Test func presets() {
    #expect(Spring() == Spring(duration: 0.5, bounce: 0))
    #expect(Spring.smooth == Spring())
    #expect(Spring.snappy == Spring(duration: 0.5, bounce: 0.15))
    #expect(Spring.bouncy == Spring(duration: 0.5, bounce: 0.3))
    #expect(Spring.bouncy(duration: 0.4, extraBounce: 0.1) == Spring(duration: 0.4, bounce: 0.4))
    #expect(Spring.snappy(extraBounce: -0.15) == .smooth)
  }

  @Test func bounceOutOfRange() {
    #expect(Spring(duration: 0.5, bounce: 4) == Spring(duration: 0.5, bounce: 1))
    let stiff = Spring(duration: 0.5, bounce: -4)
    #expect(stiff == Spring(duration: 0.5, bounce: -1))
    #expect(stiff.value(target: 100.0, time: 1) < 0.01)
  }
}
