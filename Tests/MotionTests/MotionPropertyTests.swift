import CapstanMotion
import Foundation
import Testing

/// What holds for any motion, tried on random ones.
@Suite struct MotionPropertyTests {
  /// A figure from a range or from what breaks formulas.
  static func figure(_ range: ClosedRange<Double>, _ random: inout SeededGenerator) -> Double {
    let odd = [
      0, -1, 1, -0.5, 1e-12, 1e-300, 1e9, 1e300, -1e300, .infinity, -.infinity, .nan,
      .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ]
    return Int.random(in: 0..<3, using: &random) == 0
      ? odd[Int.random(in: 0..<odd.count, using: &random)] : .random(in: range, using: &random)
  }

  static func animation(_ random: inout SeededGenerator, _ number: (ClosedRange<Double>) -> Double)
    -> Animation
  {
    let base: Animation
    switch Int.random(in: 0..<9, using: &random) {
    case 0:
      base = .spring(
        duration: number(0.05...2), bounce: number(-0.9...0.95), blendDuration: number(0...0.5))
    case 1:
      base = .spring(
        response: number(0.05...2), dampingFraction: number(0.1...2), blendDuration: number(0...1))
    case 2: base = .interactiveSpring(duration: number(0.1...0.5), extraBounce: number(-0.2...0.3))
    case 3:
      base = .interpolatingSpring(
        mass: number(0.2...3), stiffness: number(20...400), damping: number(2...40),
        initialVelocity: number(-5...5))
    case 4: base = .interpolatingSpring(duration: number(0.1...1), bounce: number(-0.5...0.8))
    case 5:
      base = .timingCurve(
        number(0...1), number(-1...2), number(0...1), number(-1...2), duration: number(0.05...2))
    case 6: base = .timingCurve(.circularEaseInOut, duration: number(0.05...2))
    case 7:
      base = .spring(
        Spring(mass: number(0.3...3), stiffness: number(10...400), damping: number(1...50)))
    default: base = .easeInOut(duration: number(0.05...2))
    }
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return base.delay(number(0...0.5))
    case 1: return base.speed(number(0.3...3))
    case 2: return base.logicallyComplete(after: number(0...1))
    case 3:
      return base.repeatCount(
        Int.random(in: -1...4, using: &random), autoreverses: Bool.random(using: &random))
    case 4: return base.repeatForever(autoreverses: Bool.random(using: &random))
    default: return base
    }
  }

  /// Times from a change on, in seconds, and what is no time at all.
  static let offsets: [Double] = [
    0, 1e-9, 0.004, 0.07, 0.15, 1, 60, 1e6, 1e12, 1e300, .infinity, -.infinity, .nan, -1, -1e300,
  ]

  @Test(arguments: 0..<20) func nothingIsEverNotANumber(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<25 {
      var state = MotionState(0.0)
      var log: [String] = []
      for step in 0..<6 {
        var inner = random
        let animation = MotionPropertyTests.animation(&random) {
          MotionPropertyTests.figure($0, &inner)
        }
        random = inner
        let time = Double(step) * 0.15
        state.set(.random(in: -300...300, using: &random), animation: animation, at: time)
        log.append("\(animation) at \(time)")
        for offset in MotionPropertyTests.offsets {
          let value = state.value(at: time + offset)
          #expect(value.isFinite, "value after \(offset) of \(log)")
          #expect(state.velocity(at: time + offset).isFinite, "velocity after \(offset) of \(log)")
        }
        #expect(!state.restTime.isNaN && !state.logicalCompletionTime.isNaN, "ends of \(log)")
        if state.restTime.isFinite { #expect(state.value(at: state.restTime) == state.model) }
      }
    }
  }

  @Test(arguments: 0..<40) func springsTakeAnyFigure(seed: Int) {
    var random = SeededGenerator(seed: UInt64(1000 + seed))
    for _ in 0..<50 {
      var inner = random
      let number = { MotionPropertyTests.figure($0, &inner) }
      let springs = [
        Spring(duration: number(0.1...2), bounce: number(-1...1)),
        Spring(response: number(0.1...2), dampingRatio: number(0...2)),
        Spring(
          mass: number(0.1...3), stiffness: number(1...400), damping: number(0...50),
          allowOverDamping: number(0...1) > 0.5),
        Spring(settlingDuration: number(0.1...3), dampingRatio: number(0.1...1.5)),
      ]
      random = inner
      for spring in springs {
        let figures = [
          spring.duration, spring.bounce, spring.response, spring.dampingRatio, spring.mass,
          spring.stiffness, spring.damping,
        ]
        #expect(figures.allSatisfy { $0.isFinite }, "\(spring): \(figures)")
        #expect(spring.settlingDuration >= 0)
        for time in [-1, 0, 1e-12, 0.1, 3, 1e9, 1e300, .infinity, .nan] {
          #expect(
            spring.value(target: 5.0, initialVelocity: -3, time: time).isFinite,
            "\(spring) at \(time)")
          #expect(
            spring.velocity(target: 5.0, initialVelocity: -3, time: time).isFinite,
            "\(spring) at \(time)")
        }
      }
    }
  }

  @Test(arguments: 0..<40) func keyframesTakeAnyFigure(seed: Int) {
    var random = SeededGenerator(seed: UInt64(2000 + seed))
    for _ in 0..<60 {
      var inner = random
      var kinds = SeededGenerator(seed: random.next())
      let number = { MotionPropertyTests.figure($0, &inner) }
      let target = {
        let value = number(-50...50)
        return value.isFinite ? min(max(value, -1e6), 1e6) : 3
      }
      var steps: [KeyframeStep] = []
      for _ in 0..<5 {
        switch Int.random(in: 0..<4, using: &kinds) {
        case 0: steps.append(.move(target()))
        case 1: steps.append(.linear(target(), number(0...0.5), .circularEaseOut))
        case 2: steps.append(.cubic(target(), number(0...0.5)))
        default:
          steps.append(
            .spring(
              target(), number(0...1) > 0.5 ? nil : number(0...0.5),
              Spring(duration: number(0.1...1), bounce: number(-0.9...0.9))))
        }
      }
      random = inner
      let timeline = KeyframeSteps(steps: steps).timeline(from: 1)
      for time in [-1, 0, 1e-9, 0.1, 0.33, 1, 5, 1e9, 1e300, .infinity, -.infinity, .nan] {
        #expect(timeline.value(time: time).isFinite, "\(steps) at \(time)")
        #expect(timeline.velocity(time: time).isFinite, "velocity of \(steps) at \(time)")
      }
      for progress in [0, 0.5, 1, 2, -3, 1e300, .infinity, -.infinity, .nan] {
        #expect(timeline.value(progress: progress).isFinite, "\(steps) at \(progress)")
      }
    }
  }

  /// A change under an animation leaves the presented value where it is; from one spring to another
  /// the velocity too.
  @Test(arguments: 0..<20) func everyRetargetIsContinuous(seed: Int) {
    var random = SeededGenerator(seed: UInt64(3000 + seed))
    for _ in 0..<40 {
      var state = MotionState(0.0)
      var wasFluid = false
      var time = 0.0
      for _ in 0..<8 {
        var inner = random
        let animation = MotionPropertyTests.animation(&random) { .random(in: $0, using: &inner) }
        random = inner
        let before = (value: state.value(at: time), velocity: state.velocity(at: time))
        let target = Double.random(in: -300...300, using: &random)
        let moves = !state.isAtRest(at: time)
        state.set(target, animation: animation, at: time)
        #expect(isClose(state.value(at: time), before.value, 1e-7), "\(animation) at \(time)")
        let isFluid = "\(animation)".hasPrefix("Fluid") && !"\(animation)".contains(").")
        if isFluid && wasFluid && moves {
          #expect(
            isClose(state.velocity(at: time), before.velocity, 1e-6), "\(animation) at \(time)")
        }
        wasFluid = isFluid
        time += .random(in: 0.01...0.4, using: &random)
      }
      if state.restTime.isFinite { #expect(state.value(at: state.restTime) == state.model) }
    }
  }

  /// Two taps on a tab bar, the second in flight: position and velocity agree on both sides, and the
  /// indicator moves on before it turns.
  @Test func theIndicatorTurnsSmoothly() {
    let animation = Animation.spring(duration: 0.4, bounce: 0.3)
    var state = MotionState(0.0)
    state.set(292, animation: animation, at: 0)
    let before = state
    state.set(97, animation: animation, at: 0.12)
    let h = 1e-7
    #expect(isClose(before.value(at: 0.12 - h), state.value(at: 0.12 + h), 1e-3))
    #expect(isClose(before.value(at: 0.12), state.value(at: 0.12), 1e-9))
    #expect(isClose(before.velocity(at: 0.12), state.velocity(at: 0.12), 1e-9))
    #expect(state.value(at: 0.12 + 1.0 / 60) > state.value(at: 0.12))
  }

  static let rates = [(10, 1), (24, 1), (30, 1), (60, 1), (120, 1), (30000, 1001)]

  /// Values asked for at the frames of any rate, in any order, are those of the function itself.
  @Test(arguments: 0..<20) func equalTimesHaveEqualValues(seed: Int) {
    var random = SeededGenerator(seed: UInt64(4000 + seed))
    var state = MotionState(AnimatablePair(0.0, 0.0))
    for step in 0..<4 {
      var inner = random
      let animation = MotionPropertyTests.animation(&random) { .random(in: $0, using: &inner) }
      random = inner
      let target = AnimatablePair(
        Double.random(in: -300...300, using: &random), Double.random(in: 0...1, using: &random))
      state.set(target, animation: animation, at: Double(step) * 0.13)
    }
    for (numerator, denominator) in MotionPropertyTests.rates {
      let times = (0..<40).map { 0.39 + Double($0 * denominator) / Double(numerator) }
      let forward = times.map { state.value(at: $0) }
      #expect(times.reversed().map { state.value(at: $0) } == forward.reversed())
    }
    // Half a second is a frame of most rates.
    let values = MotionPropertyTests.rates.dropLast().map { numerator, denominator in
      state.value(at: Double(numerator / 2 * denominator) / Double(numerator))
    }
    let expected = state.value(at: 0.5)
    for value in values { #expect(value == expected) }
  }

  /// At one frame a second there is nothing to blow up.
  @Test func sparseFramesAreTheSameFunction() {
    var state = MotionState(0.0)
    state.set(100, animation: .spring(response: 0.01, dampingFraction: 0.02), at: 0)
    for second in 0..<30 { #expect(abs(state.value(at: Double(second)) - 100) <= 100.001) }
  }
}
