/// One of two views, as an `if` with `else` chooses.
public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  init(storage: Storage) {
    self.storage = storage
  }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// The body, which does not exist.
  public typealias Body = Never

  /// Traps: a choice has no body.
  public var body: Never {
    preconditionFailure("A choice has no body.")
  }

  /// Makes a node with a place for each of the two.
  @MainActor public static func _makeNode(
    _ inputs: NodeInputs
  ) -> ViewNode<_ConditionalContent<TrueContent, FalseContent>> {
    ConditionalNode(inputs)
  }
}

/// The node of a choice between two views.
final class ConditionalNode<First: View, Second: View>: ViewNode<
  _ConditionalContent<First, Second>
>
{
  private let slot = PresenceSlot<Bool>()

  override var children: [Node] { slot.nodes }
  override var liveChildren: [Node] { slot.liveNodes }

  override func update(_ view: _ConditionalContent<First, Second>, _ context: UpdateContext) {
    super.update(view, context)
    switch view.storage {
    case .first(let view):
      slot.show(true, in: self) { node in
        reconciled(node as? ViewNode<First>, view, context)
      }
    case .second(let view):
      slot.show(false, in: self) { node in
        reconciled(node as? ViewNode<Second>, view, context)
      }
    }
  }

  private func reconciled<V: View>(
    _ node: ViewNode<V>?, _ view: V, _ context: UpdateContext
  ) -> Node {
    let node = node ?? V._makeNode(childInputs)
    node.update(view, context)
    return node
  }

  override func appendElements(to list: inout [ViewElement]) {
    slot.appendElements(to: &list)
  }
}
