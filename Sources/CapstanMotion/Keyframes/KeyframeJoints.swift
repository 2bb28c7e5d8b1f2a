/// The rule for the velocity with which a cubic keyframe is entered and left.
///
/// Measured on the platform between cubic keyframes, at the ends of a track and beside linear ones;
/// beside moves and springs after public descriptions of it.
struct KeyframeJoints<Value: Animatable> {
  typealias Data = Value.AnimatableData

  /// The length, in seconds, below which a keyframe is reached at once.
  private static var shortestDuration: Double { 1e-9 }

  private let initialValue: Data
  private let segments: [KeyframeSegment<Value>]
  private var durations: [Double]

  init(initialValue: Data, segments: [KeyframeSegment<Value>]) {
    self.initialValue = initialValue
    self.segments = segments
    durations = segments.map {
      let duration = ($0.duration ?? 0).clampedFigure
      return duration >= KeyframeJoints.shortestDuration ? duration : 0
    }
  }

  /// Returns the duration of a segment in seconds, 0 or more.
  func duration(_ index: Int) -> Double { durations[index] }

  /// Sets the duration of a spring that lasts until it has settled.
  mutating func settle(_ index: Int, _ duration: Double) { durations[index] = duration }

  /// Returns the velocity at the start of a cubic, given the one with which the value comes in.
  func startVelocity(_ index: Int, incoming: Data) -> Data {
    guard case .cubic(let explicit, _) = segments[index].motion else { return .zero }
    if let explicit { return explicit.animatableData }
    guard index > 0, case .cubic(_, let end) = segments[index - 1].motion else { return incoming }
    return end?.animatableData ?? difference(index - 1)
  }

  /// Returns the velocity at the end of a cubic that starts from the value reached before it.
  func endVelocity(_ index: Int, reached: Data) -> Data {
    guard case .cubic(_, let explicit) = segments[index].motion else { return .zero }
    if let explicit { return explicit.animatableData }
    guard index + 1 < segments.count else { return .zero }
    let target = segments[index].target.animatableData
    let next = segments[index + 1]
    switch next.motion {
    case .move: return .zero
    case .linear(let curve):
      let travel = next.target.animatableData - target
      return divide(travel, by: durations[index + 1]).scaled(by: curve.finiteVelocity(at: 0))
    case .cubic(let start, _): return start?.animatableData ?? difference(index)
    case .spring(_, let start):
      // As if the spring were a keyframe of equal length.
      return start?.animatableData
        ?? divide(next.target.animatableData - reached, by: 2 * durations[index])
    }
  }

  /// Returns the slope of the chord over a cubic and the one after it.
  private func difference(_ index: Int) -> Data {
    let start = index > 0 ? segments[index - 1].target.animatableData : initialValue
    let end = segments[index + 1].target.animatableData
    return divide(end - start, by: durations[index] + durations[index + 1])
  }

  private func divide(_ travel: Data, by duration: Double) -> Data {
    duration > 0 ? travel.scaled(by: 1 / duration) : .zero
  }
}
