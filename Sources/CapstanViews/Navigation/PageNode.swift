/// The node of a page that is kept while another one is shown.
///
/// A hidden page keeps its state; it is neither laid out nor drawn, and nothing waits for its motion.
final class PageNode: ViewNode<AnyView> {
  private(set) var child: ViewNode<AnyView>?
  var isShown = true
  /// The objects that tell one update of what the page says from another.
  var name: String?

  override var children: [Node] { isShown ? child.map { [$0] } ?? [] : [] }
  override var pathComponent: String? { name }

  override func update(_ view: AnyView, _ context: UpdateContext) {
    super.update(view, context)
    reconcile(&child, view, context)
  }

  override func willUnmount() {
    if !isShown { child?.unmount() }
  }

  /// What the page tells its container through its first element.
  func trait<K: ViewTrait>(_ key: K.Type) -> K.Value? {
    child?.elements.first?.trait(key)
  }
}
