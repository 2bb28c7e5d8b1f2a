extension Never {
  /// Never evaluated: there is no value to ask.
  public var body: Never { fatalError("Never has no body.") }
}

extension Never: KeyframeTrackContent {
  /// There is no value.
  public typealias Value = Never
  /// There is no body.
  public typealias Body = Never
  /// Never called.
  public func _append(to segments: inout _KeyframeSegments<Never>) {}
}

extension Never: Keyframes {
  /// Never called.
  public func _append(to tracks: inout _KeyframeTracks<Never>) {}
}
