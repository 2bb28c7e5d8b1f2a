/// A gesture that calls closures while it goes on, and when it has ended.
public struct _CallbackGesture<Base: Gesture>: Gesture {
  /// What the gesture inside tells.
  public typealias Value = Base.Value
  /// The body, which does not exist.
  public typealias Body = Never

  let base: Base
  var changed: ((Base.Value) -> Void)?
  var ended: ((Base.Value) -> Void)?
  var finished: (() -> Void)?

  /// Makes a recognizer around that of the gesture inside.
  public func _makeRecognizer(_ last: GestureRecognizer<Value>?) -> GestureRecognizer<Value> {
    let recognizer = last as? CallbackRecognizer<Value> ?? CallbackRecognizer<Value>()
    recognizer.base = base._makeRecognizer(recognizer.base)
    (recognizer.changed, recognizer.ended, recognizer.finished) = (changed, ended, finished)
    return recognizer
  }
}

/// Calls closures for a recognizer.
private final class CallbackRecognizer<Value>: GestureRecognizer<Value> {
  var base: GestureRecognizer<Value>?
  var changed: ((Value) -> Void)?
  var ended: ((Value) -> Void)?
  var finished: (() -> Void)?
  private var isActive = false

  override var taps: Int? { base?.taps }
  override var pressDuration: Double? { base?.pressDuration }
  override var answersToTaps: Bool { base?.answersToTaps == true }
  override var claims: Bool { base?.claims ?? true }

  override func receive(_ touch: GestureTouch) -> GesturePhase<Value> {
    let phase = base?.receive(touch) ?? .failed
    switch phase {
    case .possible: break
    case .active(let value):
      isActive = true
      changed?(value)
    case .ended(let value):
      ended?(value)
      finish()
    case .failed: finish()
    }
    return phase
  }

  override func reset() {
    finish()
    base?.reset()
  }

  private func finish() {
    if isActive { finished?() }
    isActive = false
  }
}

/// A gesture that writes a state while it goes on.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  /// What the gesture inside tells.
  public typealias Value = Base.Value
  /// The body, which does not exist.
  public typealias Body = Never

  let base: Base
  let state: GestureState<State>
  let update: (Base.Value, inout State, inout Transaction) -> Void

  /// Makes a recognizer around that of the gesture inside.
  public func _makeRecognizer(_ last: GestureRecognizer<Value>?) -> GestureRecognizer<Value> {
    let (state, update) = (state, update)
    return _CallbackGesture(
      base: base,
      changed: { value in
        var transaction = Transaction.current
        var new = state.wrappedValue
        update(value, &new, &transaction)
        withTransaction(transaction) { state.write(new) }
      },
      finished: { state.reset() }
    )._makeRecognizer(last)
  }
}

/// A gesture whose value is changed.
public struct _MapGesture<Base: Gesture, Value>: Gesture {
  /// The body, which does not exist.
  public typealias Body = Never

  let base: Base
  let transform: (Base.Value) -> Value

  /// Makes a recognizer around that of the gesture inside.
  public func _makeRecognizer(_ last: GestureRecognizer<Value>?) -> GestureRecognizer<Value> {
    let recognizer =
      last as? MapRecognizer<Base.Value, Value> ?? MapRecognizer<Base.Value, Value>()
    recognizer.base = base._makeRecognizer(recognizer.base)
    recognizer.transform = transform
    return recognizer
  }
}

/// Changes the values of a recognizer.
private final class MapRecognizer<Old, Value>: GestureRecognizer<Value> {
  var base: GestureRecognizer<Old>?
  var transform: ((Old) -> Value)?

  override var taps: Int? { base?.taps }
  override var pressDuration: Double? { base?.pressDuration }
  override var answersToTaps: Bool { base?.answersToTaps == true }
  override var claims: Bool { base?.claims ?? true }

  override func receive(_ touch: GestureTouch) -> GesturePhase<Value> {
    guard let transform else { return .failed }
    switch base?.receive(touch) ?? .failed {
    case .possible: return .possible
    case .active(let value): return .active(transform(value))
    case .ended(let value): return .ended(transform(value))
    case .failed: return .failed
    }
  }

  override func reset() { base?.reset() }
}

extension Gesture {
  /// Returns a gesture that calls a closure when it has ended.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _CallbackGesture<Self> {
    _CallbackGesture(base: self, ended: action)
  }

  /// Returns a gesture that writes a state while it goes on; afterwards the state is reset.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }

  /// Returns a gesture with another value.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }
}

extension Gesture where Value: Equatable {
  /// Returns a gesture that calls a closure whenever its value has changed.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _CallbackGesture<Self> {
    var last: Value?
    return _CallbackGesture(
      base: self,
      changed: { value in
        guard last != value else { return }
        last = value
        action(value)
      }, finished: { last = nil })
  }
}
