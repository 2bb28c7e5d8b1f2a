public import Observation

/// Reads a value of the environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?)
    case value(Value)
  }

  private var source: Source

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
  }

  /// Reads the object that an ancestor has placed under its type; traps if there is none.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object { $0[object: objectType] }
  }

  /// Reads the object that an ancestor has placed under its type, or nil.
  public init<T: AnyObject>(_ objectType: T.Type) where Value == T?, T: Observable {
    source = .object { .some($0[object: objectType]) }
  }

  /// The value where the view stands; the default where it stands nowhere.
  public var wrappedValue: Value {
    switch source {
    case .keyPath(let keyPath):
      return EnvironmentValues()[keyPath: keyPath]
    case .object(let find):
      guard let value = find(EnvironmentValues()) else {
        preconditionFailure("No object of type \(Value.self) is in the environment.")
      }
      return value
    case .value(let value):
      return value
    }
  }

  /// Takes the value from the environment.
  @MainActor public static func _install(
    _ property: inout Environment<Value>, in context: DynamicPropertyContext
  ) {
    switch property.source {
    case .keyPath(let keyPath): property.source = .value(context.environment[keyPath: keyPath])
    case .object(let find):
      if let value = find(context.environment) { property.source = .value(value) }
    case .value: break
    }
  }
}
