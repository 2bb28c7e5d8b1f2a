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
  private(set) var placeholderView: AnyViewStorage?
  private var changed: ViewNode<Changed>?
  private var change: ((inout Transaction) -> Void)?
  private var inner: TransactionScope?
  private var outer: TransactionScope?

  override init(_ inputs: NodeInputs) {
    super.init(inputs)
    outer = TransactionScope(parent: inputs.scope) { _ in }
    inner = TransactionScope(parent: inputs.scope) { [weak self] transaction in
      self?.change?(&transaction)
    }
  }

  override var children: [Node] { [Node](of: changed) }

  override var childInputs: NodeInputs {
    var inputs = super.childInputs
    inputs.scope = inner
    return inputs
  }

  var placeholderScope: TransactionScope? { outer }

  override func update(
    _ view: ScopedAnimationView<Content, Changed>, _ context: UpdateContext
  ) {
    super.update(view, context)
    change = view.change
    placeholderView = ConcreteViewStorage(view.content)
    graph.invalidateTransactions()
    reconcile(&changed, view.changed, context)
  }
}
