/// A name that no other view uses, for ids of matched geometry.
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
  /// The name.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private var id = ID(number: 0)

  /// Creates a namespace.
  public init() {}

  /// The name, the same as long as the view lives.
  public var wrappedValue: ID { id }

  /// Takes the name that the node keeps.
  @MainActor public static func _install(
    _ property: inout Namespace, in context: DynamicPropertyContext
  ) {
    property.id = context.storage { Box(context.node.graph.makeNamespace(of: context.node)) }.id
  }

  private final class Box {
    let id: ID

    init(_ id: ID) {
      self.id = id
    }
  }
}
