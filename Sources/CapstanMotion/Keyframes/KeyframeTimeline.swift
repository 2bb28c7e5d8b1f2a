public import Foundation

/// How a value changes over time along tracks of keyframes.
///
/// A pure function of time. Tracks start together; one that is over holds its last value, and a
/// part of the value without a track keeps its initial value.
public struct KeyframeTimeline<Value> {
  /// The value before the keyframes begin.
  package let initialValue: Value
  private let tracks: [any TrackEvaluator<Value>]

  /// The length of the longest track in seconds.
  public let duration: TimeInterval

  /// Creates a timeline from an initial value and tracks of keyframes.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(initialValue: initialValue, startVelocity: nil, keyframes: content())
  }

  /// Creates a timeline that takes over a value in motion.
  ///
  /// `startVelocity` holds a velocity, in value units a second, in place of each part; a first
  /// keyframe that is cubic or a spring continues from it unless it has one of its own.
  package init(initialValue: Value, startVelocity: Value?, keyframes: some Keyframes<Value>) {
    var tracks = _KeyframeTracks(initialValue: initialValue, startVelocity: startVelocity)
    keyframes._append(to: &tracks)
    self.initialValue = initialValue
    self.tracks = tracks.tracks
    duration = tracks.tracks.map(\.duration).max() ?? 0
  }

  /// Returns the value at a time in seconds.
  ///
  /// Where two keyframes meet the earlier one counts, so that a jump is seen only after its time;
  /// one at the very start is seen at once.
  public func value(time: Double) -> Value {
    var value = initialValue
    for track in tracks { track.write(at: time, to: &value) }
    return value
  }

  /// Returns the value at a share of the duration.
  public func value(progress: Double) -> Value {
    value(time: progress * duration)
  }

  /// Returns the velocity at a time, in value units a second, in place of each part that moves.
  ///
  /// A part without a track holds its initial value instead, as on the platform.
  public func velocity(time: Double) -> Value {
    var velocity = initialValue
    for track in tracks { track.writeVelocity(at: time, to: &velocity) }
    return velocity
  }
}
