import Foundation

/// A line between views, one pixel wide.
public nonisolated struct Divider: PrimitiveView, Sendable {
  /// The body, which does not exist.
  public typealias Body = Never

  /// Creates a line across the axis of the stack around.
  public init() {}

  /// Makes the node of the line.
  @MainActor public static func _makeNode(_ inputs: NodeInputs) -> ViewNode<Divider> {
    DividerNode(inputs)
  }
}

/// The node of a line between views.
private final class DividerNode: LeafNode<Divider, DividerElement> {
  override func makeElement() -> DividerElement { DividerElement(self) }

  override func update(_ view: Divider, _ context: UpdateContext) {
    super.update(view, context)
    element.color = SeparatorShapeStyle()._resolved(in: context.environment.styleContext).color
  }
}

/// The element of a line between views.
private final class DividerElement: ViewElement {
  var color: ResolvedColor?

  override var animatesFrame: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let pixel = 1 / graph.settings.scale
    return node.stackAxis == .horizontal
      ? CGSize(width: pixel, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: pixel)
  }

  override func draw(_ context: DrawingContext, into items: inout [DisplayItem]) {
    guard let color else { return }
    let frame = presentedFrame(at: context.time)
    context.cast(
      [
        .fill(
          FillItem(
            path: Path(CGRect(origin: .zero, size: frame.size)),
            paint: .solid(color.multiplyingOpacity(by: context.opacity)),
            transform: context.toPage.translatedBy(x: frame.minX, y: frame.minY)))
      ], into: &items)
  }
}
