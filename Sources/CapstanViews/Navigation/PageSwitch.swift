/// Shows one of several pages; the others wait, made when they are first shown.
nonisolated struct PageSwitch: PrimitiveView {
  typealias Body = Never

  struct Page {
    let id: [AnyHashable]
    let name: String
    let view: AnyView
  }

  let pages: [Page]
  /// Which page is shown.
  let current: [AnyHashable]?

  @MainActor static func _makeNode(_ inputs: NodeInputs) -> ViewNode<PageSwitch> {
    PageSwitchNode(inputs)
  }
}

/// The node that keeps pages.
final class PageSwitchNode: ViewNode<PageSwitch> {
  private var pages: [(id: [AnyHashable], node: PageNode)] = []

  override var children: [Node] { pages.map(\.node) }
  override var liveChildren: [Node] { pages.map(\.node).filter(\.isShown) }

  override var childInputs: NodeInputs {
    var inputs = super.childInputs
    inputs.stackAxis = nil
    return inputs
  }

  override func update(_ view: PageSwitch, _ context: UpdateContext) {
    super.update(view, context)
    let old = pages
    pages = []
    for page in view.pages {
      let isCurrent = page.id == view.current
      let known = old.first { $0.id == page.id }?.node
      guard isCurrent || known != nil else { continue }
      let node = known ?? PageNode(childInputs)
      node.isShown = isCurrent
      node.name = page.name
      node.update(page.view, context)
      pages.append((page.id, node))
    }
    for entry in old where !pages.contains(where: { $0.node === entry.node }) {
      entry.node.unmount()
    }
  }

  override func appendElements(to list: inout [ViewElement]) {
    for page in pages where page.node.isShown { page.node.appendElements(to: &list) }
  }
}
