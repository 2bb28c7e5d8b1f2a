/// The node of a page that is kept while another one is shown.
///
/// A hidden page keeps its state; it is neither laid out nor drawn, and nothing waits for its motion.
final class PageNode: ViewNode<AnyView> {
  private(set) var child: ViewNode<AnyView>?
  /// Whether the page is the one that is shown; views inside are told when it changes.
  var isShown = true {
    didSet { if isShown != oldValue { child?.visibilityChanged(isShown) } }
  }
  /// The page's place in the paths of animated attributes.
  var name: String?

  override var children: [Node] { isShown ? [Node](of: child) : [] }
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
