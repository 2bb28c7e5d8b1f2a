public import Foundation

/// A group of keyframes that move one animatable value.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value the keyframes move.
  associatedtype Value: Animatable = Body.Value
  /// The type of the keyframes this group is made of.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes this group is made of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// Adds the keyframes, in order, to those of a track.
  func _append(to segments: inout _KeyframeSegments<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  /// Adds the keyframes of the body.
  public func _append(to segments: inout _KeyframeSegments<Value>) {
    body._append(to: &segments)
  }
}

extension KeyframeTrackContent where Body == Never {
  /// Never evaluated: a keyframe is not made of others.
  public var body: Never { fatalError("A keyframe has no body.") }
}

/// The keyframes of one track in order, before they are joined.
public struct _KeyframeSegments<Value: Animatable> {
  var segments: [KeyframeSegment<Value>] = []
}

/// A keyframe as it was written.
struct KeyframeSegment<Value: Animatable> {
  /// How the value gets to its target.
  enum Motion {
    case move
    case linear(UnitCurve)
    case cubic(startVelocity: Value?, endVelocity: Value?)
    case spring(Spring, startVelocity: Value?)
  }

  var target: Value
  /// In seconds; nil where a spring is to settle.
  var duration: Double?
  var motion: Motion
}

/// A keyframe at which the value jumps.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// None: a keyframe is not made of others.
  public typealias Body = Never

  private let target: Value

  /// Creates a jump to a value.
  public init(_ to: Value) { target = to }

  /// Adds itself.
  public func _append(to segments: inout _KeyframeSegments<Value>) {
    segments.segments.append(KeyframeSegment(target: target, duration: 0, motion: .move))
  }
}

/// A keyframe to which the value goes in a straight line.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// None: a keyframe is not made of others.
  public typealias Body = Never

  private let target: Value
  private let duration: TimeInterval
  private let timingCurve: UnitCurve

  /// Creates a keyframe reached after so many seconds along a timing curve.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    target = to
    self.duration = duration
    self.timingCurve = timingCurve
  }

  /// Adds itself.
  public func _append(to segments: inout _KeyframeSegments<Value>) {
    segments.segments.append(
      KeyframeSegment(target: target, duration: duration, motion: .linear(timingCurve)))
  }
}

/// A keyframe to which the value goes along a cubic curve.
///
/// Neighbouring cubic keyframes form a Catmull-Rom spline.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// None: a keyframe is not made of others.
  public typealias Body = Never

  private let target: Value
  private let duration: TimeInterval
  private let velocities: (start: Value?, end: Value?)

  /// Creates a keyframe reached after so many seconds; velocities are in value units a second.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    target = to
    self.duration = duration
    velocities = (startVelocity, endVelocity)
  }

  /// Adds itself.
  public func _append(to segments: inout _KeyframeSegments<Value>) {
    segments.segments.append(
      KeyframeSegment(
        target: target, duration: duration,
        motion: .cubic(startVelocity: velocities.start, endVelocity: velocities.end)))
  }
}

/// A keyframe to which a spring pulls the value.
///
/// A spring cut off before it settles leaves the value where it is then.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// None: a keyframe is not made of others.
  public typealias Body = Never

  private let target: Value
  private let duration: TimeInterval?
  private let spring: Spring
  private let startVelocity: Value?

  /// Creates a keyframe that lasts so many seconds, or until the spring has settled.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    target = to
    self.duration = duration
    self.spring = spring
    self.startVelocity = startVelocity
  }

  /// Adds itself.
  public func _append(to segments: inout _KeyframeSegments<Value>) {
    segments.segments.append(
      KeyframeSegment(
        target: target, duration: duration, motion: .spring(spring, startVelocity: startVelocity)))
  }
}
