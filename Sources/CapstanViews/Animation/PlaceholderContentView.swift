/// Stands for the content of a transition or of a scoped animation in its body.
public nonisolated struct PlaceholderContentView<Value>: PrimitiveView {
  /// The body, which does not exist.
  public typealias Body = Never

  init() {}

  /// Makes a node that yields the elements of the content.
  @MainActor public static func _makeNode(
    _ inputs: NodeInputs
  ) -> ViewNode<PlaceholderContentView<Value>> {
    PlaceholderNode(inputs)
  }
}

/// Where the content of placeholders comes from.
@MainActor protocol PlaceholderSource: Node {
  /// Adds the elements that a placeholder stands for.
  func appendPlaceholderElements(to list: inout [ViewElement])
}

/// The node of a placeholder: the nearest source above gives its elements.
final class PlaceholderNode<Value>: ViewNode<PlaceholderContentView<Value>> {
  override func appendElements(to list: inout [ViewElement]) {
    var node = parent
    while let current = node {
      if let source = current as? any PlaceholderSource {
        return source.appendPlaceholderElements(to: &list)
      }
      node = current.parent
    }
  }
}

/// A view of which some modifiers change under a transaction of their own.
nonisolated struct ScopedAnimationView<Content: View, Changed: View>: PrimitiveView {
  typealias Body = Never
  let content: Content
  let changed: Changed
  let change: (inout Transaction) -> Void

  @MainActor static func _makeNode(
    _ inputs: NodeInputs
  ) -> ViewNode<ScopedAnimationView<Content, Changed>> {
    ScopedAnimationNode(inputs)
  }
}

/// The node of a view with modifiers under their own transaction; the content keeps the outer one.
final class ScopedAnimationNode<Content: View, Changed: View>: ViewNode<
  ScopedAnimationView<Content, Changed>
>, PlaceholderSource
{
  private var content: ViewNode<Content>?
  private var changed: ViewNode<Changed>?
  private var change: ((inout Transaction) -> Void)?
  private var inner: TransactionScope?

  override init(_ inputs: NodeInputs) {
    super.init(inputs)
    inner = TransactionScope(parent: inputs.scope) { [weak self] transaction in
      self?.change?(&transaction)
    }
  }

  override var children: [Node] { [content, changed].compactMap { $0 } }

  override func update(
    _ view: ScopedAnimationView<Content, Changed>, _ context: UpdateContext
  ) {
    super.update(view, context)
    change = view.change
    graph.invalidateTransactions()
    reconcile(&content, view.content, context)
    var inputs = childInputs
    inputs.scope = inner
    let node = changed ?? Changed._makeNode(inputs)
    changed = node
    node.update(view.changed, context)
  }

  override func appendElements(to list: inout [ViewElement]) {
    changed?.appendElements(to: &list)
  }

  func appendPlaceholderElements(to list: inout [ViewElement]) {
    content?.appendElements(to: &list)
  }
}
