import Foundation

/// The keyframes of one track with the velocities at their joints worked out.
struct JoinedTrack<Value: Animatable> {
  typealias Data = Value.AnimatableData

  let duration: Double
  private let initialValue: Value
  private var segments: [TrackSegment<Value>] = []

  /// The distance, in value units, within which a spring without a duration counts as settled.
  private static var settlingEpsilon: Double { 0.0001 }
  /// The longest duration a spring gets by itself, in seconds; an undamped one never settles.
  private static var longestSettling: Double { 3_600 }

  /// Joins keyframes; `startVelocity` is that of the value before the track begins.
  init(initialValue: Value, startVelocity: Data?, segments written: [KeyframeSegment<Value>]) {
    self.initialValue = initialValue
    var joints = KeyframeJoints(initialValue: initialValue.animatableData, segments: written)
    var reached = initialValue.animatableData
    var velocity = startVelocity ?? .zero
    var total = 0.0
    for (index, keyframe) in written.enumerated() {
      let segment: TrackSegment<Value>
      switch keyframe.motion {
      case .move:
        segment = TrackSegment(start: reached, target: keyframe.target, duration: 0, motion: .move)
      case .linear(let curve):
        segment = TrackSegment(
          start: reached, target: keyframe.target, duration: joints.duration(index),
          motion: .linear(curve))
      case .cubic:
        segment = TrackSegment(
          start: reached, target: keyframe.target, duration: joints.duration(index),
          motion: .cubic(
            startVelocity: joints.startVelocity(index, incoming: velocity),
            endVelocity: joints.endVelocity(index, reached: reached)))
      case .spring(let spring, let explicit):
        let start = explicit?.animatableData ?? velocity
        let settling =
          keyframe.duration == nil
          ? spring.settlingDuration(
            target: keyframe.target.animatableData - reached, initialVelocity: start,
            epsilon: JoinedTrack.settlingEpsilon) : 0
        if keyframe.duration == nil {
          joints.settle(index, min(settling, JoinedTrack.longestSettling))
        }
        segment = TrackSegment(
          start: reached, target: keyframe.target, duration: joints.duration(index),
          motion: .spring(spring, startVelocity: start))
      }
      segments.append(segment)
      total += segment.duration
      reached = segment.value(at: segment.duration).animatableData
      velocity = segment.velocity(at: segment.duration)
    }
    duration = total
  }

  /// Returns the value at a time: before the track its start, after it what was reached last.
  func value(at time: Double) -> Value {
    guard let (segment, elapsed) = locate(time) else {
      guard let last = segments.last else { return initialValue }
      return last.value(at: last.duration)
    }
    return segment.value(at: elapsed)
  }

  /// Returns the velocity at a time, in value units a second; zero before and after the track.
  func velocity(at time: Double) -> Data {
    guard time >= 0, let (segment, elapsed) = locate(time) else { return .zero }
    return segment.velocity(at: elapsed)
  }

  /// Finds the segment in force; at a boundary the earlier one is.
  private func locate(_ time: Double) -> (segment: TrackSegment<Value>, elapsed: Double)? {
    var rest = time > 0 ? time : 0
    for segment in segments {
      if rest <= segment.duration { return (segment, rest) }
      rest -= segment.duration
    }
    return nil
  }
}
