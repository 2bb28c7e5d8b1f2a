/// Tracks of keyframes that move the parts of one value.
public protocol Keyframes<Value> {
  /// The type of the value whose parts move.
  associatedtype Value = Body.Value
  /// The type of the tracks this group is made of.
  associatedtype Body: Keyframes

  /// The tracks this group is made of.
  @KeyframesBuilder<Value> var body: Body { get }

  /// Adds the tracks, in order, to those of a timeline.
  func _append(to tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
  /// Adds the tracks of the body.
  public func _append(to tracks: inout _KeyframeTracks<Value>) {
    body._append(to: &tracks)
  }
}

extension Keyframes where Body == Never {
  /// Never evaluated: a track is not made of others.
  public var body: Never { fatalError("A keyframe track has no body.") }
}

/// The tracks of a timeline, joined for where and how fast the value starts.
public struct _KeyframeTracks<Root> {
  let initialValue: Root
  let startVelocity: Root?
  var tracks: [any TrackEvaluator<Root>] = []
}

/// Keyframes that move one part of a value.
public struct KeyframeTrack<Root, Property: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Property {
  /// The type of the value one of whose parts moves.
  public typealias Value = Root
  /// None: a track is not made of others.
  public typealias Body = Never

  private let keyPath: WritableKeyPath<Root, Property>
  private let content: Content

  /// Creates a track that moves the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Property {
    self.init(\.self, content: content)
  }

  /// Creates a track that moves one part of the value.
  public init(
    _ keyPath: WritableKeyPath<Root, Property>,
    @KeyframeTrackContentBuilder<Property> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// Adds itself.
  public func _append(to tracks: inout _KeyframeTracks<Root>) {
    var segments = _KeyframeSegments<Property>()
    content._append(to: &segments)
    guard !segments.segments.isEmpty else { return }
    tracks.tracks.append(
      BoundTrack(
        keyPath: keyPath,
        track: JoinedTrack(
          initialValue: tracks.initialValue[keyPath: keyPath],
          startVelocity: tracks.startVelocity?[keyPath: keyPath].animatableData,
          segments: segments.segments)))
  }
}

/// A track of any type on one type of value.
protocol TrackEvaluator<Root> {
  associatedtype Root

  var duration: Double { get }

  /// Writes the track's value at a time into the part it moves.
  func write(at time: Double, to root: inout Root)

  /// Writes the track's velocity at a time into the part it moves.
  func writeVelocity(at time: Double, to root: inout Root)
}

/// A joined track and the part of the value it moves.
private struct BoundTrack<Root, Property: Animatable>: TrackEvaluator {
  let keyPath: WritableKeyPath<Root, Property>
  let track: JoinedTrack<Property>

  var duration: Double { track.duration }

  func write(at time: Double, to root: inout Root) {
    root[keyPath: keyPath] = track.value(at: time)
  }

  func writeVelocity(at time: Double, to root: inout Root) {
    root[keyPath: keyPath].animatableData = track.velocity(at: time)
  }
}
