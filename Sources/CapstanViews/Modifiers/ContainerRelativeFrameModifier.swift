public import Foundation

extension View {
  /// Gives the view the size of the container around it: the page without the device's edges.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives the view a part of the size of the container around it.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(1, count))
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  /// Gives the view a size worked out from that of the container around it.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(
      ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}

/// Gives a view a size by that of the page.
nonisolated struct ContainerRelativeFrameModifier: ViewModifier {
  typealias Body = Never
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  @MainActor static func _makeNode<V: View>(
    _ inputs: NodeInputs, content: V.Type
  ) -> ViewNode<ModifiedContent<V, ContainerRelativeFrameModifier>> {
    WrapperNode<V, ContainerRelativeFrameElement>(inputs)
  }
}

/// The element of a view whose size follows the page's.
final class ContainerRelativeFrameElement: ProxyElement, ConfigurableWrapper {
  private var modifier: ContainerRelativeFrameModifier?
  private var direction = LayoutDirection.leftToRight

  override required init(_ inner: ViewElement, node: Node) {
    super.init(inner, node: node)
  }

  func configure(_ modifier: ContainerRelativeFrameModifier, _ environment: EnvironmentValues) {
    (self.modifier, direction) = (modifier, environment.layoutDirection)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard let modifier else { return proposal }
    let size = graph.safePage.size
    var result = proposal
    if modifier.axes.contains(.horizontal) {
      result.width = modifier.length(size.width, .horizontal)
    }
    if modifier.axes.contains(.vertical) {
      result.height = modifier.length(size.height, .vertical)
    }
    return result
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let offer = offer(proposal)
    let size = inner.sizeThatFits(offer)
    return CGSize(
      width: modifier?.axes.contains(.horizontal) == true ? offer.width ?? 0 : size.width,
      height: modifier?.axes.contains(.vertical) == true ? offer.height ?? 0 : size.height)
  }

  override func placeContents(in context: PlacementContext) {
    let offer = offer(proposal)
    let dimensions = inner.dimensions(in: offer)
    var place = (modifier?.alignment ?? .center).origin(of: dimensions, in: bounds.size)
    if direction == .rightToLeft { place.x = bounds.width - place.x - dimensions.width }
    inner.place(
      at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: offer,
      in: context)
  }
}
