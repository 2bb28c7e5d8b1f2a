import Foundation

/// A page between bars that are made of what the page says.
///
/// It reaches to the edges of the container around it; the bars stand at the edges of what the
/// device and outer bars leave free, and the page's safe area is what lies between.
nonisolated struct BarContainer<Content: View, Top: View, Bottom: View, Back: View>: PrimitiveView {
  typealias Body = Never
  let content: Content
  let background: Back
  @ViewBuilder let top: @MainActor (PageSettings) -> Top
  @ViewBuilder let bottom: @MainActor (PageSettings) -> Bottom
  /// What the container passes on to those around it.
  let passes: @MainActor (PageSettings) -> PageSettings

  @MainActor static func _makeNode(
    _ inputs: NodeInputs
  ) -> ViewNode<BarContainer<Content, Top, Bottom, Back>> {
    BarContainerNode(inputs)
  }
}

/// The node of a page between bars.
final class BarContainerNode<Content: View, Top: View, Bottom: View, Back: View>: ViewNode<
  BarContainer<Content, Top, Bottom, Back>
>
{
  private var content: ViewNode<Content>?
  private var top: ViewNode<Top>?
  private var bottom: ViewNode<Bottom>?
  private var background: ViewNode<Back>?
  private var view: BarContainer<Content, Top, Bottom, Back>?
  private var settings = PageSettings()
  private lazy var element = BarContainerElement(self)

  override var children: [Node] {
    let nodes: [Node?] = [background, content, top, bottom]
    return nodes.compactMap { $0 }
  }

  override var childInputs: NodeInputs {
    var inputs = super.childInputs
    inputs.stackAxis = nil
    return inputs
  }

  override func update(
    _ view: BarContainer<Content, Top, Bottom, Back>, _ context: UpdateContext
  ) {
    super.update(view, context)
    self.view = view
    reconcile(&background, view.background, context)
    reconcile(&content, view.content, context)
    settings = content?.pageSettings ?? PageSettings()
    updateBars()
    element.direction = environment.layoutDirection
    element.background.content = background
    element.content.content = content
    element.top.content = top
    element.bottom.content = bottom
  }

  private func updateBars() {
    guard let view else { return }
    func context(_ kind: ToolbarPlacement.Kind) -> UpdateContext {
      var environment = environment
      if let scheme = settings[kind].colorScheme { environment.colorScheme = scheme }
      return UpdateContext(environment: environment)
    }
    reconcile(&top, view.top(settings), context(.navigationBar))
    reconcile(&bottom, view.bottom(settings), context(.tabBar))
  }

  override func resolvePreferences() -> Bool {
    let wanted = super.resolvePreferences()
    guard let now = content?.pageSettings, !now.isSame(as: settings) else { return wanted }
    settings = now
    updateBars()
    return true
  }

  override func collectPreference<K: PreferenceKey>(
    _ key: K.Type, into value: inout PreferenceValue<K>
  ) {
    guard K.self == PageSettingsKey.self else {
      return super.collectPreference(key, into: &value)
    }
    if let view, let passed = view.passes(content?.pageSettings ?? PageSettings()) as? K.Value {
      value.add(passed)
    }
  }

  override func appendElements(to list: inout [ViewElement]) {
    list.append(element)
  }
}

/// The element of a page between bars.
final class BarContainerElement: ViewElement {
  let background: LayoutContainerElement<ZStackLayout>
  let content: LayoutContainerElement<ZStackLayout>
  let top: LayoutContainerElement<ZStackLayout>
  let bottom: LayoutContainerElement<ZStackLayout>
  var direction = LayoutDirection.leftToRight {
    didSet { for part in parts { part.direction = direction } }
  }

  override init(_ node: Node) {
    (background, content) = (LayoutContainerElement(node), LayoutContainerElement(node))
    (top, bottom) = (LayoutContainerElement(node), LayoutContainerElement(node))
    super.init(node)
    for part in parts { part.layout = ZStackLayout() }
  }

  private var parts: [LayoutContainerElement<ZStackLayout>] { [background, content, top, bottom] }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(by: content.sizeThatFits(.unspecified))
  }

  override func placeContents(in context: PlacementContext) {
    let area = context.reaching(
      from: bounds, edges: .all, direction: direction, scale: graph.settings.scale)
    let free = context.barSafeArea ?? graph.safePage
    var safe = area.intersection(free.reaching(graph.page, into: area))
    if safe.isNull { safe = area }
    var context = context
    (context.container, context.safeArea, context.barSafeArea) = (area, safe, safe)
    background.place(at: area.origin, proposal: ProposedViewSize(area.size), in: context)

    let offer = ProposedViewSize(width: safe.width, height: nil)
    let (above, below) = (top.sizeThatFits(offer).height, bottom.sizeThatFits(offer).height)
    top.place(at: safe.origin, proposal: offer, in: context)
    bottom.place(at: CGPoint(x: safe.minX, y: safe.maxY - below), proposal: offer, in: context)

    let inner = CGRect(
      x: safe.minX, y: safe.minY + above, width: safe.width,
      height: max(0, safe.height - above - below))
    (context.safeArea, context.barSafeArea) = (inner, inner)
    let proposal = ProposedViewSize(inner.size)
    let size = content.sizeThatFits(proposal)
    content.place(
      at: CGPoint(x: inner.midX - size.width / 2, y: inner.midY - size.height / 2),
      proposal: proposal, in: context)
  }

  override func draw(_ context: DrawingContext, into items: inout [DisplayItem]) {
    for part in parts { part.draw(context, into: &items) }
  }

  override func collectSemantics(_ context: DrawingContext, into items: inout [SemanticItem]) {
    for part in parts { part.collectSemantics(context, into: &items) }
  }

  override func appendContents(to list: inout [ViewElement]) {
    list += parts as [ViewElement]
  }
}

extension PlacementContext {
  /// Returns a rectangle with every side that touches the safe area's moved to the container's.
  func reaching(
    from bounds: CGRect, edges: Edge.Set, direction: LayoutDirection, scale: CGFloat
  ) -> CGRect {
    let leading: Edge = direction == .leftToRight ? .leading : .trailing
    let trailing: Edge = direction == .leftToRight ? .trailing : .leading
    var (x0, y0, x1, y1) = (bounds.minX, bounds.minY, bounds.maxX, bounds.maxY)
    let slack = 0.5 / scale
    if edges.contains(.top), y0 <= safeArea.minY + slack { y0 = min(y0, container.minY) }
    if edges.contains(.bottom), y1 >= safeArea.maxY - slack { y1 = max(y1, container.maxY) }
    if edges.contains(leading), x0 <= safeArea.minX + slack { x0 = min(x0, container.minX) }
    if edges.contains(trailing), x1 >= safeArea.maxX - slack { x1 = max(x1, container.maxX) }
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}

extension CGRect {
  /// Returns the rectangle, endless on every side where it is not cut out of the page.
  ///
  /// A container that an offset brings into sight may lie beside the page: nothing is unsafe there.
  fileprivate func reaching(_ page: CGRect, into area: CGRect) -> CGRect {
    let x0 = minX <= page.minX ? min(minX, area.minX) : minX
    let y0 = minY <= page.minY ? min(minY, area.minY) : minY
    let x1 = maxX >= page.maxX ? max(maxX, area.maxX) : maxX
    let y1 = maxY >= page.maxY ? max(maxY, area.maxY) : maxY
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}

extension ViewGraph {
  /// The whole page.
  var page: CGRect { CGRect(origin: .zero, size: settings.size) }

  /// The page without the edges that the device keeps for itself.
  var safePage: CGRect { CGRect(origin: .zero, size: settings.size).inset(by: settings.safeArea) }
}
