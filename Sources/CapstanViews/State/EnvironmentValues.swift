/// Values that views inherit from the views around them.
///
/// Unchecked: values are written while a tree is built and only read afterwards, and the engine
/// keeps to the main actor; a key's values need not be `Sendable`, as on the platform.
public struct EnvironmentValues: @unchecked Sendable {
  private var storage: [ObjectIdentifier: Any] = [:]

  /// Creates an environment in which every value has its default.
  public init() {}

  /// The value of a key; its default where nothing has been set.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { storage[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { storage[ObjectIdentifier(key)] = newValue }
  }

  /// An object that an ancestor has placed under its type.
  package subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { storage[ObjectIdentifier(type)] as? Object }
    set { storage[ObjectIdentifier(type)] = newValue }
  }
}
