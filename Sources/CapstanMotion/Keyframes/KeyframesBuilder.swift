/// Collects tracks of keyframes, or keyframes of the whole value.
@resultBuilder public struct KeyframesBuilder<Value> {
  /// Takes a track.
  public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
  where Content.Value == Value {
    expression
  }

  /// Takes the first track of a block.
  public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content
  where Content.Value == Value {
    first
  }

  /// Takes the next track of a block.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    TrackSequence(first: accumulated, second: next)
  }

  /// Takes an empty block.
  public static func buildBlock() -> some Keyframes<Value> {
    EmptyTracks<Value>()
  }

  /// Gives the tracks.
  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
  where Content.Value == Value {
    component
  }
}

extension KeyframesBuilder where Value: Animatable {
  /// Takes a keyframe of the whole value.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value {
    expression
  }

  /// Takes the keyframes of a loop.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeList(components)
  }

  /// Takes the keyframes of the first branch.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value, Second.Value == Value {
    KeyframeTrackContentBuilder<Value>.buildEither(first: component)
  }

  /// Takes the keyframes of the second branch.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value, Second.Value == Value {
    KeyframeTrackContentBuilder<Value>.buildEither(second: component)
  }

  /// Takes the first keyframe of a block.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value {
    first
  }

  /// Takes the next keyframe of a block.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence(first: accumulated, second: next)
  }

  /// Makes the keyframes of the whole value a track.
  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
    KeyframeTrack { component }
  }
}

/// Tracks one after another; the later ones write last.
private struct TrackSequence<First: Keyframes, Second: Keyframes>: Keyframes
where First.Value == Second.Value {
  typealias Body = Never
  typealias Value = First.Value

  let first: First
  let second: Second

  func _append(to tracks: inout _KeyframeTracks<Value>) {
    first._append(to: &tracks)
    second._append(to: &tracks)
  }
}

/// No track.
private struct EmptyTracks<Value>: Keyframes {
  typealias Body = Never

  func _append(to tracks: inout _KeyframeTracks<Value>) {}
}
