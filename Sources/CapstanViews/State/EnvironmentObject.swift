public import Combine

/// An observable object that a view around has placed in the environment.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to an object's properties.
  public typealias Wrapper = ObservableObjectBindings<ObjectType>

  private var object: ObjectType?

  /// Creates a property whose object is found when the view appears.
  public init() {}

  /// The object; traps if no view around has placed one of the type.
  public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        "No ObservableObject of type \(ObjectType.self) found: a view around this one has to place "
          + "one by environmentObject(_:).")
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { ObservableObjectBindings(object: wrappedValue) }

  /// Finds the object and lets the node listen to it.
  @MainActor public static func _install(
    _ property: inout EnvironmentObject<ObjectType>, in context: DynamicPropertyContext
  ) {
    property.object = context.environment[object: ObjectType.self]
    let subscription = context.storage { ObjectSubscription() }
    if let object = property.object { subscription.listen(to: object, for: context.node) }
  }
}

extension View {
  /// Places an observable object under its type in the environment of the view.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentModifier { $0[object: T.self] = object })
  }
}
