import CapstanMotion
import Foundation
import Testing

/// Frames and rotations count as removed as soon as nothing of their motion can be seen.
@Suite struct RestMarginTests {
  typealias Frame = AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>

  private let wide = RestMargin.frame(pixelLength: 2)

  static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Frame {
    AnimatablePair(AnimatablePair(x, y), AnimatablePair(width, height))
  }

  /// Observed with pixels of 2: below one of them in place and below two in size.
  @Test func littleOfAFrameIsNothing() {
    #expect(wide.covers(remaining: [1, 1, 3, 3], scaledVelocity: [1, 1, 2, 2]))
    #expect(wide.covers(remaining: [-1.99, 0, -3.99, 0], scaledVelocity: [0, 1.99, 0, -3.99]))
    #expect(wide.covers(remaining: [0, 0, 0, 0], scaledVelocity: [0, 0, 0, 0]))
  }

  @Test(arguments: 0..<4) func everyNumberCounts(index: Int) {
    for margin in [index < 2 ? 2.0 : 4, index < 2 ? -2.5 : -9] {
      var numbers = [1.0, 1, 3, 3]
      numbers[index] = margin
      #expect(!wide.covers(remaining: numbers, scaledVelocity: [0, 0, 0, 0]))
      #expect(!wide.covers(remaining: [0, 0, 0, 0], scaledVelocity: numbers))
    }
  }

  /// Observed: a hundredth of a radian, once the anchor is in its place.
  @Test func littleOfARotationIsNothing() {
    func isOver(_ radians: Double, anchor: Double = 0) -> Bool {
      RestMargin.rotation.covers(
        remaining: [Angle.radians(radians).animatableData, anchor, 0], scaledVelocity: [0, 0, 0])
    }
    #expect(isOver(0.009))
    #expect(isOver(-0.0099))
    #expect(!isOver(0.0101))
    #expect(!isOver(0.009, anchor: 1e-6))
  }

  static let springs: [(Double, Double)] = [
    (0.5, 0), (0.4, 0.3), (0.35, 0.75), (0.6, -0.4), (0.9, 0.8), (0.15, 0.14),
  ]

  /// Against every moment of a fine grid.
  @Test(arguments: springs, [3.0, 2, 1]) func theEndIsWhereNothingIsSeen(
    spring: (duration: Double, bounce: Double), scale: Double
  ) {
    let target = RestMarginTests.frame(100, -40, 30, 0)
    let margin = RestMargin.frame(pixelLength: 1 / scale)
    let animation = Animation.spring(duration: spring.duration, bounce: spring.bounce)
    var state = MotionState(Frame.zero, margin: margin)
    state.set(target, animation: animation, at: 2)
    var plain = MotionState(Frame.zero)
    plain.set(target, animation: animation, at: 2)
    let ideal = Spring(duration: spring.duration, bounce: spring.bounce)
    let swing = ideal.dampingRatio * spring.duration / .pi
    let last = (0..<60_000).map { Double($0) * 1e-4 }.last { time in
      let rest = 1 - ideal.value(target: 1.0, time: time)
      let speed = ideal.velocity(target: 1.0, time: time) * swing
      return abs(100 * rest) >= 1 / scale || abs(100 * speed) >= 1 / scale
        || abs(30 * rest) >= 2 / scale || abs(30 * speed) >= 2 / scale
    }
    #expect(isClose(state.removalTime - 2, last ?? .nan, 2e-4))
    #expect(state.removalTime < state.restTime)
    // What is presented goes on as if nobody waited.
    #expect(state.restTime == plain.restTime && plain.removalTime == plain.restTime)
    for time in [state.removalTime - 1e-3, state.removalTime, state.restTime] {
      #expect(state.value(at: time) == plain.value(at: time))
    }
    #expect(state.logicalCompletionTime == plain.logicalCompletionTime)
  }

  @Test func aChangeTooSmallToSeeIsRemovedAtOnce() {
    var state = MotionState(0.0, margin: RestMargin([0.5]))
    #expect(state.removalTime == -.infinity)
    state.set(0.4, animation: .smooth, at: 1)
    #expect(state.removalTime == 1)
    #expect(state.restTime > 1.2)
  }

  @Test func theMarginOutlivesARetarget() {
    var state = MotionState(0.0, margin: RestMargin([0.5]))
    var plain = MotionState(0.0)
    for (target, time) in [(100.0, 0.0), (20, 0.2), (70, 0.35)] {
      state.set(target, animation: .bouncy, at: time)
      plain.set(target, animation: .bouncy, at: time)
    }
    #expect(state.removalTime < plain.restTime)
    #expect(abs(plain.value(at: state.removalTime) - 70) < 0.5)
    let swing = 2 * 0.7 / (4 * Double.pi)
    let before = state.removalTime - 1e-3
    #expect(
      abs(plain.value(at: before) - 70) > 0.49
        || abs(plain.velocity(at: before)) * swing > 0.49)
  }

  @Test func wrappedSpringsEndAlike() {
    func removal(_ animation: Animation) -> Double {
      var state = MotionState(0.0, margin: RestMargin([0.5]))
      state.set(100, animation: animation, at: 0)
      return state.removalTime
    }
    let plain = removal(.bouncy)
    #expect(isClose(removal(.bouncy.delay(0.2)), plain + 0.2, 1e-9))
    #expect(isClose(removal(.bouncy.speed(2)), plain / 2, 1e-9))
    #expect(removal(.linear(duration: 3)) == 3)
    #expect(removal(.spring(duration: 0.5, bounce: 1)) == .infinity)
  }
}
