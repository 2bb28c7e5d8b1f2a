import CapstanMotion
import Testing

/// What single animations make of a change from 0.
@Suite struct AnimationTests {
  static let played: [(String, Animation, Double, [(Double, Double)])] = [
    (
      "delay", .linear(duration: 0.5).delay(0.2), 3e-6,
      [
        (0, 0.0), (0.1, 0.0), (0.2, 0.0), (0.3, 0.2), (0.45, 0.5), (0.6, 0.8),
      ]
    ),
    (
      "speed", .linear(duration: 1).speed(2), 3e-6,
      [
        (0.1, 0.2), (0.25, 0.5), (0.4, 0.8),
      ]
    ),
    (
      "an outer speed also speeds the delay", .linear(duration: 1).delay(0.4).speed(2), 3e-6,
      [
        (0.1, 0), (0.3, 0.2), (0.5, 0.6), (0.6, 0.8),
      ]
    ),
    (
      "an inner speed does not", .linear(duration: 1).speed(2).delay(0.4), 3e-6,
      [(0.1, 0), (0.4, 0), (0.5, 0.2), (0.7, 0.6), (0.9, 1)]
    ),
    (
      "easeIn", .easeIn, 3e-6,
      [
        (0.05, 0.033390092), (0.1, 0.118783907), (0.175, 0.315356813),
        (0.25, 0.573690538), (0.3, 0.774712778),
      ]
    ),
    (
      "easeInOut", .easeInOut, 3e-6,
      [
        (0.05, 0.040904201), (0.1, 0.169701825), (0.175, 0.5), (0.25, 0.830298175),
        (0.3, 0.959095799),
      ]
    ),
    (
      "interpolating spring", .interpolatingSpring(stiffness: 170, damping: 15), 1e-6,
      [
        (0.05, 0.162450149), (0.1, 0.480943136), (0.2, 0.986203104), (0.3, 1.109519553),
        (0.5, 0.999786799), (0.8, 1.000198136), (1.0, 1.000547255),
      ]
    ),
    (
      "interpolating spring, overdamped", .interpolatingSpring(stiffness: 100, damping: 40), 1e-6,
      [
        (0.05, 0.09020401), (0.1, 0.264241118), (0.2, 0.59399415), (0.3, 0.800851727),
        (0.5, 0.959572318), (0.8, 0.996980836), (1.0, 0.999500601),
      ]
    ),
  ]

  @Test(arguments: 0..<played.count) func values(index: Int) {
    let (name, animation, tolerance, samples) = AnimationTests.played[index]
    for (time, value) in samples {
      let played = play(animation, at: time)
      #expect(isClose(played, value, tolerance), "\(name) at \(time)")
    }
  }

  /// Response, damping fraction, travel; then time, the platform's stepped value (nil once it has
  /// snapped to the target), the ideal spring.
  static let fluid: [(Double, Double, Double, [(Double, Double?, Double)])] = [
    (
      0.5, 1, 1,
      [
        (0.015, 0.016093464, 0.015683), (0.048333333, 0.127701577, 0.124336),
        (0.098333333, 0.355779406, 0.350233), (0.148333333, 0.56022805, 0.555937),
        (0.198333333, 0.712916135, 0.711125), (0.248333333, 0.817765604, 0.818162),
        (0.298333333, 0.886455268, 0.8882), (0.398333333, 0.957431171, 0.959761),
        (0.498333333, 0.984469139, 0.986151), (0.598333333, 0.994416518, 0.995376),
        (0.698333333, 0.998009135, 0.99849), (0.798333333, 0.999293445, 0.999515),
        (0.998333333, nil, 0.999952), (1.198333333, nil, 0.999995),
      ]
    ),
    (
      0.5, 0.7, 1,
      [
        (0.015, 0.016502823, 0.016253), (0.048333333, 0.140482273, 0.137588),
        (0.098333333, 0.419604388, 0.413777), (0.148333333, 0.682513458, 0.677371),
        (0.198333333, 0.870853156, 0.868743), (0.248333333, 0.980343854, 0.98151),
        (0.298333333, 1.029656801, 1.032999), (0.398333333, 1.036008858, 1.039676),
        (0.498333333, 1.01329667, 1.014852), (0.598333333, 1.000821368, 1.000855),
        (0.698333333, 0.998244112, 0.997886), (0.798333333, nil, 0.998759),
        (0.998333333, nil, 1.00007), (1.198333333, nil, 1.000031),
      ]
    ),
    (
      0.35, 0.75, 100,
      [
        (0.015, 3.255709919, 3.164332), (0.048333333, 24.736762523, 24.079076),
        (0.098333333, 62.574630139, 61.808979), (0.148333333, 87.620257922, 87.459448),
        (0.198333333, 98.961803786, 99.332416),
        (0.248333333, 102.167519108, 102.698259),
        (0.298333333, 102.03373036, 102.455269),
        (0.398333333, 100.44166297, 100.523094), (0.498333333, 99.961442773, 99.935616),
        (0.598333333, 99.966509307, 99.952059), (0.698333333, 99.996039514, 99.995027),
        (0.798333333, 100.001253694, 100.002277), (0.998333333, nil, 99.999998),
        (1.198333333, nil, 99.99999),
      ]
    ),
    (
      0.5, 1.6, 1,
      [
        (0.015, 0.015306121, 0.014631), (0.048333333, 0.106961819, 0.103362),
        (0.098333333, 0.269409772, 0.265005), (0.148333333, 0.410961101, 0.40783),
        (0.198333333, 0.52630832, 0.524589), (0.248333333, 0.619242845, 0.618606),
        (0.298333333, 0.693969474, 0.694077), (0.398333333, 0.802310218, 0.803185),
        (0.498333333, 0.872296702, 0.873381), (0.598333333, 0.917506458, 0.918541),
        (0.698333333, 0.946710973, 0.947594), (0.798333333, 0.965576452, 0.966285),
        (0.998333333, 0.985635474, 0.986046), (1.198333333, 0.994005859, 0.994225),
      ]
    ),
  ]

  /// The closed form is met to its last printed digit; the stepped one within 1.2 % of the travel.
  @Test(arguments: 0..<fluid.count) func fluidSprings(index: Int) {
    let (response, damping, travel, samples) = AnimationTests.fluid[index]
    let animation = Animation.spring(response: response, dampingFraction: damping)
    var state = MotionState(0.0)
    state.set(travel, animation: animation, at: 0)
    for (time, stepped, ideal) in samples {
      let value = state.value(at: time)
      if !state.isAtRest(at: time) {
        #expect(isClose(value, ideal, 1e-6 * max(1, travel)), "ideal at \(time)")
      }
      #expect(isClose(value, stepped ?? travel, 0.012 * travel), "stepped at \(time)")
      #expect((time >= state.logicalCompletionTime) == (time >= response), "at \(time)")
    }
  }

  /// A response of 0 is capped as on the platform: fast, not instant.
  ///
  /// There it is stepped and so starts a step late; here it is the spring itself.
  @Test func aResponseOfZeroIsStillASpring() {
    let spring = Spring(mass: 1, stiffness: 45_000, damping: 2 * 45_000.0.squareRoot())
    for time in [0.0, 0.005, 0.015, 0.03] {
      let expected = spring.value(target: 1.0, time: time)
      #expect(isClose(play(.spring(response: 0, dampingFraction: 1), at: time), expected, 1e-9))
    }
    #expect(play(.spring(response: 0, dampingFraction: 1), at: 0.065) > 0.999)
    #expect(play(.spring(response: -1, dampingFraction: 1), at: 0.065) > 0.999)
  }

  @Test func anInstantCurveIsOverAtOnce() {
    for animation in [Animation.linear(duration: 0), .easeIn(duration: -3)] {
      var state = MotionState(0.0)
      state.set(1, animation: animation, at: 2)
      #expect(state.value(at: 2) == 1)
      #expect(state.isAtRest(at: 2))
    }
  }

  @Test func interpolatingSpringsTakeAStartVelocity() {
    let animation = Animation.interpolatingSpring(
      mass: 2, stiffness: 120, damping: 9, initialVelocity: 4)
    let spring = Spring(mass: 2, stiffness: 120, damping: 9)
    for time in [0.03, 0.1, 0.4] {
      let expected = spring.value(target: 50.0, initialVelocity: 200, time: time)
      #expect(isClose(50 * play(animation, at: time), expected, 1e-9))
    }
  }

  func play(_ animation: Animation, at time: Double) -> Double {
    var state = MotionState(0.0)
    state.set(1, animation: animation, at: 0)
    return state.value(at: time)
  }
}
