/// The name and default of a value that a view tells its container.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// What containers see where nothing has been set.
  static var defaultValue: Value { get }
}
