public import Combine

/// An observable object that a view makes once and that outlives the view's value.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Box {
    let object: ObjectType
    let subscription: ObjectSubscription

    @MainActor init(_ object: ObjectType, node: Node) {
      self.object = object
      subscription = ObjectSubscription()
      subscription.listen(to: object, for: node)
    }
  }

  private let make: () -> ObjectType
  private var box: Box?

  /// Creates a property whose object is made when the view appears.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object; a new one as long as the view stands nowhere.
  public var wrappedValue: ObjectType { box?.object ?? make() }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservableObjectBindings(object: wrappedValue)
  }

  /// Connects the property to the object that the node keeps.
  @MainActor public static func _install(
    _ property: inout StateObject<ObjectType>, in context: DynamicPropertyContext
  ) {
    let make = property.make
    property.box = context.storage { Box(make(), node: context.node) }
  }
}
