public import Combine

extension View {
  /// Calls a closure with each value that a publisher publishes while the view is there.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(OnReceiveModifier(publisher: publisher, action: action))
  }
}

/// Calls a closure with what a publisher publishes.
nonisolated struct OnReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
  typealias Body = Never
  let publisher: P
  let action: (P.Output) -> Void

  @MainActor static func _makeNode<V: View>(
    _ inputs: NodeInputs, content: V.Type
  ) -> ViewNode<ModifiedContent<V, OnReceiveModifier<P>>> {
    OnReceiveNode<V, P>(inputs)
  }
}

/// The node of a modifier that subscribes to a publisher.
///
/// The subscription lasts as long as the view; another publisher takes its place only if both are
/// objects, because values cannot be told apart.
private final class OnReceiveNode<Content: View, P: Publisher>: PassThroughNode<
  ModifiedContent<Content, OnReceiveModifier<P>>, Content
>
where P.Failure == Never {
  private var publisher: P?
  private var action: (P.Output) -> Void = { _ in }
  private var tie: AnyCancellable?

  override init(_ inputs: NodeInputs) {
    super.init(inputs, child: \.content)
  }

  override func update(
    _ view: ModifiedContent<Content, OnReceiveModifier<P>>, _ context: UpdateContext
  ) {
    super.update(view, context)
    action = view.modifier.action
    let publisher = view.modifier.publisher
    guard !graph.isSampling, isNew(publisher) else { return }
    self.publisher = publisher
    graph.afterUpdate { [weak self] in self?.subscribe(to: publisher) }
  }

  private func isNew(_ publisher: P) -> Bool {
    guard let known = self.publisher else { return true }
    guard P.self is AnyObject.Type else { return false }
    return known as AnyObject !== publisher as AnyObject
  }

  private func subscribe(to publisher: P) {
    guard isMounted else { return }
    tie = publisher.sink { [weak self] value in self?.action(value) }
  }

  override func willUnmount() {
    tie = nil
  }
}
