import CapstanMotion
import Testing

/// When an animation counts as complete, and when nothing moves any more.
@Suite struct CompletionTests {
  func state(_ animation: Animation, at time: Double = 0) -> MotionState<Double> {
    var state = MotionState(0.0)
    state.set(100, animation: animation, at: time)
    return state
  }

  @Test func aFluidSpringIsCompleteAfterItsResponse() {
    let state = state(.spring(response: 0.5, dampingFraction: 0.8), at: 2)
    #expect(isClose(state.logicalCompletionTime, 2.5, 1e-12))
    #expect(state.restTime > 2.5)
  }

  @Test func aRetargetedSpringCountsFromThere() {
    var state = state(.spring(response: 0.5, dampingFraction: 0.8))
    state.set(0, animation: .spring(response: 0.3, dampingFraction: 0.8), at: 0.2)
    #expect(isClose(state.logicalCompletionTime, 0.5, 1e-12))
  }

  @Test(arguments: [1.0, 4]) func anInterpolatingSpringGoesByItsStiffness(mass: Double) {
    let state = state(.interpolatingSpring(mass: mass, stiffness: 100, damping: 10))
    #expect(isClose(state.logicalCompletionTime, 2 * .pi / 10, 1e-12))
  }

  @Test func aCurveIsCompleteAtItsEnd() {
    let state = state(.easeOut(duration: 0.6).delay(0.2).speed(2), at: 1)
    #expect(isClose(state.logicalCompletionTime, 1.4, 1e-12))
    #expect(isClose(state.restTime, 1.4, 1e-12))
  }

  /// The platform's order: complete first, removed when the motion is over.
  @Test func completionComesBeforeRemoval() {
    let early = state(.linear(duration: 5).logicallyComplete(after: 1))
    let late = state(.linear(duration: 5))
    #expect(early.logicalCompletionTime == 1)
    #expect(late.restTime == 5)
    #expect(early.restTime == 5)
  }

  /// A value that is given another target rests when the last animation on it does.
  @Test func removalWaitsForEverythingOnTheValue() {
    var state = state(.linear(duration: 1))
    #expect(state.restTime == 1)
    state.set(0, animation: .linear(duration: 1), at: 0.5)
    #expect(state.restTime == 1.5)
    #expect(!state.isAtRest(at: 1.2))
    #expect(state.isAtRest(at: 1.5))
  }

  @Test func anAttributeNeverAnimatedIsAtRest() {
    var state = MotionState(3.0)
    #expect(state.isAtRest(at: 0))
    state.set(4, animation: nil, at: 1)
    #expect(state.isAtRest(at: 0))
    #expect(state.logicalCompletionTime == -.infinity)
    state.set(4, animation: .linear, at: 2)
    #expect(state.isAtRest(at: 2))
  }

  @Test func somethingWithoutEndNeverRests() {
    #expect(state(.linear(duration: 1).repeatForever()).restTime == .infinity)
    #expect(state(.spring(duration: 0.5, bounce: 1)).restTime == .infinity)
    #expect(state(.linear.speed(0)).restTime == .infinity)
  }

  /// At its end a spring snaps to the target, so near that no pixel shows it.
  @Test(arguments: [
    Animation.smooth, .bouncy, .snappy(duration: 0.2), .spring(duration: 1.5, bounce: 0.5),
    .spring(duration: 0.5, bounce: -0.4), .interpolatingSpring(stiffness: 300, damping: 5),
  ]) func springsEndUnseen(animation: Animation) {
    for travel in [0.1, 1.0, 100, 2000] {
      var state = MotionState(0.0)
      state.set(travel, animation: animation, at: 0)
      let end = state.restTime
      #expect(end.isFinite)
      #expect(state.value(at: end) == travel)
      let jump = abs(state.value(at: end.nextDown) - travel)
      #expect(jump <= min(0.02, travel * 0.01) * (1 + 1e-9), "\(animation) over \(travel)")
    }
  }

  /// Frames and angles end like every other value; the platform stops a frame within a pixel of its
  /// place and a rotation within a hundredth of a radian.
  @Test func geometryEndsLikeEveryValue() {
    var state = MotionState(0.0)
    state.set(Angle.degrees(90).animatableData, animation: .smooth, at: 0)
    let hundredth = Angle(radians: 0.009).animatableData
    var time = 0.0
    while state.model - state.value(at: time) > hundredth { time += 0.001 }
    #expect(!state.isAtRest(at: time))
    #expect(state.value(at: time) != state.model)
  }
}
