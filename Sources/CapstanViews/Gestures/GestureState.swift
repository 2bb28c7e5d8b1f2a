/// A value that a gesture writes while it goes on, and that has its first value at all other times.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private var state: State<Value>
  private let initial: Value
  private let resetTransaction: (Value, inout Transaction) -> Void

  /// Creates a state with its value at rest.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, reset: { _, _ in })
  }

  /// Creates a state with its value at rest.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Creates a state that goes back under a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(
      wrappedValue: wrappedValue, reset: { _, transaction in transaction = resetTransaction })
  }

  /// Creates a state that goes back under a transaction that depends on its last value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    state = State(wrappedValue: wrappedValue)
    initial = wrappedValue
    resetTransaction = reset
  }

  /// The value.
  public var wrappedValue: Value { state.wrappedValue }

  /// The state itself, for `updating`.
  public var projectedValue: GestureState<Value> { self }

  func write(_ value: Value) { state.wrappedValue = value }

  func reset() {
    var transaction = Transaction.current
    resetTransaction(state.wrappedValue, &transaction)
    withTransaction(transaction) { state.wrappedValue = initial }
  }

  /// Connects the property to the value that the node keeps.
  @MainActor public static func _install(
    _ property: inout GestureState<Value>, in context: DynamicPropertyContext
  ) {
    State._install(&property.state, in: context)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state that is nil at rest.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}
