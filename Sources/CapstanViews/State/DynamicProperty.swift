/// A stored property of a view that the engine connects before `body` is asked for.
///
/// A type of your own may hold `State`, `Environment` and the like; they are connected first, then
/// `update()` is called.
public protocol DynamicProperty {
  /// Called before each evaluation of the view's body.
  mutating func update()

  /// Connects the property; not called by listings.
  @MainActor static func _install(_ property: inout Self, in context: DynamicPropertyContext)
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}

  /// Connects the properties inside, then calls `update()`.
  @MainActor public static func _install(
    _ property: inout Self, in context: DynamicPropertyContext
  ) {
    let nested = context.storage(DynamicProperties<Self>.init)
    nested.install(in: &property, of: context.node, environment: context.environment)
    property.update()
  }
}

/// What a dynamic property is connected to: a node, its environment, and a place to keep an object.
@MainActor public final class DynamicPropertyContext {
  let node: Node
  let environment: EnvironmentValues
  private var slot: AnyObject?
  private(set) var stored: AnyObject?

  init(node: Node, environment: EnvironmentValues, stored: AnyObject?) {
    (self.node, self.environment, self.stored) = (node, environment, stored)
  }

  /// The object kept for this property, made at the first call.
  func storage<Object: AnyObject>(_ make: () -> Object) -> Object {
    if let object = stored as? Object { return object }
    let object = make()
    stored = object
    return object
  }
}
