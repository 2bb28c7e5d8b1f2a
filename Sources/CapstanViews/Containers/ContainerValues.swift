/// Values that a view tells the container around it; `@Entry` declares them.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tags: [ObjectIdentifier: AnyHashable] = [:]

  init() {}

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of a type, if the view has one.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    tags[ObjectIdentifier(type)]?.base as? V
  }

  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool {
    self.tag(for: V.self) == tag
  }

  /// Remembers the tag that the view has.
  mutating func remember(tag: AnyHashable) {
    func remember<V: Hashable>(_ value: V) { tags[ObjectIdentifier(V.self)] = AnyHashable(value) }
    if let value = tag.base as? any Hashable { remember(value) }
  }
}

/// The name and default of a value that a view tells its container.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// What containers see where nothing has been set.
  static var defaultValue: Value { get }
}

/// What a view tells its container.
enum ContainerValuesTrait: ViewTrait {
  typealias Value = ContainerValues
}

/// Changes one of the values that a view tells its container.
nonisolated struct ContainerValueModifier: PrimitiveModifier {
  typealias Body = Never
  typealias AnimatableData = EmptyAnimatableData
  let change: (inout ContainerValues) -> Void
}

extension View {
  /// Tells the container a value.
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueModifier { $0[keyPath: keyPath] = value })
  }
}
