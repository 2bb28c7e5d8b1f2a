import Foundation

/// What takes part in layout and drawing: a leaf, a container, or a modifier around another one.
///
/// Layout works in one coordinate system, the page without effects: offsets, scales and rotations
/// are applied while drawing. Each leaf has an absolute frame in it, and it is that frame which
/// animates, under the leaf's own transaction.
@MainActor public class ViewElement {
  unowned let node: Node
  /// The absolute rectangle that layout has given, for the moment that was laid out last.
  private(set) final var bounds = CGRect.zero
  /// The rectangle by which the view is drawn: the bounds, with edges on whole pixels.
  private(set) final var frame = CGRect.zero
  /// The proposal that came with the frame.
  private(set) final var proposal = ProposedViewSize.unspecified
  /// The frame before the current update.
  private final var previous: CGRect?
  private final var updateID = 0
  /// The layout that placed the view last; a view that follows another is placed twice in one.
  private final var placedIn = -1
  /// The view around whose frame animates as a whole.
  private final weak var group: ViewElement?
  private final var motion: Attribute<CGRect.AnimatableData>?
  /// What was found out in the layout pass `pass`.
  private final var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private final var guides: [(question: GuideQuestion, place: CGFloat?)] = []
  private final var pass = 0
  private final let passes: LayoutPasses
  /// What was drawn last; nil if something moved in it.
  private final var drawing: KeptDrawing?

  init(_ node: Node) {
    self.node = node
    passes = node.graph.passes
  }

  final var graph: ViewGraph { node.graph }

  // MARK: To override

  /// Whether something is drawn by the frame, so that it animates.
  var animatesFrame: Bool { false }
  /// Whether the view has been removed and only its transition is still to be seen.
  var isRemoved: Bool { false }
  /// The distances that the view prefers.
  var spacing: ViewSpacing { ViewSpacing() }
  /// A value that the view tells whoever contains it; nil if it tells none.
  func trait(_ id: ObjectIdentifier) -> Any? { nil }
  /// Returns the size for a proposal.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// Returns the place of a guide; nil for the default.
  func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }
  /// Places what is inside; `frame` and `proposal` are set.
  func placeContents(in context: PlacementContext) {}
  /// Draws the view.
  func draw(_ context: DrawingContext, into items: inout [DisplayItem]) {}
  /// Adds what can be tapped or read.
  func collectSemantics(_ context: DrawingContext, into items: inout [SemanticItem]) {}
  /// Adds the elements directly inside.
  func appendContents(to list: inout [ViewElement]) {}

  // MARK: Layout

  private final func beginPass() {
    guard pass != passes.number else { return }
    pass = passes.number
    sizes.removeAll(keepingCapacity: true)
    guides.removeAll(keepingCapacity: true)
  }

  /// Returns the size for a proposal; measured once in a pass.
  final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    beginPass()
    // A loop: closures are asked for their isolation at each call.
    for known in sizes where known.proposal == proposal { return known.size }
    let size = measure(proposal)
    sizes.append((proposal, size))
    return size
  }

  /// Returns the place of a guide, nil for the default; found once in a pass.
  ///
  /// Each container asks for its guides to place its views and again for the container around, so
  /// without memory the work would double with every level.
  final func guide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    beginPass()
    let question = GuideQuestion(key: key, size: size, proposal: proposal)
    for known in guides where known.question == question { return known.place }
    let place = explicitAlignment(key, size: size, proposal: proposal)
    guides.append((question, place))
    return place
  }

  final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(self, size: sizeThatFits(proposal), proposal: proposal)
  }

  /// Places the view at a point of the page.
  final func place(
    at origin: CGPoint, proposal: ProposedViewSize, in context: PlacementContext
  ) {
    self.proposal = proposal
    bounds = CGRect(origin: origin, size: sizeThatFits(proposal))
    frame = bounds
    if animatesFrame {
      frame = drawnFrame(in: context)
      group = context.group
      if placedIn != graph.layoutCount { graph.placed.append(self) }
      placedIn = graph.layoutCount
    }
    placeContents(in: context)
  }

  /// Lets the view count as not yet placed in the layout that placed it last.
  final func forgetPlace() {
    placedIn = -1
  }

  /// Returns the rectangle by which the view is drawn.
  func drawnFrame(in context: PlacementContext) -> CGRect {
    context.alignsToPixels ? graph.aligningToPixels(bounds) : bounds
  }

  // MARK: Drawing

  /// Draws the view, or hands out what it drew last if that is what it would draw.
  ///
  /// It is so after a moment at which nothing moved in it, in an equal context, until something
  /// happens.
  final func drawKeeping(_ context: DrawingContext, into items: inout [DisplayItem]) {
    guard context.mayReuse else { return draw(context, into: &items) }
    let graph = graph
    if let drawing, drawing.arrangement == graph.arrangementNumber,
      drawing.context.time <= context.time, drawing.context.drawsAlike(context)
    {
      items += drawing.items
      return
    }
    let seesMotion = graph.seesMotion
    graph.seesMotion = false
    var own: [DisplayItem] = []
    draw(context, into: &own)
    drawing =
      graph.seesMotion ? nil : KeptDrawing(context, graph.arrangementNumber, items: own)
    if seesMotion { graph.seesMotion = true }
    items += own
  }

  // MARK: Traits

  final func trait<K: ViewTrait>(_ key: K.Type) -> K.Value? {
    trait(ObjectIdentifier(key)) as? K.Value
  }

  nonisolated final func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    let id = ObjectIdentifier(key)
    let value = MainActor.assumeIsolated { TraitValue(trait(id)) }
    return value.value as? K.Value ?? K.defaultValue
  }

  /// Who gets space first.
  final var priority: Double { trait(LayoutPriorityTrait.self) ?? 0 }
  /// Who is drawn above whom.
  final var zIndex: Double { trait(ZIndexTrait.self) ?? 0 }

  // MARK: Motion

  /// Remembers the frame before an update.
  final func beginUpdate(_ id: Int) {
    (previous, updateID) = (relativeFrame, id)
  }

  /// The frame in the coordinates of the view around whose frame animates as a whole.
  private final var relativeFrame: CGRect {
    guard let group else { return frame }
    return frame.offsetBy(dx: -group.frame.minX, dy: -group.frame.minY)
  }

  /// Lets the frame follow from where it was to where it is, after an update.
  final func commitFrame(_ id: Int) {
    let target = relativeFrame
    defer { (previous, updateID) = (target, id) }
    guard updateID == id, let previous, previous != target else { return }
    let motion =
      motion
      ?? Attribute(
        previous.animatableData, of: node, margin: .frame(pixelLength: graph.pixelLength))
    self.motion = motion
    motion.change(
      from: previous.animatableData, to: target.animatableData, by: node.transaction)
  }

  /// Lets the frame jump without any motion of its own.
  final func forgetMotion() {
    motion = nil
  }

  /// The frame as it is seen at the moment that is drawn.
  final func presentedFrame(at time: Double) -> CGRect {
    var result = relativeFrame
    if let motion {
      result.animatableData = motion.value(target: result.animatableData, at: time)
    }
    guard let group else { return result }
    let outer = group.presentedFrame(at: time)
    return result.offsetBy(dx: outer.minX, dy: outer.minY)
  }

  /// The motion of the frame, if it has moved.
  final var frameAttribute: AnyAttribute? { motion }
}

/// What a view drew at a moment at which nothing moved in it.
private final class KeptDrawing {
  let context: DrawingContext
  /// The page's arrangement at the time.
  let arrangement: Int
  let items: [DisplayItem]

  init(_ context: DrawingContext, _ arrangement: Int, items: [DisplayItem]) {
    (self.context, self.arrangement, self.items) = (context, arrangement, items)
  }
}

/// The number of the layout pass that runs.
@MainActor final class LayoutPasses {
  var number = 0
}

/// A guide of a view that has a size for a proposal.
private struct GuideQuestion: Equatable {
  let key: AlignmentKey
  let size: CGSize
  let proposal: ProposedViewSize
}

/// Carries a value of any type across the isolation check of one thread.
///
/// Unchecked: made and read within one expression.
private struct TraitValue: @unchecked Sendable {
  let value: Any?

  init(_ value: Any?) {
    self.value = value
  }
}
