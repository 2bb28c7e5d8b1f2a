import CapstanMotion
import Foundation
import Testing

/// Animations of a listing's own.
@Suite struct CustomAnimationTests {
  /// Bounces off its target; a closed form.
  struct Elastic: CustomAnimation {
    var duration: TimeInterval

    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      if time > duration { return nil }
      if time >= duration / 2 { context.isLogicallyComplete = true }
      var result = value
      result.scale(by: abs(cos(time / duration * .pi * 2.5)) * -1 + 1)
      return result
    }
  }

  /// Counts how often it was asked and moves a hundredth of the way each time.
  struct Stepper: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      context.state[Count<V>.self] += 1
      let count = context.state[Count<V>.self]
      if count > 100 { return nil }
      var result = value
      result.scale(by: Double(count) / 100)
      return result
    }

    struct Count<V: VectorArithmetic>: AnimationStateKey {
      static var defaultValue: Int { 0 }
    }
  }

  /// Follows the spring it is made of, and takes over when that does.
  struct Wrapped: CustomAnimation {
    var base: Animation

    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      base.animate(value: value, time: time, context: &context)
    }

    func velocity<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
      base.velocity(value: value, time: time, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
      guard let previous = previous.base as? Wrapped else { return false }
      return base.shouldMerge(
        previous: previous.base, value: value, time: time, context: &context)
    }
  }

  @Test func playsAndEnds() {
    var state = MotionState(0.0)
    state.set(10, animation: Animation(Elastic(duration: 1)), at: 2)
    #expect(isClose(state.value(at: 2.2), 10, 1e-9))
    #expect(isClose(state.value(at: 2.4), 0, 1e-9))
    // Its end shows only when it comes, on the grid on which it is asked.
    #expect(isClose(state.restTime, 3, 1.01 / 240))
    #expect(isClose(state.logicalCompletionTime, 2.5, 1.01 / 240))
    #expect(state.value(at: 4) == 10)
  }

  @Test func whatItAnswersDependsOnTheTimeAlone() {
    var state = MotionState(0.0)
    state.set(100, animation: Animation(Stepper()), at: 1)
    // One evaluation at the start, one for each full step of a 240th, one for the time itself.
    #expect(isClose(state.value(at: 1 + 10.5 / 240), 12, 1e-9))
    let times = (0..<60).map { 1 + Double($0) * 0.0111 }
    let forward = times.map { state.value(at: $0) }
    #expect(times.reversed().map { state.value(at: $0) } == forward.reversed())
    #expect(forward == forward.sorted())
    #expect(state.restTime < 1.5)
    #expect(state.value(at: 2) == 100)
  }

  @Test func stateSurvivesARetarget() {
    var state = MotionState(0.0)
    state.set(100, animation: Animation(Stepper()), at: 0)
    let before = state.value(at: 0.2)
    state.set(0, animation: .linear(duration: 1), at: 0.2)
    #expect(isClose(state.value(at: 0.2), before, 2.1))
    #expect(state.restTime == 1.2)
    let times = (0..<60).map { 0.2 + Double($0) * 0.0167 }
    let forward = times.map { state.value(at: $0) }
    #expect(times.reversed().map { state.value(at: $0) } == forward.reversed())
    #expect(state.value(at: 1.2) == 0)
  }

  @Test func aWrapperOfASpringIsASpring() {
    let wrapped = Animation(Wrapped(base: .bouncy))
    var (one, other) = (MotionState(0.0), MotionState(0.0))
    for (time, target) in [(0.0, 100.0), (0.12, -20), (0.3, 60)] {
      one.set(target, animation: wrapped, at: time)
      other.set(target, animation: .bouncy, at: time)
    }
    for time in [0.3, 0.37, 0.5, 0.8] {
      #expect(isClose(one.value(at: time), other.value(at: time), 1e-9), "at \(time)")
      #expect(isClose(one.velocity(at: time), other.velocity(at: time), 0.01), "at \(time)")
    }
  }

  @Test func canBeRepeatedAndDelayed() {
    var state = MotionState(0.0)
    state.set(
      10, animation: Animation(Elastic(duration: 0.5)).repeatCount(3).delay(0.25), at: 0)
    #expect(state.value(at: 0.2) == 0)
    #expect(isClose(state.restTime, 0.25 + 1.5, 4.0 / 240))
    #expect(isClose(state.value(at: 0.35), 10, 1e-9))
    #expect(state.value(at: 3) == 10)
  }

  struct Endless: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      context.state[Phase<V>.self] += 0.1
      var result = value
      result.scale(by: sin(context.state[Phase<V>.self]))
      return result
    }

    struct Phase<V: VectorArithmetic>: AnimationStateKey {
      static var defaultValue: Double { 0 }
    }
  }

  @Test func withoutEndItNeverRests() {
    var state = MotionState(0.0)
    state.set(10, animation: Animation(Endless()), at: 0)
    #expect(state.restTime == .infinity)
    #expect(isClose(state.value(at: 1), 10 * sin(0.1 * 241), 1e-6))
  }

  @Test func equalityIsTheListings() {
    #expect(Animation(Elastic(duration: 1)) == Animation(Elastic(duration: 1)))
    #expect(Animation(Elastic(duration: 1)) != Animation(Elastic(duration: 2)))
    #expect(Animation(Stepper()) != Animation(Endless()))
  }

  @Test func contextsCarryTheirFlagToAnotherType() {
    var state = AnimationState<Double>()
    state[Stepper.Count<Double>.self] = 7
    var context = AnimationContext(state: state, isLogicallyComplete: true)
    #expect(context.state[Stepper.Count<Double>.self] == 7)
    let other = context.withState(AnimationState<CGFloat>())
    #expect(other.isLogicallyComplete)
    #expect(other.state[Stepper.Count<CGFloat>.self] == 0)
    context.state[Stepper.Count<Double>.self] = 8
    #expect(context.state[Stepper.Count<Double>.self] == 8)
  }
}
