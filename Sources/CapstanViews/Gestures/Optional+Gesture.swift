extension Optional: Gesture where Wrapped: Gesture {
  /// What the gesture tells, if there is one.
  public typealias Value = Wrapped.Value

  /// Makes the gesture's recognizer; one that fails if there is none.
  public func _makeRecognizer(_ last: GestureRecognizer<Value>?) -> GestureRecognizer<Value> {
    map { $0._makeRecognizer(last) } ?? GestureRecognizer()
  }
}
