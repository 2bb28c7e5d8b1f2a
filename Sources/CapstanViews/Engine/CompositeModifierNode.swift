/// The node of a view changed by a modifier that has a body.
class CompositeModifierNode<Content: View, Modifier: ViewModifier>: ViewNode<
  ModifiedContent<Content, Modifier>
>
{
  private var properties = DynamicProperties<Modifier>()
  private var view: ModifiedContent<Content, Modifier>?
  private var child: ViewNode<Modifier.Body>?

  override var children: [Node] { [Node](of: child) }

  override func update(
    _ view: ModifiedContent<Content, Modifier>, _ context: UpdateContext
  ) {
    super.update(view, context)
    self.view = view
    reevaluate()
  }

  override func reevaluate() {
    guard let view else { return }
    isDirty = false
    var modifier = view.modifier
    properties.install(in: &modifier, of: self, environment: environment)
    prepare(&modifier)
    let content = _ViewModifier_Content<Modifier>(view.content)
    let body = graph.tracking(self) { modifier.body(content: content) }
    reconcile(&child, body, UpdateContext(environment: environment))
  }

  /// Changes the modifier before its body is asked for.
  func prepare(_ modifier: inout Modifier) {}
}

/// The view that a modifier changes, as it stands in the modifier's body.
public nonisolated struct _ViewModifier_Content<Modifier>: PrimitiveView {
  /// The body, which does not exist.
  public typealias Body = Never

  let content: AnyViewStorage

  @MainActor init<Content: View>(_ content: Content) {
    self.content = ConcreteViewStorage(content)
  }

  /// Makes a node for the view that is changed.
  @MainActor public static func _makeNode(
    _ inputs: NodeInputs
  ) -> ViewNode<_ViewModifier_Content<Modifier>> {
    ErasedNode(inputs, storage: \.content)
  }
}
