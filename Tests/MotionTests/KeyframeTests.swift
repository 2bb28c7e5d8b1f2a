import CapstanMotion
import Testing

@Suite struct KeyframeTests {
  @Test(arguments: KeyframeCase.measured + KeyframeCase.observed + KeyframeCase.derived)
  func tracks(_ item: KeyframeCase) {
    let timeline = KeyframeSteps(steps: item.steps)
      .timeline(from: item.start, velocity: item.velocity)
    #expect(isClose(timeline.duration, item.duration, item.tolerance.duration))
    for sample in item.samples {
      let value = timeline.value(time: sample.time)
      #expect(isClose(value, sample.value, item.tolerance.value), "at \(sample.time)")
    }
  }

  struct Pair {
    var x = 0.0
    var s = 1.0
  }

  /// Recorded from the platform: the shorter track holds its last value.
  @Test func twoTracks() {
    let timeline = KeyframeTimeline(initialValue: Pair()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 0.2)
        LinearKeyframe(0, duration: 0.2)
      }
      KeyframeTrack(\.s) { LinearKeyframe(2, duration: 0.6) }
    }
    #expect(isClose(timeline.duration, 0.6, 1e-12))
    let samples = [
      (-0.1, 0, 1), (0, 0, 1), (0.05, 2.5, 1.083), (0.1, 5, 1.167), (0.15, 7.5, 1.25),
      (0.2, 10, 1.333), (0.25, 7.5, 1.417), (0.3, 5, 1.5), (0.35, 2.5, 1.583), (0.4, 0, 1.667),
      (0.5, 0, 1.833), (0.6, 0, 2), (0.8, 0, 2), (1.5, 0, 2),
    ]
    for (time, x, s) in samples {
      let value = timeline.value(time: time)
      #expect(isClose(value.x, x, 0.0006), "x at \(time)")
      #expect(isClose(value.s, s, 0.0006), "s at \(time)")
    }
  }

  @Test func progressIsAShareOfTheDuration() {
    let timeline = KeyframeSteps(steps: [.linear(10, 0.4)]).timeline(from: 0)
    for (progress, value) in [(-1.0, 0.0), (0, 0), (0.5, 5), (1, 10), (1.5, 10)] {
      #expect(isClose(timeline.value(progress: progress), value, 0.0006))
    }
  }

  /// A part without a track holds its value in the captured velocity, as observed.
  @Test func velocityOfTracksAndOfPartsWithoutOne() {
    let timeline = KeyframeTimeline(initialValue: Pair(x: 10, s: 20)) {
      KeyframeTrack(\.x) { LinearKeyframe(100, duration: 1) }
    }
    #expect(isClose(timeline.velocity(time: 0.25).x, 90, 1e-6))
    #expect(isClose(timeline.velocity(time: 0.25).s, 20, 1e-6))
    #expect(timeline.velocity(time: 3).x == 0)
  }

  /// The platform divides zero by zero here; we are at the target.
  @Test func aKeyframeWithoutDurationIsAtItsTarget() {
    let first = KeyframeSteps(steps: [.linear(4, 0), .linear(9, 0.5)]).timeline(from: 1)
    #expect(first.value(time: -1) == 4)
    #expect(first.value(time: 0) == 4)
    #expect(first.value(time: 0.25) == 6.5)
    for step in [
      KeyframeStep.cubic(4, 0), .linear(4, -2), .spring(4, 0, .bouncy), .move(4),
    ] {
      let only = KeyframeSteps(steps: [step]).timeline(from: 1)
      #expect(only.duration == 0)
      for time in [0, 0.1, 7] { #expect(only.value(time: time) == 4, "\(step) at \(time)") }
      let middle = KeyframeSteps(steps: [.linear(2, 1), step, .linear(8, 1)]).timeline(from: 0)
      #expect(middle.value(time: 1) == 2)
      #expect(isClose(middle.value(time: 1 + 1e-9), 4, 1e-6))
      #expect(middle.value(time: 1.5) == 6)
      let last = KeyframeSteps(steps: [.linear(2, 1), step]).timeline(from: 0)
      #expect(last.value(time: 1) == 2)
      #expect(last.value(time: 1.1) == 4)
    }
  }

  @Test func ofTracksOnOnePartTheLastWins() {
    let timeline = KeyframeTimeline(initialValue: Pair()) {
      KeyframeTrack(\.x) { LinearKeyframe(10, duration: 1) }
      KeyframeTrack(\.x) { MoveKeyframe(3) }
    }
    #expect(timeline.value(time: 0.5).x == 3)
    #expect(timeline.duration == 1)
  }

  @Test func anUndampedSpringLeftToSettleEnds() {
    let timeline = KeyframeSteps(steps: [.spring(10, nil, Spring(duration: 0.5, bounce: 1))])
      .timeline(from: 0)
    #expect(timeline.duration.isFinite)
    #expect(timeline.value(progress: 1).isFinite)
  }

  /// The way between two angles is the way between the numbers: 350° to 10° leads through 180°.
  @Test func anglesGoTheWayOfTheirNumbers() {
    let timeline = KeyframeTimeline(initialValue: Angle.degrees(350)) {
      LinearKeyframe(Angle.degrees(10), duration: 2)
    }
    #expect(isClose(timeline.value(time: 1).degrees, 180, 1e-9))
  }

  /// Velocities come in value units, whatever unit the data has.
  @Test func angleVelocitiesAreAngles() {
    let timeline = KeyframeTimeline(initialValue: Angle.zero) {
      CubicKeyframe(Angle.degrees(0), duration: 1, startVelocity: .degrees(90))
    }
    #expect(isClose(timeline.value(time: 0.5).degrees, 90.0 / 8, 1e-9))
    #expect(isClose(timeline.velocity(time: 0).degrees, 90, 1e-9))
  }
}
