/// A value that lives elsewhere and can be read and written.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  /// What changes through the binding are made with.
  public var transaction = Transaction()
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void

  /// Creates a binding from closures; they ignore the binding's transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = { value, _ in set(value) }
  }

  /// Creates a binding from closures that are given the binding's transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    (read, write) = (get, set)
  }

  /// Creates a binding whose writes are made under its transaction.
  init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    self.read = read
    self.write = { value, transaction in
      if transaction.isEmpty { return write(value) }
      withTransaction(transaction.over(.current)) { write(value) }
    }
  }

  private init(
    transaction: Transaction, get: @escaping () -> Value,
    set: @escaping (Value, Transaction) -> Void
  ) {
    (self.transaction, read, write) = (transaction, get, set)
  }

  /// Creates a binding that always reads one value and ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { (_: Value) in })
  }

  /// Creates a binding that is another one.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue, transaction) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    derived(get: { $0[keyPath: keyPath] }, set: { $0[keyPath: keyPath] = $1 })
  }

  /// Returns a binding whose writes are made under a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// Returns a binding whose writes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }

  /// Returns a binding to something that is part of the value.
  func derived<Subject>(
    get: @escaping (Value) -> Subject, set: @escaping (inout Value, Subject) -> Void
  ) -> Binding<Subject> {
    let (read, write) = (read, write)
    return Binding<Subject>(
      transaction: transaction, get: { get(read()) },
      set: { subject, transaction in
        var value = read()
        set(&value, subject)
        write(value, transaction)
      })
  }
}

extension Binding {
  /// Creates a binding to the value of an optional, or nil while there is none.
  public init?(_ base: Binding<Value?>) {
    guard let last = base.wrappedValue else { return nil }
    self = base.derived(get: { $0 ?? last }, set: { $0 = $1 })
  }

  /// Creates an optional binding to a value; writing nil does nothing.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self = base.derived(get: { $0 }, set: { if let value = $1 { $0 = value } })
  }

  /// Creates a binding to a value as a hashable of any type.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self = base.derived(
      get: { AnyHashable($0) }, set: { if let value = $1.base as? V { $0 = value } })
  }
}

extension Binding where Value: MutableCollection {
  /// A binding to an element, which reads the last known element once the collection is shorter.
  subscript(elementAt index: Value.Index) -> Binding<Value.Element>
  where Value: RandomAccessCollection {
    let last = wrappedValue[index]
    return derived(
      get: { $0.indices.contains(index) ? $0[index] : last },
      set: { if $0.indices.contains(index) { $0[index] = $1 } })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The value's identity.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// Bindings to the elements.
  public typealias Element = Binding<Value.Element>
  /// Walks the bindings.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A range of bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A place in the collection.
  public typealias Index = Value.Index
  /// The places in the collection.
  public typealias Indices = Value.Indices

  /// The place of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The place after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The places of all elements.
  public var indices: Value.Indices { wrappedValue.indices }

  /// Returns the place after another.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

  /// A binding to an element.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    derived(get: { $0[position] }, set: { $0[position] = $1 })
  }
}

extension Binding: BidirectionalCollection
where Value: MutableCollection, Value: BidirectionalCollection {
  /// Returns the place before another.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding: DynamicProperty {
  /// Does nothing: a binding is connected by its owner.
  @MainActor public static func _install(
    _ property: inout Binding<Value>, in context: DynamicPropertyContext
  ) {}
}

/// Unchecked: a binding's closures run on the main thread only.
extension Binding: @unchecked Sendable where Value: Sendable {}
