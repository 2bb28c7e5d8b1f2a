import Foundation

/// A view that lays its content out by a rule.
nonisolated struct LayoutContainer<L: Layout, Content: View>: PrimitiveView {
  typealias Body = Never
  let layout: L
  let content: Content

  @MainActor static func _makeNode(
    _ inputs: NodeInputs
  ) -> ViewNode<LayoutContainer<L, Content>> {
    LayoutContainerNode(inputs)
  }
}

/// The node of a view that lays its content out by a rule.
final class LayoutContainerNode<L: Layout, Content: View>: ViewNode<LayoutContainer<L, Content>>,
  TimeSampling
{
  private var child: ViewNode<Content>?
  private var attribute: Attribute<L.AnimatableData>?
  /// Whether the layout was between two at the moment that was shown last.
  private var wasMoving = false
  private lazy var element = LayoutContainerElement<L>(self)

  override var children: [Node] { [Node](of: child) }
  override var attributes: [AnyAttribute] { [AnyAttribute](of: attribute) }

  override var pathComponent: String? {
    let name = typeName(of: L.self)
    return name.hasSuffix("Layout") ? String(name.dropLast(6)) : name
  }

  override var childInputs: NodeInputs {
    var inputs = super.childInputs
    inputs.stackAxis = L.layoutProperties.stackOrientation
    return inputs
  }

  override func update(_ view: LayoutContainer<L, Content>, _ context: UpdateContext) {
    super.update(view, context)
    element.layout = view.layout
    element.direction = context.environment.layoutDirection
    if L.AnimatableData.self != EmptyAnimatableData.self { animate(view.layout.animatableData) }
    reconcile(&child, view.content, context)
    element.content = child
  }

  private func animate(_ data: L.AnimatableData) {
    guard let attribute else {
      attribute = Attribute(data, of: self, label: "layout")
      return graph.register(self)
    }
    attribute.change(to: data, by: transaction)
    show(attribute)
  }

  var isSampled: Bool { isMounted }

  func sample() -> Bool {
    guard let attribute, wasMoving || !attribute.isAtRest(at: graph.time) else { return false }
    show(attribute)
    return true
  }

  private func show(_ attribute: Attribute<L.AnimatableData>) {
    wasMoving = !attribute.isAtRest(at: graph.time)
    element.layout?.animatableData = attribute.value(at: graph.time)
  }

  override func appendElements(to list: inout [ViewElement]) {
    list.append(element)
  }
}

/// The element of a container.
final class LayoutContainerElement<L: Layout>: ViewElement {
  var layout: L?
  var content: Node?
  var direction = LayoutDirection.leftToRight
  private var all: [ViewElement] = []
  private var live: [ViewElement] = []
  private var collectedPass = -1
  private var cache: L.Cache?
  /// Where the layout has put its views in this pass, by the container's size and proposal.
  private var placements: [(size: CGSize, proposal: ProposedViewSize, PlacementRequests)] = []

  private func collect() {
    guard collectedPass != graph.layoutPass else { return }
    collectedPass = graph.layoutPass
    placements.removeAll(keepingCapacity: true)
    all = content?.elements ?? []
    live = all.filter { !$0.isRemoved }
    let subviews = subviews(PlacementRequests())
    if var kept = cache, let layout {
      layout.updateCache(&kept, subviews: subviews)
      cache = kept
    } else {
      cache = layout?.makeCache(subviews: subviews)
    }
  }

  private func subviews(_ requests: PlacementRequests) -> LayoutSubviews {
    LayoutSubviews(
      views: live.indices.map { index in
        LayoutSubview(element: live[index], request: requests, index: index)
      }, layoutDirection: direction, pixelsPerPoint: graph.settings.scale)
  }

  private func using<Result>(
    _ requests: PlacementRequests = PlacementRequests(), otherwise: Result,
    _ body: (L, LayoutSubviews, inout L.Cache) -> Result
  ) -> Result {
    collect()
    guard let layout, var kept = cache else { return otherwise }
    defer { cache = kept }
    return body(layout, subviews(requests), &kept)
  }

  override var spacing: ViewSpacing {
    using(otherwise: ViewSpacing()) { $0.spacing(subviews: $1, cache: &$2) }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    using(otherwise: .zero) { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
  }

  /// Where the layout puts its views in a container of a size at the origin; asked once in a pass.
  private func requests(_ size: CGSize, _ proposal: ProposedViewSize) -> PlacementRequests {
    collect()
    if let known = placements.first(where: { $0.size == size && $0.proposal == proposal }) {
      return known.2
    }
    let requests = PlacementRequests()
    defer { placements.append((size, proposal, requests)) }
    let bounds = CGRect(origin: .zero, size: size)
    using(requests, otherwise: ()) { layout, subviews, cache in
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return requests
  }

  /// Where a view stands that the layout has forgotten: in the middle, as on the platform.
  private func place(
    of index: Int, in requests: PlacementRequests, size: CGSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    if let place = requests.places[index] { return place }
    let proposal = ProposedViewSize(size)
    let own = live[index].sizeThatFits(proposal)
    return (CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), proposal)
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    let own: CGFloat? = using(otherwise: nil) { layout, subviews, cache in
      if key.axis == .horizontal {
        layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
      } else {
        layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
      }
    }
    if let own { return own }
    let requests = requests(size, proposal)
    let guides = live.indices.compactMap { index -> CGFloat? in
      let place = place(of: index, in: requests, size: size)
      let dimensions = live[index].dimensions(in: place.proposal)
      return dimensions.explicit(key).map { $0 + place.origin[key.axis] }
    }
    return key.combine(guides)
  }

  override func placeContents(in context: PlacementContext) {
    collect()
    let requests = requests(bounds.size, proposal)
    for index in live.indices {
      let view = live[index]
      let place = place(of: index, in: requests, size: bounds.size)
      var origin = place.origin
      if direction == .rightToLeft {
        origin.x = bounds.width - origin.x - view.sizeThatFits(place.proposal).width
      }
      view.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: place.proposal, in: context)
    }
    // What has been removed keeps its last place on the page.
    for view in all where view.isRemoved {
      view.place(at: view.bounds.origin, proposal: view.proposal, in: context)
    }
  }

  override func appendContents(to list: inout [ViewElement]) {
    list += all
  }

  /// The views back to front: by their z-indices, then in order.
  private var drawingOrder: [ViewElement] {
    let ranks = all.map(\.zIndex)
    guard ranks.contains(where: { $0 != 0 }) else { return all }
    return all.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { all[$0] }
  }

  override func draw(_ context: DrawingContext, into items: inout [DisplayItem]) {
    for view in drawingOrder { view.drawKeeping(context, into: &items) }
  }

  override func collectSemantics(_ context: DrawingContext, into items: inout [SemanticItem]) {
    for view in drawingOrder where !view.isRemoved {
      view.collectSemantics(context, into: &items)
    }
  }
}

extension AlignmentKey {
  /// Joins the guides of several views: the first line's is the highest, the last line's the
  /// lowest, others the mean.
  func combine(_ guides: [CGFloat]) -> CGFloat? {
    guard !guides.isEmpty else { return nil }
    if self == VerticalAlignment.firstTextBaseline.key { return guides.min() }
    if self == VerticalAlignment.lastTextBaseline.key { return guides.max() }
    return guides.reduce(0, +) / CGFloat(guides.count)
  }
}
