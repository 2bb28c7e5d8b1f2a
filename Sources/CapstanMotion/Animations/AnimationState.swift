/// A key under which a custom animation keeps something of its own between two evaluations.
public protocol AnimationStateKey {
  /// The type of what is kept.
  associatedtype Value

  /// What is there before anything was kept.
  static var defaultValue: Value { get }
}

/// What a custom animation of a value has kept so far.
public struct AnimationState<Value: VectorArithmetic> {
  private var entries: [(key: ObjectIdentifier, value: Any)] = []

  /// Creates an empty state.
  public init() {}

  /// What is kept under a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get {
      let identifier = ObjectIdentifier(key)
      for entry in entries where entry.key == identifier {
        if let value = entry.value as? K.Value { return value }
      }
      return K.defaultValue
    }
    set {
      let identifier = ObjectIdentifier(key)
      if let index = entries.firstIndex(where: { $0.key == identifier }) {
        entries[index].value = newValue
      } else {
        entries.append((identifier, newValue))
      }
    }
  }
}

/// What is kept are the values of one animation, read and written by whoever holds the state; an
/// animation that keeps a reference must not share it, as on the platform.
extension AnimationState: @unchecked Sendable where Value: Sendable {}
