/// The name of a value that views tell those around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// What is seen where no view tells a value.
  static var defaultValue: Value { get }

  /// Joins what one view tells with what the next one does.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}

/// What the views of a part of the tree tell, joined in order.
struct PreferenceValue<K: PreferenceKey> {
  private(set) var told: K.Value?

  /// The joined value, or the default.
  var value: K.Value { told ?? K.defaultValue }

  mutating func add(_ next: K.Value) {
    if var value = told {
      K.reduce(value: &value, nextValue: { next })
      told = value
    } else {
      var value = K.defaultValue
      K.reduce(value: &value, nextValue: { next })
      told = value
    }
  }

  /// Forgets what was told and starts with a value.
  mutating func replace(by value: K.Value) {
    told = value
  }
}
