/// The node of a view that stands for another one.
class PassThroughNode<V: View, Child: View>: ViewNode<V> {
  private let content: @MainActor (V) -> Child
  private(set) var child: ViewNode<Child>?

  init(_ inputs: NodeInputs, child: @escaping @MainActor (V) -> Child) {
    content = child
    super.init(inputs)
  }

  override init(_ inputs: NodeInputs) {
    preconditionFailure("This node is made with its content.")
  }

  override var children: [Node] { [Node](of: child) }
  override var subject: Node? { child }

  /// The context in which the content is updated.
  func childContext(_ view: V, _ context: UpdateContext) -> UpdateContext { context }

  override func update(_ view: V, _ context: UpdateContext) {
    super.update(view, context)
    reconcile(&child, content(view), childContext(view, context))
  }
}
