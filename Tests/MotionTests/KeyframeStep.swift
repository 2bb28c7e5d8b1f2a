import CapstanMotion

/// A keyframe as data.
enum KeyframeStep: Sendable {
  case move(Double)
  case linear(Double, Double, UnitCurve = .linear)
  case cubic(Double, Double, from: Double? = nil, to: Double? = nil)
  case spring(Double, Double?, Spring, velocity: Double? = nil)
}

/// A track made of keyframes given as data.
struct KeyframeSteps: KeyframeTrackContent {
  var steps: [KeyframeStep]

  var body: some KeyframeTrackContent<Double> {
    for step in steps {
      switch step {
      case .move(let target): MoveKeyframe(target)
      case .linear(let target, let duration, let curve):
        LinearKeyframe(target, duration: duration, timingCurve: curve)
      case .cubic(let target, let duration, let start, let end):
        CubicKeyframe(target, duration: duration, startVelocity: start, endVelocity: end)
      case .spring(let target, let duration, let spring, let velocity):
        SpringKeyframe(target, duration: duration, spring: spring, startVelocity: velocity)
      }
    }
  }

  /// Returns the track on a number alone.
  func timeline(from start: Double, velocity: Double? = nil) -> KeyframeTimeline<Double> {
    KeyframeTimeline(
      initialValue: start, startVelocity: velocity, keyframes: KeyframeTrack { self })
  }
}
