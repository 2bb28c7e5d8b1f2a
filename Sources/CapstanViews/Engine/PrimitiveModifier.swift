import Foundation

/// A modifier of the engine: a value that says what it changes about its content's element.
///
/// Override what differs; the rest passes the content through. `animatableData` is animated: the
/// value with which `draw` is called is the presented one. Sizes and placements use the target.
@MainActor protocol PrimitiveModifier: ViewModifier, Animatable where Body == Never {
  /// Changes the environment of the content.
  func modify(_ environment: inout EnvironmentValues)

  /// Returns the size for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize, content: ElementProxy) -> CGSize

  /// Returns where the content stands in a view of a size, and what it is proposed.
  func placement(
    in size: CGSize, proposal: ProposedViewSize, content: ElementProxy
  ) -> ContentPlacement

  /// Returns the place of a guide; nil takes the content's own.
  func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, content: ElementProxy
  ) -> CGFloat?

  /// Returns the distances that the view prefers.
  func spacing(content: ElementProxy) -> ViewSpacing

  /// A value that the view tells whoever contains it; nil passes the content's on.
  func trait(_ id: ObjectIdentifier) -> Any?

  /// Whether drawing depends on the frame, so that the frame animates.
  var usesFrame: Bool { get }

  /// Whether drawing depends on where the view lies among named frames of reference.
  var usesPlace: Bool { get }

  /// Returns the map through which the content is seen, in the tree's coordinates; nil for none.
  func contentTransform(in frame: CGRect, _ environment: EnvironmentValues) -> CGAffineTransform?

  /// Draws the content.
  func draw(_ content: ElementProxy, in frame: CGRect, _ context: inout ModifierDrawing)

  /// Changes what can be tapped or read of the content.
  func modifySemantics(_ items: inout [SemanticItem], in frame: CGRect, _ context: DrawingContext)

  /// The name of the animated data in paths.
  static var attributeName: String { get }

  /// What the numbers of the animated data are called; nil to number them.
  static var attributeComponents: [String]? { get }

  /// What of the data's motion is too little to be seen; nil to go by the animations alone.
  static var restMargin: RestMargin? { get }
}

/// Where content stands and what it is proposed.
struct ContentPlacement {
  /// In the coordinates of the view around, for a left-to-right layout.
  var origin: CGPoint
  var proposal: ProposedViewSize

  init(origin: CGPoint = .zero, proposal: ProposedViewSize) {
    (self.origin, self.proposal) = (origin, proposal)
  }
}

/// A modifier's content as the modifier sees it.
@MainActor struct ElementProxy {
  let element: ViewElement
  let environment: EnvironmentValues

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { element.sizeThatFits(proposal) }

  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    element.dimensions(in: proposal)
  }

  var spacing: ViewSpacing { element.spacing }
}

/// Where a modifier draws: a context that can be changed on the way to the content.
@MainActor struct ModifierDrawing {
  /// The context in which the content is drawn by `drawContent`.
  var context: DrawingContext
  let environment: EnvironmentValues
  var items: [DisplayItem]
  /// Where the view lies; only known to modifiers that use their place.
  var place: GeometryProxy?

  /// Draws the content in the context as it stands.
  mutating func drawContent(_ content: ElementProxy) {
    content.element.draw(context, into: &items)
  }

  /// Draws the content as one picture, changes it, and gives it opacity and shadows as a whole.
  mutating func drawGroup(_ content: ElementProxy, _ change: ([DisplayItem]) -> [DisplayItem]) {
    var picture: [DisplayItem] = []
    content.element.draw(context.flattened, into: &picture)
    guard !picture.isEmpty else { return }
    context.finish(change(picture), into: &items)
  }
}

extension PrimitiveModifier {
  func modify(_ environment: inout EnvironmentValues) {}

  func sizeThatFits(_ proposal: ProposedViewSize, content: ElementProxy) -> CGSize {
    content.sizeThatFits(proposal)
  }

  func placement(
    in size: CGSize, proposal: ProposedViewSize, content: ElementProxy
  ) -> ContentPlacement {
    ContentPlacement(proposal: proposal)
  }

  func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, content: ElementProxy
  ) -> CGFloat? { nil }

  func spacing(content: ElementProxy) -> ViewSpacing { content.spacing }

  func trait(_ id: ObjectIdentifier) -> Any? { nil }

  var usesFrame: Bool { false }

  var usesPlace: Bool { false }

  func contentTransform(
    in frame: CGRect, _ environment: EnvironmentValues
  ) -> CGAffineTransform? { nil }

  func draw(
    _ content: ElementProxy, in frame: CGRect, _ context: inout ModifierDrawing
  ) {
    context.drawContent(content)
  }

  func modifySemantics(
    _ items: inout [SemanticItem], in frame: CGRect, _ context: DrawingContext
  ) {}

  static var restMargin: RestMargin? { nil }

  static var attributeComponents: [String]? { nil }

  static var attributeName: String {
    let name = typeName(of: Self.self)
    let base = name.hasSuffix("Modifier") ? name.dropLast(8) : name[...]
    return base.prefix(1).lowercased() + base.dropFirst()
  }

  /// Makes a node that puts an element around each of the content's.
  static func _makeNode<V: View>(
    _ inputs: NodeInputs, content: V.Type
  ) -> ViewNode<ModifiedContent<V, Self>> {
    PrimitiveModifierNode<V, Self>(inputs)
  }
}

/// The node of a view changed by a modifier of the engine.
final class PrimitiveModifierNode<Content: View, Modifier: PrimitiveModifier>: ViewNode<
  ModifiedContent<Content, Modifier>
>, ModifierHolding
{
  private var child: ViewNode<Content>?
  private(set) var held: HeldModifier<Modifier>?
  private var attribute: Attribute<Modifier.AnimatableData>?
  private let cache = WrapperCache<PrimitiveModifierElement<Modifier>>()

  override var children: [Node] { [Node](of: child) }
  override var subject: Node? { child }

  override var attributes: [AnyAttribute] { [AnyAttribute](of: attribute) }

  override func update(_ view: ModifiedContent<Content, Modifier>, _ context: UpdateContext) {
    super.update(view, context)
    let data = view.modifier.animatableData
    if Modifier.AnimatableData.self != EmptyAnimatableData.self {
      if let attribute {
        attribute.change(to: data, by: transaction)
      } else {
        attribute = Attribute(
          data, of: self, label: Modifier.attributeName,
          components: { Modifier.attributeComponents }, margin: Modifier.restMargin)
      }
    }
    held = HeldModifier(view.modifier)
    var inner = context
    view.modifier.modify(&inner.environment)
    reconcile(&child, view.content, inner)
  }

  override func appendElements(to list: inout [ViewElement]) {
    guard let child else { return }
    cache.wrap(child.elements, into: &list) { element in
      PrimitiveModifierElement(element, node: self, holder: self)
    }
  }

  func presented(at time: Double) -> HeldModifier<Modifier>? {
    guard let held, let attribute, !attribute.isAtRest(at: time) else { return held }
    var modifier = held.modifier
    modifier.animatableData = attribute.value(at: time)
    return HeldModifier(modifier)
  }
}

/// A modifier by reference.
///
/// An optional of it is a pointer. Layout and drawing ask for modifiers all the time, and an
/// optional of a generic type, or a tuple with one, is looked up among the types of the program each
/// time.
@MainActor final class HeldModifier<Modifier: PrimitiveModifier> {
  let modifier: Modifier

  init(_ modifier: Modifier) { self.modifier = modifier }
}

/// Holds a modifier for its elements, without the content's type.
@MainActor protocol ModifierHolding<Modifier>: Node {
  associatedtype Modifier: PrimitiveModifier

  /// The modifier's target; nil before the first update.
  var held: HeldModifier<Modifier>? { get }
  /// The environment around the modifier.
  var environment: EnvironmentValues { get }
  /// The modifier as it is seen at a moment.
  func presented(at time: Double) -> HeldModifier<Modifier>?
}

/// An element changed by a modifier of the engine.
final class PrimitiveModifierElement<Modifier: PrimitiveModifier>: ProxyElement {
  private unowned let holder: any ModifierHolding<Modifier>
  private var place: GeometryProxy?

  init(_ inner: ViewElement, node: Node, holder: any ModifierHolding<Modifier>) {
    self.holder = holder
    super.init(inner, node: node)
  }

  private func with<Result>(
    _ use: (Modifier, ElementProxy) -> Result, otherwise: () -> Result
  ) -> Result {
    guard let held = holder.held else { return otherwise() }
    return use(held.modifier, ElementProxy(element: inner, environment: holder.environment))
  }

  override var animatesFrame: Bool { with({ m, _ in m.usesFrame }, otherwise: { false }) }

  override var spacing: ViewSpacing {
    with({ $0.spacing(content: $1) }, otherwise: { inner.spacing })
  }

  override func trait(_ id: ObjectIdentifier) -> Any? {
    with({ m, _ in m.trait(id) }, otherwise: { nil }) ?? inner.trait(id)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    with(
      { $0.sizeThatFits(proposal, content: $1) },
      otherwise: { inner.sizeThatFits(proposal) })
  }

  private func placement(in size: CGSize, _ proposal: ProposedViewSize) -> ContentPlacement {
    with(
      { $0.placement(in: size, proposal: proposal, content: $1) },
      otherwise: { ContentPlacement(proposal: proposal) })
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let own = with(
      { $0.explicitAlignment(key, size: size, proposal: proposal, content: $1) },
      otherwise: { nil })
    if let own { return own }
    let placement = placement(in: size, proposal)
    let content = inner.sizeThatFits(placement.proposal)
    return inner.guide(key, size: content, proposal: placement.proposal).map {
      $0 + (key.axis == .horizontal ? placement.origin.x : placement.origin.y)
    }
  }

  override func placeContents(in context: PlacementContext) {
    if let held = holder.held, held.modifier.usesPlace {
      place = GeometryProxy(bounds: bounds, context, holder.environment.layoutDirection)
    }
    let placement = placement(in: bounds.size, proposal)
    var origin = placement.origin
    let environment = holder.environment
    if environment.layoutDirection == .rightToLeft {
      origin.x = bounds.width - origin.x - inner.sizeThatFits(placement.proposal).width
    }
    var context = context
    if let map = holder.held?.modifier.contentTransform(in: frame, environment) {
      context.toPage = map.concatenating(context.toPage)
    }
    inner.place(
      at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
      proposal: placement.proposal, in: context)
  }

  override func draw(_ context: DrawingContext, into items: inout [DisplayItem]) {
    guard let modifier = holder.presented(at: context.time)?.modifier else { return }
    let environment = holder.environment
    var drawing = ModifierDrawing(
      context: context, environment: environment, items: [], place: place)
    swap(&drawing.items, &items)
    modifier.draw(
      ElementProxy(element: inner, environment: environment),
      in: presentedFrame(at: context.time), &drawing)
    swap(&drawing.items, &items)
  }

  override func collectSemantics(_ context: DrawingContext, into items: inout [SemanticItem]) {
    guard let modifier = holder.presented(at: context.time)?.modifier else { return }
    let environment = holder.environment
    var own: [SemanticItem] = []
    let frame = presentedFrame(at: context.time)
    inner.collectSemantics(
      modifier.semanticContext(context, in: frame, environment), into: &own)
    modifier.modifySemantics(&own, in: frame, context)
    items += own
  }
}

extension PrimitiveModifier {
  /// The context in which the content's semantics are collected: what a transform makes of it.
  func semanticContext(
    _ context: DrawingContext, in frame: CGRect, _ environment: EnvironmentValues
  ) -> DrawingContext {
    contentTransform(in: frame, environment).map { context.applying($0) } ?? context
  }
}

/// A modifier that draws its content through an affine map.
@MainActor protocol TransformingModifier: PrimitiveModifier {
  /// Returns the map, in the tree's coordinates.
  func transform(in frame: CGRect, _ environment: EnvironmentValues) -> CGAffineTransform
}

extension TransformingModifier {
  var usesFrame: Bool { true }

  func contentTransform(
    in frame: CGRect, _ environment: EnvironmentValues
  ) -> CGAffineTransform? { transform(in: frame, environment) }

  func draw(
    _ content: ElementProxy, in frame: CGRect, _ context: inout ModifierDrawing
  ) {
    context.context = context.context.applying(transform(in: frame, context.environment))
    context.drawContent(content)
  }
}
