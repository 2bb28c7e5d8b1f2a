import Foundation

/// An element that stands for another one and changes nothing unless overridden.
class ProxyElement: ViewElement {
  let inner: ViewElement

  init(_ inner: ViewElement, node: Node) {
    self.inner = inner
    super.init(node)
  }

  /// What is measured, placed and drawn.
  var target: ViewElement { inner }

  override var isRemoved: Bool { target.isRemoved }
  override var spacing: ViewSpacing { target.spacing }
  override func trait(_ id: ObjectIdentifier) -> Any? { target.trait(id) }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { target.sizeThatFits(proposal) }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    target.guide(key, size: size, proposal: proposal)
  }

  override func placeContents(in context: PlacementContext) {
    target.place(at: bounds.origin, proposal: proposal, in: context)
  }

  override func draw(_ context: DrawingContext, into items: inout [DisplayItem]) {
    target.draw(context, into: &items)
  }

  override func collectSemantics(_ context: DrawingContext, into items: inout [SemanticItem]) {
    target.collectSemantics(context, into: &items)
  }

  override func appendContents(to list: inout [ViewElement]) {
    list.append(target)
  }
}

/// Elements around others, kept as long as those live.
@MainActor final class WrapperCache<Wrapper: ProxyElement> {
  private(set) var wrappers: [Wrapper] = []

  /// Adds a wrapper for each element, the same as before for the same element.
  func wrap(
    _ elements: [ViewElement], into list: inout [ViewElement], make: (ViewElement) -> Wrapper
  ) {
    let old = wrappers
    wrappers = []
    for index in elements.indices {
      let element = elements[index]
      let wrapper =
        index < old.count && old[index].inner === element
        ? old[index] : old.first { $0.inner === element } ?? make(element)
      wrappers.append(wrapper)
      list.append(wrapper)
    }
  }
}
