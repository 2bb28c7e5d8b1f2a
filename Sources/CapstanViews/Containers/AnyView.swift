/// A view whose type is hidden; a change of the type makes a new view.
public nonisolated struct AnyView: PrimitiveView {
  /// The body, which does not exist.
  public typealias Body = Never

  let storage: AnyViewStorage

  /// Hides a view's type.
  public init<Content: View>(_ view: Content) {
    storage = ConcreteViewStorage(view)
  }

  /// Hides a view's type.
  public init<Content: View>(erasing view: Content) {
    storage = ConcreteViewStorage(view)
  }

  /// Makes a node that follows the hidden type.
  @MainActor public static func _makeNode(_ inputs: NodeInputs) -> ViewNode<AnyView> {
    ErasedNode(inputs, storage: \.storage)
  }
}

/// A view with its type hidden behind two operations.
nonisolated class AnyViewStorage {
  /// Updates a node of the same type, or returns a new one.
  @MainActor func reconcile(
    _ node: Node?, inputs: NodeInputs, context: UpdateContext
  ) -> Node {
    preconditionFailure("A subclass knows the view.")
  }

  /// What tells one hidden type from another.
  var type: ObjectIdentifier { preconditionFailure("A subclass knows the view.") }
}

nonisolated final class ConcreteViewStorage<Content: View>: AnyViewStorage {
  let view: Content

  init(_ view: Content) {
    self.view = view
  }

  override var type: ObjectIdentifier { ObjectIdentifier(Content.self) }

  @MainActor override func reconcile(
    _ node: Node?, inputs: NodeInputs, context: UpdateContext
  ) -> Node {
    let typed = node as? ViewNode<Content> ?? Content._makeNode(inputs)
    typed.update(view, context)
    return typed
  }
}

/// The node of a view that hides another one.
final class ErasedNode<V: View>: ViewNode<V> {
  private let storage: @MainActor (V) -> AnyViewStorage
  private let slot = PresenceSlot<ObjectIdentifier>()

  init(_ inputs: NodeInputs, storage: @escaping @MainActor (V) -> AnyViewStorage) {
    self.storage = storage
    super.init(inputs)
  }

  override init(_ inputs: NodeInputs) {
    preconditionFailure("This node is made with its content.")
  }

  override var children: [Node] { slot.nodes }
  override var liveChildren: [Node] { slot.liveNodes }

  override func update(_ view: V, _ context: UpdateContext) {
    super.update(view, context)
    let storage = storage(view)
    slot.show(storage.type, in: self) { node in
      storage.reconcile(node, inputs: childInputs, context: context)
    }
  }

  override func appendElements(to list: inout [ViewElement]) {
    slot.appendElements(to: &list)
  }
}
