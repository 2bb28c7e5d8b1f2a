import Foundation

/// A length that follows the text size of the environment.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var scaled: Value?

  /// Creates a length that scales like a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    (base, style) = (wrappedValue, textStyle)
  }

  /// Creates a length that scales like body text.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// The scaled length.
  public var wrappedValue: Value { scaled ?? base }

  /// Takes the factor from the environment.
  @MainActor public static func _install(
    _ property: inout ScaledMetric<Value>, in context: DynamicPropertyContext
  ) {
    let environment = context.environment
    property.scaled = Value(
      property.style.scaled(
        CGFloat(property.base), for: environment.dynamicTypeSize,
        displayScale: environment.displayScale))
  }
}
