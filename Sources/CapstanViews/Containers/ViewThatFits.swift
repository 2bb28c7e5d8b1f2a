import Foundation

/// Shows the first of several views whose ideal size fits into what is offered, or else the last.
public nonisolated struct ViewThatFits<Content: View>: PrimitiveView {
  /// The body, which does not exist.
  public typealias Body = Never

  let axes: Axis.Set
  let content: Content

  /// Creates a choice by the sizes along axes.
  @MainActor @preconcurrency public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Makes a node that chooses.
  @MainActor public static func _makeNode(
    _ inputs: NodeInputs
  ) -> ViewNode<ViewThatFits<Content>> {
    ViewThatFitsNode(inputs)
  }
}

/// The node of a choice by size.
private final class ViewThatFitsNode<Content: View>: LeafNode<
  ViewThatFits<Content>, ViewThatFitsElement
>
{
  private var child: ViewNode<Content>?

  override var children: [Node] { [Node](of: child) }

  override func makeElement() -> ViewThatFitsElement { ViewThatFitsElement(self) }

  override func update(_ view: ViewThatFits<Content>, _ context: UpdateContext) {
    super.update(view, context)
    reconcile(&child, view.content, context)
    (element.axes, element.content) = (view.axes, child)
  }
}

/// The element of a choice by size.
private final class ViewThatFitsElement: ViewElement {
  var axes: Axis.Set = []
  var content: Node?
  private var chosen: ViewElement?

  private func choice(_ proposal: ProposedViewSize) -> ViewElement? {
    let candidates = content?.elements.filter { !$0.isRemoved } ?? []
    return candidates.first { fits($0.sizeThatFits(.unspecified), proposal) } ?? candidates.last
  }

  private func fits(_ size: CGSize, _ proposal: ProposedViewSize) -> Bool {
    let slack: CGFloat = 1e-6
    if axes.contains(.horizontal), let width = proposal.width, size.width > width + slack {
      return false
    }
    if axes.contains(.vertical), let height = proposal.height, size.height > height + slack {
      return false
    }
    return true
  }

  override var spacing: ViewSpacing { content?.elements.first?.spacing ?? ViewSpacing() }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    choice(proposal)?.sizeThatFits(proposal) ?? .zero
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    choice(proposal)?.guide(key, size: size, proposal: proposal)
  }

  override func placeContents(in context: PlacementContext) {
    chosen = choice(proposal)
    chosen?.place(at: bounds.origin, proposal: proposal, in: context)
  }

  override func draw(_ context: DrawingContext, into items: inout [DisplayItem]) {
    chosen?.draw(context, into: &items)
  }

  override func collectSemantics(_ context: DrawingContext, into items: inout [SemanticItem]) {
    chosen?.collectSemantics(context, into: &items)
  }

  override func appendContents(to list: inout [ViewElement]) {
    if let chosen { list.append(chosen) }
  }
}
