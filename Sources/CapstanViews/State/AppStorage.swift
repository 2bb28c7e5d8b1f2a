public import Foundation

/// A value kept under a name for the length of a clip.
///
/// On a device it outlives the app; here every clip begins with the value that is written in the
/// listing, and the machine's settings are neither read nor written.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
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
    _ property: inout AppStorage<Value>, in context: DynamicPropertyContext
  ) {
    property.stored.install(in: context, scope: "app.")
  }
}

extension AppStorage where Value: StorableValue {
  /// Creates a property kept under a name, with a value for the beginning.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    stored = StoredValue(key, wrappedValue)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: StorableValue {
  /// Creates a property kept under a name, with a value for the beginning.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    stored = StoredValue(key, wrappedValue)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property kept under a name, nil in the beginning.
  public init<V: StorableValue>(_ key: String, store: UserDefaults? = nil) where Value == V? {
    stored = StoredValue(key, nil)
  }

  /// Creates a property kept under a name, nil in the beginning.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue: StorableValue {
    stored = StoredValue(key, nil)
  }
}
