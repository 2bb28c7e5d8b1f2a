import CapstanMotion
import Testing

/// Repetition, with passes exactly as long as the animation.
///
/// On the platform a pass ends with the first frame after that and so stretches to whole frames.
@Suite struct RepeatTests {
  func play(_ animation: Animation, at time: Double) -> Double {
    var state = MotionState(0.0)
    state.set(1, animation: animation, at: 0)
    return state.value(at: time)
  }

  @Test func passesThatReverse() {
    let animation = Animation.linear(duration: 0.5).repeatCount(3)
    for (time, value) in [
      (0.0, 0.0), (0.25, 0.5), (0.5, 1), (0.6, 0.8), (0.95, 0.1), (1, 0), (1.25, 0.5), (1.45, 0.9),
      (1.5, 1), (2, 1),
    ] {
      #expect(isClose(play(animation, at: time), value, 1e-9), "at \(time)")
    }
  }

  @Test func passesThatStartAnew() {
    let animation = Animation.linear(duration: 0.25).repeatCount(3, autoreverses: false)
    for (time, value) in [
      (0.0, 0.0), (0.1, 0.4), (0.25, 1), (0.3, 0.2), (0.5, 1), (0.625, 0.5), (0.75, 1), (1, 1),
    ] {
      #expect(isClose(play(animation, at: time), value, 1e-9), "at \(time)")
    }
  }

  /// The platform's frames, a quarter of a frame after each 60th of a second: within one frame of
  /// motion for every pass that has stretched.
  @Test func staysNearThePlatformsFrames() {
    let reversing = Animation.linear(duration: 0.5).repeatCount(3)
    let forward = Animation.linear(duration: 0.25).repeatCount(3, autoreverses: false)
    for (time, value) in [
      (0.4875, 0.975), (0.520833333, 0.966666667), (0.754166667, 0.5), (0.9875, 0.033333333),
      (1.0375, 0.033333333), (1.254166667, 0.466666667), (1.4875, 0.933333333),
    ] {
      #expect(isClose(play(reversing, at: time), value, 2 * 0.0334), "at \(time)")
    }
    for (time, value) in [
      (0.2375, 0.95), (0.270833333, 0.066666667), (0.4875, 0.933333333), (0.6375, 0.466666667),
    ] {
      #expect(isClose(play(forward, at: time), value, 2 * 0.0667), "at \(time)")
    }
  }

  @Test func anEvenNumberOfReversingPassesEndsWithAJump() {
    let animation = Animation.linear(duration: 0.5).repeatCount(2)
    #expect(isClose(play(animation, at: 0.999), 0.002, 1e-9))
    #expect(play(animation, at: 1) == 1)
  }

  @Test func withoutEnd() {
    let animation = Animation.easeInOut(duration: 0.5).repeatForever()
    for pass in 0..<200 {
      let time = Double(pass) + 0.2
      #expect(isClose(play(animation, at: time), play(animation, at: 0.2), 1e-9))
      #expect(isClose(play(animation, at: time + 0.5), 1 - play(animation, at: 0.2), 1e-9))
    }
  }

  @Test func aSpringRepeats() {
    let animation = Animation.bouncy.repeatForever(autoreverses: false)
    var once = MotionState(0.0)
    once.set(1, animation: .bouncy, at: 0)
    let length = once.restTime
    #expect(isClose(play(animation, at: length + 0.1), play(.bouncy, at: 0.1), 1e-9))
  }

  @Test func aDelayInsideIsRepeatedOneOutsideIsNot() {
    let inside = Animation.linear(duration: 1).delay(1).repeatForever(autoreverses: false)
    let outside = Animation.linear(duration: 1).repeatForever(autoreverses: false).delay(1)
    #expect(isClose(play(inside, at: 2.5), 0, 1e-9))
    #expect(isClose(play(inside, at: 3.5), 0.5, 1e-9))
    #expect(isClose(play(outside, at: 2.5), 0.5, 1e-9))
  }

  @Test(arguments: [0, -4]) func lessThanOnceIsOnce(count: Int) {
    #expect(isClose(play(.linear(duration: 1).repeatCount(count), at: 0.5), 0.5, 1e-9))
  }

  @Test func nothingToRepeat() {
    #expect(play(.linear(duration: 0).repeatForever(), at: 0) == 1)
  }

  /// Ended by an animation in the usual way.
  @Test func isEndedByAnotherAnimation() {
    var state = MotionState(0.0)
    state.set(100, animation: .linear(duration: 1).repeatForever(), at: 0)
    state.set(0, animation: .linear(duration: 0.5), at: 10.25)
    #expect(isClose(state.value(at: 10.25), 25, 1e-9))
    #expect(state.restTime == 10.75)
    var other = MotionState(0.0)
    other.set(100, animation: .linear(duration: 1).repeatForever(), at: 0)
    other.set(0, animation: .smooth, at: 10.25)
    #expect(isClose(other.value(at: 10.25), 25, 1e-9))
    #expect(other.restTime < 12)
  }
}
