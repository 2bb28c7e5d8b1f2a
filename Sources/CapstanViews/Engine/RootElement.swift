import Foundation

/// The element of the page: several views stand below each other, as in a preview.
final class RootElement: ViewElement {
  private let stack: LayoutContainerElement<VStackLayout>

  override init(_ node: Node) {
    stack = LayoutContainerElement(node)
    stack.layout = VStackLayout()
    stack.content = node
    super.init(node)
  }

  /// The only view, or the stack of several.
  private var target: ViewElement {
    let elements = node.elements
    let live = elements.filter { !$0.isRemoved }
    return elements.count == 1 && live.count == 1 ? elements[0] : stack
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { target.sizeThatFits(proposal) }

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
