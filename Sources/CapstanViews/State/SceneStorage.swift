/// A value kept under a name for a scene, for the length of a clip.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private var stored: StoredValue<Value>

  /// The value; writes are seen by every view that reads the name.
  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { stored.binding }

  /// Connects the property to the clip's memory.
  @MainActor public static func _install(
    _ property: inout SceneStorage<Value>, in context: DynamicPropertyContext
  ) {
    property.stored.install(in: context, scope: "scene.")
  }
}

extension SceneStorage where Value: StorableValue {
  /// Creates a property kept under a name, with a value for the beginning.
  public init(wrappedValue: Value, _ key: String) {
    stored = StoredValue(key, wrappedValue)
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue: StorableValue {
  /// Creates a property kept under a name, with a value for the beginning.
  public init(wrappedValue: Value, _ key: String) {
    stored = StoredValue(key, wrappedValue)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property kept under a name, nil in the beginning.
  public init<V: StorableValue>(_ key: String) where Value == V? {
    stored = StoredValue(key, nil)
  }

  /// Creates a property kept under a name, nil in the beginning.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue: StorableValue {
    stored = StoredValue(key, nil)
  }
}
