import Foundation

/// The element of a view in dynamic content, with the effect of its transition while it runs.
final class TransitionElement: ProxyElement {
  private unowned let presence: Presence
  private var effect: TransitionEffect?

  init(_ inner: ViewElement, of presence: Presence) {
    self.presence = presence
    super.init(inner, node: inner.node)
  }

  /// The node above the transition's views while there are any.
  var effectNode: Node? { effect?.source }

  override func placeContents(in context: PlacementContext) {
    var context = context
    if presence.isRemoved { context.isRemoved = true }
    super.placeContents(in: context)
  }

  override var isRemoved: Bool { presence.isRemoved || inner.isRemoved }

  override var target: ViewElement { effect?.element ?? inner }

  /// Comes, from the transition's first phase to the view as it is.
  func appear(in owner: Node) {
    guard let transition = transition(in: owner)?.insertion, !transition.isIdentity else {
      return
    }
    let effect = TransitionEffect(transition, around: inner, in: owner, phase: .willAppear)
    self.effect = effect
    effect.show(.identity)
  }

  /// Comes back while it goes.
  func reappear(in owner: Node) {
    effect?.show(.identity)
  }

  /// Goes; returns when it is gone.
  func disappear(in owner: Node) -> Double {
    guard let transition = transition(in: owner)?.removal, !transition.isIdentity else {
      return -.infinity
    }
    var effect = self.effect
    if effect == nil || effect?.transition !== transition || effect?.isAtRest == true {
      effect = TransitionEffect(transition, around: inner, in: owner, phase: .identity)
      self.effect = effect
    }
    effect?.show(.didDisappear)
    return effect?.restTime ?? -.infinity
  }

  /// The view's transition, a fade unless it says otherwise or motion is to be reduced.
  private func transition(in owner: Node) -> AnyTransition? {
    let own = inner.trait(TransitionTrait.self) ?? .opacity
    guard owner.graph.environment.accessibilityReduceMotion else { return own }
    return AnyTransition.asymmetric(
      insertion: own.insertion.hasMotion && !own.insertion.isIdentity ? .opacity : own,
      removal: own.removal.hasMotion && !own.removal.isIdentity ? .opacity : own)
  }

  override func draw(_ context: DrawingContext, into items: inout [DisplayItem]) {
    if presence.isRemoved {
      if context.time >= presence.end { return }
      graph.seesMotion = true
    }
    super.draw(context, into: &items)
  }
}

/// The views that a transition puts around another one.
@MainActor private final class TransitionEffect {
  let transition: TransitionStorage
  fileprivate let source: TransitionSourceNode
  private let node: ViewNode<AnyView>
  private let environment: EnvironmentValues

  init(
    _ transition: TransitionStorage, around element: ViewElement, in owner: Node,
    phase: TransitionPhase
  ) {
    self.transition = transition
    environment = owner.graph.environment
    source = TransitionSourceNode(owner.childInputs, element: element)
    node = AnyView._makeNode(source.childInputs)
    source.content = node
    show(phase)
  }

  func show(_ phase: TransitionPhase) {
    node.update(transition.body(phase), UpdateContext(environment: environment))
  }

  var element: ViewElement? { node.elements.first }

  var restTime: Double { node.restTime }

  var isAtRest: Bool { node.restTime <= source.graph.time }
}

/// The node above a transition's views, from which their placeholder takes the element.
private final class TransitionSourceNode: Node, PlaceholderSource {
  private let element: ViewElement
  var content: Node?

  override var children: [Node] { [Node](of: content) }

  init(_ inputs: NodeInputs, element: ViewElement) {
    self.element = element
    super.init(inputs)
  }

  func appendPlaceholderElements(to list: inout [ViewElement]) {
    list.append(element)
  }
}
