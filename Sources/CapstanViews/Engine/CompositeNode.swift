/// The node of a view that has a body.
class CompositeNode<V: View>: ViewNode<V> {
  private lazy var properties = DynamicProperties<V>(entersStructures: Self.entersStructures)
  private var view: V?
  private var child: ViewNode<V.Body>?

  /// Whether the dynamic properties of the values in the view's fields are the view's as well.
  class var entersStructures: Bool { false }

  override var children: [Node] { [Node](of: child) }
  override var subject: Node? { child }

  /// The name of a listing's own view, or of a button.
  override var pathComponent: String? {
    let name = typeName(of: V.self)
    return name == "Button" || !isPartOfCapstan(V.self) ? name : nil
  }

  override func update(_ view: V, _ context: UpdateContext) {
    super.update(view, context)
    self.view = view
    reevaluate()
  }

  override func reevaluate() {
    guard var view else { return }
    isDirty = false
    properties.install(in: &view, of: self, environment: environment)
    prepare(&view)
    let body = graph.tracking(self) { view.body }
    reconcile(&child, body, UpdateContext(environment: environment))
  }

  /// Changes the value before its body is asked for.
  func prepare(_ view: inout V) {}
}
