/// Two gestures of one touch, each on its own.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What the two tell, as far as they have begun.
  public struct Value {
    /// What the first tells.
    public var first: First.Value?
    /// What the second tells.
    public var second: Second.Value?
  }

  /// The body, which does not exist.
  public typealias Body = Never

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {
    (self.first, self.second) = (first, second)
  }

  /// Makes a recognizer around those of the two.
  public func _makeRecognizer(_ last: GestureRecognizer<Value>?) -> GestureRecognizer<Value> {
    let pair = last as? SimultaneousRecognizer<First, Second> ?? SimultaneousRecognizer()
    pair.first = first._makeRecognizer(pair.first)
    pair.second = second._makeRecognizer(pair.second)
    return pair
  }
}

extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// Follows a touch with two recognizers.
private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>: GestureRecognizer<
  SimultaneousGesture<First, Second>.Value
>
{
  var first: GestureRecognizer<First.Value>?
  var second: GestureRecognizer<Second.Value>?
  private var firstPhase = GesturePhase<First.Value>.possible
  private var secondPhase = GesturePhase<Second.Value>.possible

  override var taps: Int? { first?.taps ?? second?.taps }
  override var pressDuration: Double? { first?.pressDuration ?? second?.pressDuration }
  override var answersToTaps: Bool {
    first?.answersToTaps == true || second?.answersToTaps == true
  }

  override var claims: Bool {
    (firstPhase.value != nil && first?.claims == true)
      || (secondPhase.value != nil && second?.claims == true)
  }

  override func receive(
    _ touch: GestureTouch
  ) -> GesturePhase<SimultaneousGesture<First, Second>.Value> {
    if touch.local.phase == .began { (firstPhase, secondPhase) = (.possible, .possible) }
    if !firstPhase.isOver { firstPhase = first?.receive(touch) ?? .failed }
    if !secondPhase.isOver { secondPhase = second?.receive(touch) ?? .failed }
    let value = SimultaneousGesture<First, Second>.Value(
      first: firstPhase.value, second: secondPhase.value)
    let hasValue = value.first != nil || value.second != nil
    if firstPhase.isOver, secondPhase.isOver { return hasValue ? .ended(value) : .failed }
    return hasValue ? .active(value) : .possible
  }

  override func reset() {
    first?.reset()
    second?.reset()
  }
}

/// Two gestures, one after the other.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// How far the two have come.
  public enum Value {
    /// The first goes on.
    case first(First.Value)
    /// The first has ended; the second may have begun.
    case second(First.Value, Second.Value?)
  }

  /// The body, which does not exist.
  public typealias Body = Never

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {
    (self.first, self.second) = (first, second)
  }

  /// Makes a recognizer around those of the two.
  public func _makeRecognizer(_ last: GestureRecognizer<Value>?) -> GestureRecognizer<Value> {
    let pair = last as? SequenceRecognizer<First, Second> ?? SequenceRecognizer()
    pair.first = first._makeRecognizer(pair.first)
    pair.second = second._makeRecognizer(pair.second)
    return pair
  }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Follows a touch with one recognizer and then another.
private final class SequenceRecognizer<First: Gesture, Second: Gesture>: GestureRecognizer<
  SequenceGesture<First, Second>.Value
>
{
  var first: GestureRecognizer<First.Value>?
  var second: GestureRecognizer<Second.Value>?
  private var done: First.Value?

  override var pressDuration: Double? { done == nil ? first?.pressDuration : nil }
  override var claims: Bool { done != nil || first?.claims == true }

  override func receive(
    _ touch: GestureTouch
  ) -> GesturePhase<SequenceGesture<First, Second>.Value> {
    if touch.local.phase == .began { done = nil }
    guard let done else {
      switch first?.receive(touch) ?? .failed {
      case .possible: return .possible
      case .active(let value): return .active(.first(value))
      case .failed: return .failed
      case .ended(let value):
        self.done = value
        var start = touch
        (start.local.phase, start.local.start) = (.began, touch.local.location)
        _ = second?.receive(start)
        return .active(.second(value, nil))
      }
    }
    switch second?.receive(touch) ?? .failed {
    case .possible: return .active(.second(done, nil))
    case .active(let value): return .active(.second(done, value))
    case .ended(let value): return .ended(.second(done, value))
    case .failed: return touch.local.phase == .ended ? .ended(.second(done, nil)) : .failed
    }
  }

  override func reset() {
    done = nil
    first?.reset()
    second?.reset()
  }
}

/// Two gestures of which the first that is recognized counts, preferably the first.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What the gesture that counts tells.
  public enum Value {
    /// The first counts.
    case first(First.Value)
    /// The second counts.
    case second(Second.Value)
  }

  /// The body, which does not exist.
  public typealias Body = Never

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {
    (self.first, self.second) = (first, second)
  }

  /// Makes a recognizer around those of the two.
  public func _makeRecognizer(_ last: GestureRecognizer<Value>?) -> GestureRecognizer<Value> {
    let pair = last as? ExclusiveRecognizer<First, Second> ?? ExclusiveRecognizer()
    pair.first = first._makeRecognizer(pair.first)
    pair.second = second._makeRecognizer(pair.second)
    return pair
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Follows a touch with two recognizers until one has it.
private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>: GestureRecognizer<
  ExclusiveGesture<First, Second>.Value
>
{
  var first: GestureRecognizer<First.Value>?
  var second: GestureRecognizer<Second.Value>?
  private var (firstIsOver, secondIsOver) = (false, false)

  override var taps: Int? { first?.taps ?? second?.taps }
  override var pressDuration: Double? { first?.pressDuration ?? second?.pressDuration }
  override var answersToTaps: Bool {
    first?.answersToTaps == true || second?.answersToTaps == true
  }
  override var claims: Bool { (firstIsOver ? second?.claims : first?.claims) ?? true }

  override func receive(
    _ touch: GestureTouch
  ) -> GesturePhase<ExclusiveGesture<First, Second>.Value> {
    if touch.local.phase == .began { (firstIsOver, secondIsOver) = (false, false) }
    if !firstIsOver {
      switch first?.receive(touch) ?? .failed {
      case .possible: break
      case .active(let value):
        takeSecond()
        return .active(.first(value))
      case .ended(let value):
        takeSecond()
        return .ended(.first(value))
      case .failed: firstIsOver = true
      }
    }
    if !secondIsOver {
      switch second?.receive(touch) ?? .failed {
      case .possible: break
      case .active(let value): return .active(.second(value))
      case .ended(let value): return .ended(.second(value))
      case .failed: secondIsOver = true
      }
    }
    return firstIsOver && secondIsOver ? .failed : .possible
  }

  private func takeSecond() {
    guard !secondIsOver else { return }
    secondIsOver = true
    second?.reset()
  }

  override func reset() {
    first?.reset()
    second?.reset()
  }
}

extension GesturePhase {
  var value: Value? {
    switch self {
    case .active(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }

  var isOver: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .active: false
    }
  }
}

extension Gesture {
  /// Returns a gesture of this one and another, each on its own.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Returns a gesture of this one and then another.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Returns a gesture of this one or else another.
  public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
