import CapstanMotion
import Testing

/// Keyframes on a clock: triggered, triggered again, repeated.
@Suite struct KeyframeAnimationTests {
  @KeyframesBuilder<Double> func steps(_ start: Double) -> some Keyframes<Double> {
    LinearKeyframe(10, duration: 0.1)
    LinearKeyframe(start + 20, duration: 0.1)
  }

  /// Measured: from rest every run starts at the initial value, wherever the last one ended.
  @Test func runsFromRestStartAtTheInitialValue() {
    var arguments: [Double] = []
    var animation = KeyframeAnimation(initialValue: 0.0)
    #expect(animation.value(at: 5) == 0)
    #expect(animation.isAtRest(at: 0))
    for trigger in [1.0, 1.6] {
      animation.trigger(at: trigger) { start in
        arguments.append(start)
        return steps(start)
      }
      #expect(animation.value(at: trigger) == 0)
      #expect(isClose(animation.value(at: trigger + 0.05), 5, 1e-9))
      #expect(!animation.isAtRest(at: trigger + 0.19))
      #expect(animation.isAtRest(at: trigger + 0.2000001))
      #expect(animation.value(at: trigger + 0.5) == 20)
    }
    #expect(arguments == [0, 0])
  }

  @Test func inFlightTheCurrentValueIsTaken() {
    var animation = KeyframeAnimation(initialValue: 0.0)
    animation.trigger(at: 0, keyframes: steps)
    var argument = 0.0
    animation.trigger(at: 0.05) { start in
      argument = start
      return steps(start)
    }
    #expect(isClose(argument, 5, 1e-9))
    #expect(isClose(animation.value(at: 0.05), 5, 1e-9))
    #expect(isClose(animation.value(at: 1), 25, 1e-9))
  }

  @Test(arguments: [0.03, 0.11, 0.24]) func inFlightVelocityIsKept(trigger: Double) {
    func tracks() -> some Keyframes<Double> {
      KeyframeTrack {
        CubicKeyframe(6.0, duration: 0.1)
        SpringKeyframe(-18.0, duration: 0.25, spring: .bouncy)
        CubicKeyframe(0.0, duration: 0.3)
      }
    }
    var animation = KeyframeAnimation(initialValue: 0.0)
    animation.trigger(at: 0) { _ in tracks() }
    let before = animation
    animation.trigger(at: trigger) { _ in tracks() }
    let h = 1e-6
    #expect(isClose(animation.value(at: trigger), before.value(at: trigger), 1e-9))
    let incoming = (before.value(at: trigger) - before.value(at: trigger - h)) / h
    let outgoing = (animation.value(at: trigger + h) - animation.value(at: trigger)) / h
    #expect(isClose(incoming, outgoing, 0.02))
    #expect(isClose(animation.value(at: trigger + 2), 0, 1e-12))
  }

  @Test func repeats() {
    var calls: [Double] = []
    var animation = KeyframeAnimation(initialValue: 0.0)
    animation.setRepeating(true, at: 1) { start in
      calls.append(start)
      return steps(start)
    }
    animation.setRepeating(true, at: 1.3) { start in
      calls.append(start)
      return steps(start)
    }
    #expect(calls == [0])
    #expect(animation.restTime == .infinity)
    for pass in 0..<5 {
      #expect(isClose(animation.value(at: 1.05 + Double(pass) * 0.2), 5, 1e-9))
      #expect(isClose(animation.value(at: 1.15 + Double(pass) * 0.2), 15, 1e-9))
    }
  }

  /// As observed, but that the clock runs from the time of the event itself; the platform loses
  /// one update at each start.
  @Test func pausesAndResumes() {
    func ramp(_: Double) -> some Keyframes<Double> {
      KeyframeTrack { LinearKeyframe(10.0, duration: 1) }
    }
    var animation = KeyframeAnimation(initialValue: 0.0)
    animation.setRepeating(true, at: 0, keyframes: ramp)
    #expect(isClose(animation.value(at: 0.1), 1, 1e-9))
    #expect(isClose(animation.value(at: 0.6), 6, 1e-9))
    animation.setRepeating(false, at: 0.6, keyframes: ramp)
    #expect(isClose(animation.value(at: 0.6), 6, 1e-9))
    #expect(isClose(animation.value(at: 1), 6, 1e-9))
    #expect(animation.isAtRest(at: 0.6))
    animation.setRepeating(true, at: 1, keyframes: ramp)
    #expect(isClose(animation.value(at: 1), 6, 1e-9))
    #expect(isClose(animation.value(at: 1.2), 8, 1e-9))
    #expect(isClose(animation.value(at: 1.5), 1, 1e-9))
  }

  /// Observed on the platform, where the clock starts at the update after the event: the updates at
  /// 0.1 and 1.2 s start it, and the value before them is the one of the event.
  @Test func pausesAndResumesAtTheUpdatesOfThePlatform() {
    func ramp(_: Double) -> some Keyframes<Double> {
      KeyframeTrack { LinearKeyframe(10.0, duration: 1) }
    }
    var animation = KeyframeAnimation(initialValue: 0.0)
    var values = [animation.value(at: 0)]
    animation.setRepeating(true, at: 0.1, keyframes: ramp)
    values += [animation.value(at: 0.1), animation.value(at: 0.6)]
    animation.setRepeating(false, at: 0.6, keyframes: ramp)
    values += [animation.value(at: 0.6), animation.value(at: 1), animation.value(at: 1)]
    animation.setRepeating(true, at: 1.2, keyframes: ramp)
    values += [animation.value(at: 1.2), animation.value(at: 1.4)]
    for (value, expected) in zip(values, [0.0, 0, 5, 5, 5, 5, 5, 7]) {
      #expect(isClose(value, expected, 1e-6))
    }
  }

  @Test func withoutDurationNothingRepeats() {
    var animation = KeyframeAnimation(initialValue: 1.0)
    animation.setRepeating(true, at: 0) { _ in KeyframeTrack { MoveKeyframe(3.0) } }
    #expect(animation.value(at: 0) == 3)
    #expect(animation.isAtRest(at: 0))
  }
}
