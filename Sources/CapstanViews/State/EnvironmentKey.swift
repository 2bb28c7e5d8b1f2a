/// The name and default of a value in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// What views see where nothing has been set.
  static var defaultValue: Value { get }
}
