extension Optional: View where Wrapped: View {
  /// The body, which does not exist.
  public typealias Body = Never

  /// Traps: an optional view has no body.
  public var body: Never {
    preconditionFailure("An optional view has no body.")
  }

  /// Makes a node with a place for the view.
  @MainActor public static func _makeNode(_ inputs: NodeInputs) -> ViewNode<Wrapped?> {
    OptionalNode<Wrapped>(inputs)
  }
}

/// The node of a view that may be absent.
final class OptionalNode<Wrapped: View>: ViewNode<Wrapped?> {
  private let slot = PresenceSlot<Bool>()

  override var children: [Node] { slot.nodes }
  override var liveChildren: [Node] { slot.liveNodes }

  override func update(_ view: Wrapped?, _ context: UpdateContext) {
    super.update(view, context)
    guard let view else { return slot.clear(in: self) }
    slot.show(true, in: self) { node in
      let node = node as? ViewNode<Wrapped> ?? Wrapped._makeNode(childInputs)
      node.update(view, context)
      return node
    }
  }

  override func appendElements(to list: inout [ViewElement]) {
    slot.appendElements(to: &list)
  }
}
