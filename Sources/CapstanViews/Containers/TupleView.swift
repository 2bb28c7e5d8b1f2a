/// Several views, one after another.
public nonisolated struct TupleView<T>: PrimitiveView {
  /// The body, which does not exist.
  public typealias Body = Never

  /// The views as a tuple.
  public var value: T
  let reconcile: @MainActor (T, any TupleVisitor) -> Void

  /// Creates a view of several.
  public init<each V: View>(_ value: (repeat each V)) where T == (repeat each V) {
    self.value = value
    reconcile = { views, visitor in
      repeat visitor.update(each views)
    }
  }

  /// Makes a node with a child for each view.
  @MainActor public static func _makeNode(_ inputs: NodeInputs) -> ViewNode<TupleView<T>> {
    TupleNode<T>(inputs)
  }
}

/// Is shown the views of a tuple, in order.
@MainActor protocol TupleVisitor: AnyObject {
  func update<V: View>(_ view: V)
}

/// Hands the views of a tuple to their nodes, in order.
@MainActor final class TupleReconciler: TupleVisitor {
  private let node: Node
  private let context: UpdateContext
  private var index = 0
  private(set) var children: [Node]

  init(node: Node, children: [Node], context: UpdateContext) {
    (self.node, self.children, self.context) = (node, children, context)
  }

  func update<V: View>(_ view: V) {
    if index == children.count { children.append(V._makeNode(node.childInputs)) }
    guard let child = children[index] as? ViewNode<V> else {
      preconditionFailure("A tuple's views keep their types.")
    }
    child.update(view, context)
    index += 1
  }
}

/// The node of a tuple.
final class TupleNode<T>: ViewNode<TupleView<T>> {
  private var nodes: [Node] = []

  override var children: [Node] { nodes }

  override func update(_ view: TupleView<T>, _ context: UpdateContext) {
    super.update(view, context)
    let reconciler = TupleReconciler(node: self, children: nodes, context: context)
    view.reconcile(view.value, reconciler)
    nodes = reconciler.children
  }
}
