public import Combine

/// An observable object that a view is given.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to an object's properties.
  public typealias Wrapper = ObservableObjectBindings<ObjectType>

  /// The object.
  public var wrappedValue: ObjectType

  /// Creates a property with an object.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a property with an object.
  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { ObservableObjectBindings(object: wrappedValue) }

  /// Lets the node listen to the object.
  @MainActor public static func _install(
    _ property: inout ObservedObject<ObjectType>, in context: DynamicPropertyContext
  ) {
    context.storage { ObjectSubscription() }.listen(to: property.wrappedValue, for: context.node)
  }
}
