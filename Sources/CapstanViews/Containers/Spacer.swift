public import Foundation

/// Space that pushes its neighbours apart.
public nonisolated struct Spacer: PrimitiveView, Sendable {
  /// The body, which does not exist.
  public typealias Body = Never

  /// The shortest length in points; nil for 8.
  public var minLength: CGFloat?

  /// Creates space along the axis of the stack around, or along both.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  /// Makes the node of the space.
  @MainActor public static func _makeNode(_ inputs: NodeInputs) -> ViewNode<Spacer> {
    SpacerNode(inputs)
  }
}

/// The node of space.
private final class SpacerNode: LeafNode<Spacer, SpacerElement> {
  override func makeElement() -> SpacerElement { SpacerElement(self) }

  override func update(_ view: Spacer, _ context: UpdateContext) {
    super.update(view, context)
    element.minLength = view.minLength
  }
}

/// The element of space: flexible along its stack's axis.
private final class SpacerElement: ViewElement {
  var minLength: CGFloat?

  override var spacing: ViewSpacing { .zero }

  override func trait(_ id: ObjectIdentifier) -> Any? {
    id == ObjectIdentifier(LayoutPriorityTrait.self) ? -Double.infinity : nil
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let shortest = minLength ?? 8
    let axis = node.stackAxis
    return CGSize(
      width: axis == .vertical ? 0 : max(shortest, proposal.width ?? shortest),
      height: axis == .horizontal ? 0 : max(shortest, proposal.height ?? shortest))
  }
}
