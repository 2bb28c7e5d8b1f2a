/// The name of a value that the focused view tells.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// Values that the focused view tells; nothing has the focus here, so they are all nil.
public struct FocusedValues {
  /// The value of a key.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set { _ = newValue }
  }
}
