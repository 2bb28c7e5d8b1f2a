extension View {
  /// Leaves the view as it is and says that something of this name has no effect.
  nonisolated func notDrawn(_ name: String, when isMeant: Bool = true) -> some View {
    modifier(NotDrawnModifier(name: isMeant ? name : nil))
  }
}

/// Says that something is accepted but not drawn.
nonisolated struct NotDrawnModifier: ViewModifier {
  typealias Body = Never
  let name: String?

  @MainActor static func _makeNode<V: View>(
    _ inputs: NodeInputs, content: V.Type
  ) -> ViewNode<ModifiedContent<V, NotDrawnModifier>> {
    NotDrawnNode<V>(inputs)
  }
}

/// The node of a modifier that is not drawn.
private final class NotDrawnNode<Content: View>: PassThroughNode<
  ModifiedContent<Content, NotDrawnModifier>, Content
>
{
  override init(_ inputs: NodeInputs) {
    super.init(inputs, child: \.content)
  }

  override func update(
    _ view: ModifiedContent<Content, NotDrawnModifier>, _ context: UpdateContext
  ) {
    super.update(view, context)
    if let name = view.modifier.name { graph.diagnostics.report(.notDrawn(name)) }
  }
}
