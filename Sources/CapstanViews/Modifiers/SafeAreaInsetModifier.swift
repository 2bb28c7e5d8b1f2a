public import Foundation

extension View {
  /// Puts a view at the bottom or top and takes its height out of the content's safe area.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
        inset: content()))
  }

  /// Puts a view at a side and takes its width out of the content's safe area.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
        inset: content()))
  }

  /// Puts a bar at the bottom or top and takes its height out of the content's safe area.
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Takes lengths out of the content's safe area, in points; 16 where no length is given.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(SafeAreaPaddingModifier(insets: EdgeInsets(edges, length ?? 16)))
  }

  /// Takes a length out of the content's safe area on every side, in points.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }

  /// Takes lengths out of the content's safe area, in points.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(insets: insets))
  }
}

/// Takes lengths out of a view's safe area.
nonisolated struct SafeAreaPaddingModifier: ViewModifier {
  let insets: EdgeInsets

  @MainActor func body(content: Content) -> some View {
    SafeAreaInsetView(
      content: content, inset: EmptyView(), edge: nil, alignment: .center, spacing: 0,
      padding: insets)
  }
}

/// Puts a view at an edge and takes its extent out of the content's safe area.
nonisolated struct SafeAreaInsetModifier<Inset: View>: ViewModifier {
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?
  let inset: Inset

  @MainActor func body(content: Content) -> some View {
    SafeAreaInsetView(
      content: content, inset: inset, edge: edge, alignment: alignment, spacing: spacing ?? 8,
      padding: EdgeInsets())
  }
}

/// Content whose safe area is smaller than that around it.
nonisolated struct SafeAreaInsetView<Content: View, Inset: View>: PrimitiveView {
  typealias Body = Never
  let content: Content
  let inset: Inset
  /// Where the inset stands; nil for none.
  let edge: Edge?
  let alignment: Alignment
  /// Points between the two.
  let spacing: CGFloat
  /// Taken out on every edge, in points.
  let padding: EdgeInsets

  @MainActor static func _makeNode(
    _ inputs: NodeInputs
  ) -> ViewNode<SafeAreaInsetView<Content, Inset>> {
    SafeAreaInsetNode(inputs)
  }
}

/// The node of content with a smaller safe area.
final class SafeAreaInsetNode<Content: View, Inset: View>: LeafNode<
  SafeAreaInsetView<Content, Inset>, SafeAreaInsetElement
>
{
  private var content: ViewNode<Content>?
  private var inset: ViewNode<Inset>?

  override var children: [Node] {
    let nodes: [Node?] = [content, inset]
    return nodes.compactMap { $0 }
  }

  override func makeElement() -> SafeAreaInsetElement { SafeAreaInsetElement(self) }

  override func update(_ view: SafeAreaInsetView<Content, Inset>, _ context: UpdateContext) {
    super.update(view, context)
    reconcile(&content, view.content, context)
    reconcile(&inset, view.inset, context)
    element.configure(
      edge: view.edge, alignment: view.alignment, spacing: view.spacing, padding: view.padding,
      direction: environment.layoutDirection)
    element.content.content = content
    element.inset.content = inset
  }
}

/// The element of content with a smaller safe area.
final class SafeAreaInsetElement: ViewElement {
  let content: LayoutContainerElement<ZStackLayout>
  let inset: LayoutContainerElement<ZStackLayout>
  private var edge: Edge?
  private var alignment = Alignment.center
  private var gap: CGFloat = 0
  private var padding = EdgeInsets()
  private var direction = LayoutDirection.leftToRight

  override init(_ node: Node) {
    (content, inset) = (LayoutContainerElement(node), LayoutContainerElement(node))
    super.init(node)
    (content.layout, inset.layout) = (ZStackLayout(), ZStackLayout())
  }

  func configure(
    edge: Edge?, alignment: Alignment, spacing: CGFloat, padding: EdgeInsets,
    direction: LayoutDirection
  ) {
    (self.edge, self.alignment, gap) = (edge, alignment, spacing)
    (self.padding, self.direction) = (padding, direction)
    (content.direction, inset.direction) = (direction, direction)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    switch edge {
    case .top, .bottom: ProposedViewSize(width: proposal.width, height: nil)
    default: ProposedViewSize(width: nil, height: proposal.height)
    }
  }

  /// What the content has to keep free.
  private func insets(_ proposal: ProposedViewSize) -> EdgeInsets {
    var result = padding
    guard let edge else { return result }
    let size = inset.sizeThatFits(offer(proposal))
    switch edge {
    case .top: result.top += size.height + gap
    case .bottom: result.bottom += size.height + gap
    case .leading: result.leading += size.width + gap
    case .trailing: result.trailing += size.width + gap
    }
    return result
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let insets = insets(proposal)
    let size = content.sizeThatFits(proposal.inset(by: insets))
    return CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
  }

  override func placeContents(in context: PlacementContext) {
    let insets = insets(proposal)
    var own = insets
    if direction == .rightToLeft { (own.leading, own.trailing) = (own.trailing, own.leading) }
    let inner = bounds.inset(by: own)
    var inside = context
    inside.safeArea = context.safeArea.limited(by: inner, insets: own)
    inside.barSafeArea = (context.barSafeArea ?? graph.safePage).limited(by: inner, insets: own)
    content.place(
      at: inner.origin, proposal: proposal.inset(by: insets), in: inside)
    placeInset(context)
  }

  private func placeInset(_ context: PlacementContext) {
    guard let edge else { return }
    let offer = offer(ProposedViewSize(bounds.size))
    let dimensions = inset.dimensions(in: offer)
    let place = alignment.origin(of: dimensions, in: bounds.size)
    var origin = CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y)
    let isLeft = (edge == .leading) == (direction == .leftToRight)
    switch edge {
    case .top: origin.y = bounds.minY
    case .bottom: origin.y = bounds.maxY - dimensions.height
    default: origin.x = isLeft ? bounds.minX : bounds.maxX - dimensions.width
    }
    if edge == .top || edge == .bottom, direction == .rightToLeft {
      origin.x = bounds.maxX - place.x - dimensions.width
    }
    inset.place(at: origin, proposal: offer, in: context)
  }

  override func draw(_ context: DrawingContext, into items: inout [DisplayItem]) {
    content.draw(context, into: &items)
    if edge != nil { inset.draw(context, into: &items) }
  }

  override func collectSemantics(_ context: DrawingContext, into items: inout [SemanticItem]) {
    content.collectSemantics(context, into: &items)
    if edge != nil { inset.collectSemantics(context, into: &items) }
  }

  override func appendContents(to list: inout [ViewElement]) {
    list += [content, inset] as [ViewElement]
  }
}

extension CGRect {
  /// Returns the rectangle cut where insets have been taken out of a view.
  fileprivate func limited(by inner: CGRect, insets: EdgeInsets) -> CGRect {
    let x0 = insets.leading > 0 ? max(minX, inner.minX) : minX
    let y0 = insets.top > 0 ? max(minY, inner.minY) : minY
    let x1 = insets.trailing > 0 ? min(maxX, inner.maxX) : maxX
    let y1 = insets.bottom > 0 ? min(maxY, inner.maxY) : maxY
    return CGRect(x: x0, y: y0, width: max(0, x1 - x0), height: max(0, y1 - y0))
  }
}
