/// The node of views of one type.
@MainActor public class ViewNode<V: View>: Node {
  /// The environment of the last update.
  private(set) var environment = EnvironmentValues()

  /// Takes a new value of the view.
  ///
  /// Overrides call `super` first.
  func update(_ view: V, _ context: UpdateContext) {
    environment = context.environment
  }
}

extension ViewNode {
  /// Updates a child, making it first if there is none.
  func reconcile<Child: View>(
    _ child: inout ViewNode<Child>?, _ view: Child, _ context: UpdateContext
  ) {
    let node = child ?? Child._makeNode(childInputs)
    child = node
    node.update(view, context)
  }
}
