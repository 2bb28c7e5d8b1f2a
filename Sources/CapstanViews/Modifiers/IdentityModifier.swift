extension View {
  /// Binds the view's identity to a value; another value makes a new view.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(id: id, content: self)
  }
}

/// A view with an identity of its own.
nonisolated struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView {
  typealias Body = Never
  let id: ID
  let content: Content

  @MainActor static func _makeNode(
    _ inputs: NodeInputs
  ) -> ViewNode<IdentifiedView<Content, ID>> {
    IdentifiedNode(inputs)
  }
}

/// The node of a view with an identity of its own.
final class IdentifiedNode<Content: View, ID: Hashable>: ViewNode<IdentifiedView<Content, ID>> {
  private let slot = PresenceSlot<ID>()

  override var children: [Node] { slot.nodes }
  override var liveChildren: [Node] { slot.liveNodes }

  private var id: ID?

  override func elements(identifiedBy id: AnyHashable) -> [ViewElement]? {
    self.id.map { AnyHashable($0) } == id ? elements : super.elements(identifiedBy: id)
  }

  override func update(_ view: IdentifiedView<Content, ID>, _ context: UpdateContext) {
    super.update(view, context)
    id = view.id
    slot.show(view.id, in: self) { node in
      let node = node as? ViewNode<Content> ?? Content._makeNode(childInputs)
      node.update(view.content, context)
      return node
    }
  }

  override func appendElements(to list: inout [ViewElement]) {
    slot.appendElements(to: &list)
  }
}
