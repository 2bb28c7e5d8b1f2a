import CapstanMotion
import Testing

/// What happens to a motion that is given another target on its way.
@Suite struct RetargetTests {
  /// The platform's stepped spring, frame by frame at 0.0171 s; ours is the spring itself.
  static let stepped: [(response: Double, damping: Double, events: [(Int, Double)], [Double])] = [
    (
      0.5, 1, [(0, 100), (10, 0)],
      [
        0.0, 2.346048, 7.471107, 14.201008, 21.718296, 29.466059, 37.076195, 44.31612,
        52.328168, 58.366109, 63.803827, 67.784102, 67.114873, 64.20152, 59.946915,
        54.983603, 49.746196, 44.525443, 38.54051, 33.912691, 29.670898, 25.835171,
        22.403434, 19.359412, 16.678265, 14.330536, 11.90922, 10.18468, 8.694671,
        7.411176, 6.308472, 5.363267, 4.554697, 3.864242, 3.168764, 2.683528, 2.271016,
        1.92071, 1.62352, 1.371613, 1.158255, 0.945046, 0.797347, 0.672505, 0.567036,
        0.477975, 0.4028, 0.33937, 0.285869, 0.232622,
      ]
    ),
    (
      0.4, 0.75, [(0, 120), (6, 40), (14, 200)],
      [
        0.0, 4.418884, 14.087401, 26.680178, 40.482061, 54.283189, 67.27986, 79.307303,
        83.225118, 83.309849, 80.843218, 76.825332, 72.010957, 66.947902, 61.066945,
        61.294395, 70.194184, 83.668122, 99.395902, 115.704786, 131.449676, 145.902704,
        160.983657, 171.484799, 180.122098, 187.018045, 192.355454, 196.346563,
        199.210794, 201.159557, 202.560907, 203.145157, 203.350077, 203.29106,
        203.060139, 202.72847, 202.349192, 201.96038, 201.516912, 201.184725, 200.89503,
        200.65044, 200.450061, 200.290727, 200.167941, 200.061626, 200.001105,
        199.960835, 199.936363, 199.923813, 199.919914, 199.921989, 199.927912,
        199.937824, 199.947039, 199.956245, 199.96491, 199.972711, 199.979482,
        199.985176,
      ]
    ),
  ]

  @Test(arguments: 0..<stepped.count) func springsHandOverPositionAndVelocity(index: Int) {
    let (response, damping, events, frames) = RetargetTests.stepped[index]
    let animation = Animation.spring(response: response, dampingFraction: damping)
    var state = MotionState(0.0)
    var (model, travel) = (0.0, 0.0)
    for (frame, expected) in frames.enumerated() {
      let time = Double(frame) * 0.0171
      for (_, target) in events.filter({ $0.0 == frame }) {
        state.set(target, animation: animation, at: time)
        travel = max(travel, abs(target - model))
        model = target
      }
      #expect(isClose(state.value(at: time), expected, 0.025 * travel), "frame \(frame)")
    }
  }

  /// No way leads to what is no finite number, nor back from it.
  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func jumpsToAndFromWhatIsNoNumber(value: Double) {
    for animation in [Animation.spring, .smooth(duration: 0.3), .linear(duration: 1)] {
      var state = MotionState(AnimatablePair(0.0, 0.0))
      state.set(AnimatablePair(100, 5), animation: animation, at: 0)
      let moving = state.value(at: 0.1)
      state.set(AnimatablePair(value, 5), animation: animation, at: 0.1)
      #expect(!state.value(at: 0.15).first.isFinite)
      state.set(AnimatablePair(40, 5), animation: animation, at: 0.1)
      let back = state.value(at: 0.1)
      // What moved before goes on moving.
      #expect(isClose(back.first, moving.first - 60, 1e-9))
      #expect(isClose(back.second, moving.second, 1e-9))
      state.offset(by: AnimatablePair(value, 0), animation: animation, at: 0.2)
      for time in [0.1, 0.3, 1, 10] {
        let later = state.value(at: time)
        #expect(later.first.isFinite && later.second.isFinite)
        #expect(state.velocity(at: time).first.isFinite)
      }
      #expect(isClose(state.value(at: 10).first, 40, 1e-3))
    }
  }

  /// Sent back at 0.15 s: value and velocity of ideal springs.
  @Test func idealSprings() {
    let samples = [
      (0.05, 13.131145536, 421.225313), (0.1, 35.773955647, 449.437376),
      (0.15, 56.196045399, 359.654232), (0.2, 58.410423373, -165.39698),
      (0.3, 32.807348524, -250.437454), (0.45, 8.667110293, -84.342252),
      (0.7, 0.640001471, -6.980649),
    ]
    var state = MotionState(0.0)
    state.set(100, animation: .smooth, at: 0)
    let early = state
    state.set(0, animation: .smooth, at: 0.15)
    for (time, value, velocity) in samples {
      let state = time < 0.15 ? early : state
      #expect(isClose(state.value(at: time), value, 0.0002), "at \(time)")
      #expect(isClose(state.velocity(at: time), velocity, 0.0002), "velocity at \(time)")
    }
  }

  /// Within the blend the response passes from 0.3 to 0.8 along a smoothstep: 0.3 when taken over
  /// at 0.12 s, 0.55 at 0.27 s, 0.8 at 0.42 s.
  ///
  /// Checked against the equation solved in small steps.
  @Test func aBlendPassesFromOneResponseToTheOther() {
    func response(_ time: Double) -> Double {
      let p = min(max((time - 0.12) / 0.3, 0), 1)
      return 0.8 + (0.3 - 0.8) * (1 - p * p * (3 - 2 * p))
    }
    #expect(isClose(response(0.12), 0.3, 1e-12))
    #expect(isClose(response(0.27), 0.55, 1e-12))
    #expect(isClose(response(0.42), 0.8, 1e-12))
    var state = MotionState(0.0)
    state.set(100, animation: .spring(response: 0.3, dampingFraction: 0.8), at: 0)
    var oscillator = Oscillator(
      value: state.value(at: 0.12), velocity: state.velocity(at: 0.12), target: 300)
    state.set(
      300, animation: .spring(response: 0.8, dampingFraction: 0.8, blendDuration: 0.3), at: 0.12)
    let step = 1e-4
    for count in 1...8000 {
      let time = 0.12 + Double(count - 1) * step
      oscillator.advance(by: step) { (2 * .pi / response(time + $0), 0.8) }
      guard count % 400 == 0 else { continue }
      let now = 0.12 + Double(count) * step
      #expect(isClose(state.value(at: now), oscillator.value, 0.01), "at \(now)")
      #expect(isClose(state.velocity(at: now), oscillator.velocity, 0.1), "velocity at \(now)")
    }
    // Complete once as much time has passed as the response lasts.
    #expect(isClose(state.logicalCompletionTime, 0.12 + 0.8, 1e-9))
  }

  /// Curves add themselves: the old one runs on, the new one moves what it gives.
  @Test func curvesCombine() {
    var state = MotionState(0.0)
    state.set(10, animation: .linear(duration: 1), at: 0)
    state.set(15, animation: .linear(duration: 1), at: 0.25)
    #expect(isClose(state.value(at: 0.75), 11.25, 1e-6))

    state = MotionState(0.0)
    state.set(10, animation: .linear(duration: 2), at: 0)
    state.set(15, animation: .linear(duration: 2).logicallyComplete(after: 0.5), at: 0.25)
    #expect(isClose(state.value(at: 0.8), 7.025, 1e-6))
    #expect(isClose(state.logicalCompletionTime, 0.75, 1e-12))
    #expect(isClose(state.restTime, 2.25, 1e-12))
  }

  @Test func easedThereAndBack() {
    check(
      .easeInOut, back: 0.15,
      [
        (0.05, 4.0904201), (0.1, 16.9701825), (0.15, 37.8431244), (0.2, 59.6143983),
        (0.25, 68.9395059), (0.3, 59.6143983), (0.34, 42.5786832), (0.4, 16.9701825),
        (0.45, 4.0904201), (0.49, 0.1562415), (0.51, 0),
      ])
  }

  @Test func interpolatingSpringsThereAndBack() {
    check(
      .interpolatingSpring(stiffness: 170, damping: 15), back: 0.2,
      [
        (0.1, 48.0943136), (0.2, 98.6203104), (0.25, 91.0430015), (0.3, 57.5903739),
        (0.4, 1.452909), (0.6, -5.2435872), (0.8, 1.1941078),
      ])
  }

  private func check(_ animation: Animation, back: Double, _ samples: [(Double, Double)]) {
    var state = MotionState(0.0)
    state.set(100, animation: animation, at: 0)
    let early = state
    state.set(0, animation: animation, at: back)
    for (time, value) in samples {
      let state = time < back ? early : state
      #expect(isClose(state.value(at: time), value, 0.0002), "at \(time)")
    }
  }

  /// A spring that interrupts a curve starts where that is, but at rest: curves tell no velocity.
  @Test func aSpringTakesOverACurveAtRest() {
    var state = MotionState(0.0)
    state.set(100, animation: .linear(duration: 1), at: 0)
    state.set(0, animation: .smooth, at: 0.5)
    #expect(isClose(state.value(at: 0.5), 50, 1e-9))
    #expect(isClose(state.velocity(at: 0.5), 0, 1e-9))
    #expect(
      isClose(state.value(at: 0.7), 50 - 50 * Spring.smooth.value(target: 1.0, time: 0.2), 1e-9))
  }

  @Test func aCurveRunsOnTopOfASpring() {
    var state = MotionState(0.0)
    state.set(100, animation: .bouncy, at: 0)
    state.set(40, animation: .linear(duration: 1), at: 0.1)
    let spring = Spring.bouncy.value(target: 100.0, time: 0.3)
    #expect(isClose(state.value(at: 0.3), spring + 0.2 * (40 - spring), 1e-9))
    #expect(isClose(state.value(at: 1.1), 40, 1e-9))
    #expect(isClose(state.restTime, 1.1, 1e-12))
  }

  /// The model jumps and what moves goes on moving.
  @Test func aChangeWithoutAnimation() {
    var state = MotionState(0.0)
    state.set(100, animation: .linear(duration: 1), at: 0)
    state.set(300, animation: nil, at: 0.5)
    #expect(isClose(state.value(at: 0.5), 250, 1e-9))
    #expect(isClose(state.value(at: 0.75), 275, 1e-9))
    #expect(state.value(at: 1) == 300)
  }

  @Test func aSpringInTheSameDelayTakesOver() {
    var state = MotionState(0.0)
    let animation = Animation.spring(duration: 0.4, bounce: 0.3).delay(0.2)
    state.set(100, animation: animation, at: 0)
    let before = state
    state.set(0, animation: animation, at: 0.3)
    #expect(isClose(state.value(at: 0.3), before.value(at: 0.3), 1e-9))
    // No second wait, and no lost speed.
    let h = 1e-5
    #expect(
      isClose(
        (state.value(at: 0.3 + h) - state.value(at: 0.3)) / h,
        (before.value(at: 0.3) - before.value(at: 0.3 - h)) / h, 1))
  }

  @Test func aSpringInAnotherDelayAddsItself() {
    var state = MotionState(0.0)
    let spring = Animation.spring(duration: 0.4, bounce: 0)
    state.set(100, animation: spring.delay(0.1), at: 0)
    state.set(0, animation: spring.delay(0.2), at: 0.3)
    let rest = { Spring(duration: 0.4, bounce: 0).value(target: 1.0, time: max(0, $0)) }
    for time in [0.3, 0.45, 0.6, 0.9] {
      let expected = 100 * rest(time - 0.1) * (1 - rest(time - 0.5))
      #expect(isClose(state.value(at: time), expected, 1e-6), "at \(time)")
    }
  }

  @Test func ofTwoChangesAtOneTimeOnlyTheSumIsSeen() {
    var twice = MotionState(0.0)
    twice.set(40, animation: .easeIn(duration: 3), at: 1)
    twice.set(100, animation: .linear(duration: 1), at: 1)
    var once = MotionState(0.0)
    once.set(100, animation: .linear(duration: 1), at: 1)
    for time in [1, 1.3, 1.9, 2.5] { #expect(twice.value(at: time) == once.value(at: time)) }
  }

  /// The frame presented stays, the model is another, the difference decays.
  @Test func aModelReplacedUnderWhatIsPresented() {
    var state = MotionState(100.0)
    state.set(300, presenting: 120, animation: .linear(duration: 1), at: 2)
    #expect(isClose(state.value(at: 2), 120, 1e-9))
    #expect(isClose(state.value(at: 2.5), 210, 1e-9))
    state.set(500, presenting: 210, animation: .linear(duration: 1), at: 2.5)
    #expect(isClose(state.value(at: 2.5), 210, 1e-9))
    #expect(state.value(at: 3.5) == 500)
    state.set(0, presenting: 77, animation: nil, at: 4)
    #expect(state.value(at: 4) == 0)
  }

  @Test func aDisplacementDecays() {
    var state = MotionState(7.0)
    state.offset(by: 10, animation: .linear(duration: 1), at: 0)
    #expect(state.model == 7)
    #expect(isClose(state.value(at: 0), 17, 1e-12))
    #expect(isClose(state.value(at: 0.25), 14.5, 1e-12))
    #expect(state.value(at: 1) == 7)
  }

  @Test func describesItself() {
    var state = MotionState(0.0)
    #expect("\(state)" == "0.0")
    state.set(10, animation: .linear(duration: 1), at: 0.5)
    #expect(
      "\(state)"
        == "10.0 under BezierAnimation(duration: 1.0, curve: linear) from 0.5 to 1.5")
    state.set(20, animation: .linear(duration: 2), at: 1)
    #expect(
      "\(state)"
        == "20.0 under BezierAnimation(duration: 1.0, curve: linear) from 0.5 + "
        + "BezierAnimation(duration: 2.0, curve: linear) from 1.0 to 3.0")
  }
}
