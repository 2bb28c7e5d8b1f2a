import Foundation

extension View {
  /// Shares the view's frame with the views of one id.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: MatchedGeometryKey(id: AnyHashable(id), namespace: namespace),
        properties: properties, anchor: anchor, isSource: isSource))
  }
}

/// What of a frame is shared.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Where the anchor lies.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large the view is.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Place and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// What views of one geometry have in common.
struct MatchedGeometryKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// Shares a view's frame with others.
nonisolated struct MatchedGeometryModifier: ViewModifier {
  typealias Body = Never
  let key: MatchedGeometryKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  @MainActor static func _makeNode<V: View>(
    _ inputs: NodeInputs, content: V.Type
  ) -> ViewNode<ModifiedContent<V, MatchedGeometryModifier>> {
    WrapperNode<V, MatchedGeometryElement>(inputs)
  }
}

/// The element of a view that shares its frame.
final class MatchedGeometryElement: ProxyElement, ConfigurableWrapper {
  private(set) var modifier: MatchedGeometryModifier?

  override required init(_ inner: ViewElement, node: Node) {
    super.init(inner, node: node)
  }

  func configure(_ modifier: MatchedGeometryModifier, _ environment: EnvironmentValues) {
    self.modifier = modifier
  }

  override func placeContents(in context: PlacementContext) {
    if let modifier { graph.matched.add(self, modifier.key, context) }
    super.placeContents(in: context)
  }

  override func draw(_ context: DrawingContext, into items: inout [DisplayItem]) {
    guard graph.matched.isMoving else { return super.draw(context, into: &items) }
    // What is inside is placed anew for every moment.
    graph.seesMotion = true
    var context = context
    context.mayReuse = false
    super.draw(context, into: &items)
  }

  /// Places the content within a frame that is shared.
  func follow(_ shared: CGRect, in context: PlacementContext) {
    guard let modifier else { return }
    let followsSize = modifier.properties.contains(.size)
    let proposal = followsSize ? ProposedViewSize(shared.size) : proposal
    let size = inner.sizeThatFits(proposal)
    var origin = bounds.origin
    if modifier.properties.contains(.position) {
      let anchor = modifier.anchor.point(in: shared)
      origin = CGPoint(
        x: anchor.x - modifier.anchor.x * size.width,
        y: anchor.y - modifier.anchor.y * size.height)
    }
    inner.place(at: origin, proposal: proposal, in: context)
  }
}

/// The shared geometries of a page: the motion of a frame belongs to its key, not to a view.
@MainActor final class MatchedGeometryRegistry {
  private final class Group {
    var members: [(element: MatchedGeometryElement, context: PlacementContext)] = []
    var source: MatchedGeometryElement?
    /// The source's frame, on whole pixels.
    var frame: CGRect?
    var motion: Attribute<CGRect.AnimatableData>?
  }

  private typealias Arrival = (
    key: MatchedGeometryKey, element: MatchedGeometryElement, context: PlacementContext
  )

  private var groups: [MatchedGeometryKey: Group] = [:]
  /// In the order in which they were first seen.
  private var order: [MatchedGeometryKey] = []

  /// Who has taken part since the last layout began, in the order in which they were placed.
  private var arrivals: [Arrival] = []
  /// Those that the layout itself has placed.
  private var laidOut: [Arrival] = []

  /// Whether a frame was moving at the moment that was laid out last.
  private(set) var isMoving = false

  /// Whether a frame moves at a moment.
  func moves(at time: Double) -> Bool {
    order.contains { groups[$0]?.motion?.isAtRest(at: time) == false }
  }

  func beginLayout() {
    for key in order { groups[key]?.members = [] }
    arrivals = []
  }

  /// Remembers who takes part in the page as layout has it, before any view follows a geometry.
  func rememberArrivals() {
    laidOut = arrivals
  }

  /// Takes the page back to where the last layout was when it remembered the arrivals.
  ///
  /// A view inside another matched one arrived after it, so it stands where that one has put it
  /// when its own turn comes.
  func takeBack() {
    for key in order { groups[key]?.members = [] }
    for arrival in laidOut {
      groups[arrival.key]?.members.append((arrival.element, arrival.context))
    }
    for arrival in laidOut { arrival.element.placeContents(in: arrival.context) }
  }

  func add(
    _ element: MatchedGeometryElement, _ key: MatchedGeometryKey, _ context: PlacementContext
  ) {
    if groups[key] == nil {
      groups[key] = Group()
      order.append(key)
    }
    // A view inside another matched view is placed again when that one follows.
    if let index = groups[key]?.members.firstIndex(where: { $0.element === element }) {
      groups[key]?.members[index].context = context
    } else {
      groups[key]?.members.append((element, context))
      arrivals.append((key, element, context))
    }
  }

  /// Finds the shared frames after a layout and places the views that follow them.
  func resolve(in graph: ViewGraph) {
    defer { isMoving = moves(at: graph.time) }
    for key in order {
      guard let group = groups[key], !group.members.isEmpty else { continue }
      chooseSource(group, key, graph)
      if let source = group.source { move(group, to: source, in: graph) }
      place(group, in: graph)
    }
  }

  private func chooseSource(_ group: Group, _ key: MatchedGeometryKey, _ graph: ViewGraph) {
    let sources = group.members.filter {
      $0.element.modifier?.isSource == true && !$0.context.isRemoved
    }
    if sources.count > 1 {
      graph.diagnostics.report(.duplicateMatchedSource("\(key.id)"))
    }
    group.source = sources.last?.element
  }

  private func move(_ group: Group, to source: MatchedGeometryElement, in graph: ViewGraph) {
    let frame = graph.aligningToPixels(source.bounds)
    defer { group.frame = frame }
    guard let old = group.frame, old != frame, !graph.isSampling else { return }
    let motion =
      group.motion
      ?? Attribute(
        old.animatableData, in: graph, margin: .frame(pixelLength: graph.pixelLength))
    group.motion = motion
    motion.change(
      from: old.animatableData, to: frame.animatableData, by: source.node.transaction)
  }

  private func place(_ group: Group, in graph: ViewGraph) {
    guard var shared = group.frame else { return }
    let isMoving = group.motion.map { !$0.isAtRest(at: graph.time) } ?? false
    if isMoving, let motion = group.motion {
      shared.animatableData = motion.value(target: shared.animatableData, at: graph.time)
    }
    for (element, context) in group.members {
      if element === group.source, !isMoving { continue }
      var context = context
      context.alignsToPixels = !isMoving
      element.follow(shared, in: context)
    }
  }

  /// Forgets geometries that no view has any more; called after an update.
  func forgetUnused() {
    order.removeAll { key in
      guard groups[key]?.members.isEmpty == true else { return false }
      groups[key] = nil
      return true
    }
  }

  /// The motions of shared frames, in order.
  var attributes: [AnyAttribute] { motions.map(\.attribute) }

  /// The motions of shared frames by their keys.
  var motions: [(key: MatchedGeometryKey, attribute: AnyAttribute)] {
    order.compactMap { key in
      groups[key]?.motion.map { (key, $0) }
    }
  }
}
