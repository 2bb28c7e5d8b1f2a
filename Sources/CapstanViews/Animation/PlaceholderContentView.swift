/// Stands for the content of a transition or of a scoped animation in its body.
public nonisolated struct PlaceholderContentView<Value>: PrimitiveView {
  /// The body, which does not exist.
  public typealias Body = Never

  init() {}

  /// Makes a node that yields the elements of the content.
  @MainActor public static func _makeNode(
    _ inputs: NodeInputs
  ) -> ViewNode<PlaceholderContentView<Value>> {
    PlaceholderNode(inputs)
  }
}

/// Where the content of placeholders comes from: a view, or elements that are there already.
@MainActor protocol PlaceholderSource: Node {
  /// The view that a placeholder stands for; each placeholder makes a node of its own for it.
  var placeholderView: AnyViewStorage? { get }
  /// The transactions that the view sees; nil for those of the placeholder.
  var placeholderScope: TransactionScope? { get }
  /// Adds the elements that a placeholder stands for if it stands for no view.
  func appendPlaceholderElements(to list: inout [ViewElement])
}

extension PlaceholderSource {
  var placeholderView: AnyViewStorage? { nil }
  var placeholderScope: TransactionScope? { nil }
  func appendPlaceholderElements(to list: inout [ViewElement]) {}
}

/// A placeholder's node, which knows its source.
@MainActor private protocol PlaceholderSite: Node {
  var source: (any PlaceholderSource)? { get }
}

/// The node of a placeholder: the nearest source above gives its content.
final class PlaceholderNode<Value>: ViewNode<PlaceholderContentView<Value>>, PlaceholderSite {
  private var child: Node?
  private(set) weak var source: (any PlaceholderSource)?

  override var children: [Node] { [Node](of: child) }

  override func update(_ view: PlaceholderContentView<Value>, _ context: UpdateContext) {
    super.update(view, context)
    let source = findSource()
    self.source = source
    guard let storage = source?.placeholderView else { return }
    var inputs = childInputs
    if let scope = source?.placeholderScope { inputs.scope = scope }
    child = storage.reconcile(child, inputs: inputs, context: context)
  }

  /// The nearest source above; what stands in another placeholder's place looks above its source.
  private func findSource() -> (any PlaceholderSource)? {
    var node = parent
    while let current = node {
      if let source = current as? any PlaceholderSource { return source }
      if let site = current as? any PlaceholderSite {
        node = site.source?.parent
      } else {
        node = current.parent
      }
    }
    return nil
  }

  override func appendElements(to list: inout [ViewElement]) {
    if let child {
      child.appendElements(to: &list)
    } else {
      source?.appendPlaceholderElements(to: &list)
    }
  }
}
