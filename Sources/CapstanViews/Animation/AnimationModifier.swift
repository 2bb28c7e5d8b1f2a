extension View {
  /// Animates the view's changes when a value changes; nil makes them jump.
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }

  /// Animates all changes of the view that are made under a transaction or not.
  @available(*, deprecated, message: "Use animation(_:value:) or withAnimation instead.")
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(
      TransactionModifier { transaction in
        if !transaction.disablesAnimations { transaction.animation = animation }
      })
  }

  /// Changes the transaction of the view's changes.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  /// Changes the transaction of the view's changes when a value changes.
  public nonisolated func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransactionModifier(value: value, transform: transform))
  }

  /// Animates the changes that a part of the view's modifiers makes.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    ScopedAnimationView(
      content: self, changed: body(PlaceholderContentView()),
      change: { if !$0.disablesAnimations { $0.animation = animation } })
  }

  /// Changes the transaction of the changes that a part of the view's modifiers makes.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    ScopedAnimationView(
      content: self, changed: body(PlaceholderContentView()), change: transform)
  }
}

/// Overrides the animation of an update that changes a value.
nonisolated struct AnimationModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never
  let animation: Animation?
  let value: Value

  @MainActor static func _makeNode<V: View>(
    _ inputs: NodeInputs, content: V.Type
  ) -> ViewNode<ModifiedContent<V, AnimationModifier<Value>>> {
    ValueTransactionNode(inputs, value: \.value) { modifier, transaction in
      if !transaction.disablesAnimations { transaction.animation = modifier.animation }
    }
  }
}

/// Changes the transaction of an update that changes a value.
nonisolated struct ValueTransactionModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never
  let value: Value
  let transform: (inout Transaction) -> Void

  @MainActor static func _makeNode<V: View>(
    _ inputs: NodeInputs, content: V.Type
  ) -> ViewNode<ModifiedContent<V, ValueTransactionModifier<Value>>> {
    ValueTransactionNode(inputs, value: \.value) { modifier, transaction in
      modifier.transform(&transaction)
    }
  }
}

/// Changes the transaction of every update.
nonisolated struct TransactionModifier: ViewModifier {
  typealias Body = Never
  let transform: (inout Transaction) -> Void

  @MainActor static func _makeNode<V: View>(
    _ inputs: NodeInputs, content: V.Type
  ) -> ViewNode<ModifiedContent<V, TransactionModifier>> {
    ScopeNode(inputs) { modifier, transaction in modifier.transform(&transaction) }
  }
}

/// The node of a modifier that changes transactions inside.
class ScopeNode<Content: View, Modifier: ViewModifier>: PassThroughNode<
  ModifiedContent<Content, Modifier>, Content
>
{
  private let change: @MainActor (Modifier, inout Transaction) -> Void
  private var modifier: Modifier?
  private var inner: TransactionScope?

  init(
    _ inputs: NodeInputs, change: @escaping @MainActor (Modifier, inout Transaction) -> Void
  ) {
    self.change = change
    super.init(inputs, child: \.content)
    inner = TransactionScope(parent: inputs.scope) { [weak self] transaction in
      self?.apply(to: &transaction)
    }
  }

  override var childInputs: NodeInputs {
    var inputs = super.childInputs
    inputs.scope = inner
    return inputs
  }

  override func update(_ view: ModifiedContent<Content, Modifier>, _ context: UpdateContext) {
    modifier = view.modifier
    graph.invalidateTransactions()
    super.update(view, context)
  }

  func apply(to transaction: inout Transaction) {
    guard let modifier else { return }
    change(modifier, &transaction)
  }
}

/// The node of a modifier that changes the transaction of updates in which a value changes.
final class ValueTransactionNode<Content: View, Modifier: ViewModifier, Value: Equatable>:
  ScopeNode<Content, Modifier>
{
  private let value: @MainActor (Modifier) -> Value
  private var last: Value?
  private var changedIn = -1

  init(
    _ inputs: NodeInputs, value: @escaping @MainActor (Modifier) -> Value,
    change: @escaping @MainActor (Modifier, inout Transaction) -> Void
  ) {
    self.value = value
    super.init(inputs, change: change)
  }

  override func update(_ view: ModifiedContent<Content, Modifier>, _ context: UpdateContext) {
    let value = value(view.modifier)
    if let last, last != value, !graph.isSampling { changedIn = graph.updateID }
    last = value
    super.update(view, context)
  }

  override func apply(to transaction: inout Transaction) {
    if changedIn == graph.updateID { super.apply(to: &transaction) }
  }
}
