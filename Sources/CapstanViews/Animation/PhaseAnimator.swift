extension View {
  /// Shows the view in one phase after another, again and again.
  public nonisolated func phaseAnimator<Phase: Equatable, Changed: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping @MainActor (PlaceholderContentView<Self>, Phase) -> Changed,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimatorView<Self, Phase, Changed, Bool>(
      content: self, phases: Array(phases), trigger: nil,
      makeBody: { content(PlaceholderContentView(), $0) }, animation: animation)
  }

  /// Shows the view in one phase after another each time a value changes.
  public nonisolated func phaseAnimator<Phase: Equatable, Changed: View, Trigger: Equatable>(
    _ phases: some Sequence<Phase>, trigger: Trigger,
    @ViewBuilder content: @escaping @MainActor (PlaceholderContentView<Self>, Phase) -> Changed,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimatorView(
      content: self, phases: Array(phases), trigger: trigger,
      makeBody: { content(PlaceholderContentView(), $0) }, animation: animation)
  }
}

/// A view that goes through phases.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let view: AnyView

  /// Creates a view that goes through phases again and again.
  public init(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping @MainActor (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    view = AnyView(
      PhaseAnimatorView<EmptyView, Phase, Content, Bool>(
        content: EmptyView(), phases: Array(phases), trigger: nil, makeBody: content,
        animation: animation))
  }

  /// Creates a view that goes through phases each time a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping @MainActor (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    view = AnyView(
      PhaseAnimatorView(
        content: EmptyView(), phases: Array(phases), trigger: trigger, makeBody: content,
        animation: animation))
  }

  /// The view.
  @MainActor public var body: some View { view }
}

/// A view and the phases that it goes through.
nonisolated struct PhaseAnimatorView<
  Content: View, Phase: Equatable, Changed: View, Trigger: Equatable
>: PrimitiveView {
  typealias Body = Never
  let content: Content
  let phases: [Phase]
  /// What starts a run; nil runs again and again.
  let trigger: Trigger?
  let makeBody: @MainActor (Phase) -> Changed
  let animation: (Phase) -> Animation?

  @MainActor static func _makeNode(
    _ inputs: NodeInputs
  ) -> ViewNode<PhaseAnimatorView<Content, Phase, Changed, Trigger>> {
    PhaseAnimatorNode(inputs)
  }
}

/// The node of a view that goes through phases: each step is an event on the page's clock.
final class PhaseAnimatorNode<
  Content: View, Phase: Equatable, Changed: View, Trigger: Equatable
>: ViewNode<PhaseAnimatorView<Content, Phase, Changed, Trigger>>, PlaceholderSource {
  private var view: PhaseAnimatorView<Content, Phase, Changed, Trigger>?
  private(set) var placeholderView: AnyViewStorage?
  private var changed: ViewNode<Changed>?
  private var last: Trigger?
  private var index = 0
  /// Tells a run from those that it has replaced.
  private var run = 0

  override var children: [Node] { [Node](of: changed) }

  override func update(
    _ view: PhaseAnimatorView<Content, Phase, Changed, Trigger>, _ context: UpdateContext
  ) {
    super.update(view, context)
    let isFirst = self.view == nil
    self.view = view
    placeholderView = ConcreteViewStorage(view.content)
    if !graph.isSampling { follow(view, isFirst: isFirst) }
    reevaluate()
  }

  override func reevaluate() {
    isDirty = false
    guard let view, view.phases.indices.contains(index) else { return }
    reconcile(
      &changed, view.makeBody(view.phases[index]), UpdateContext(environment: environment))
  }

  private func follow(
    _ view: PhaseAnimatorView<Content, Phase, Changed, Trigger>, isFirst: Bool
  ) {
    guard view.phases.count > 1 else { return }
    if let trigger = view.trigger {
      defer { last = trigger }
      guard let last, last != trigger else { return }
    } else if !isFirst {
      return
    }
    run += 1
    let current = run
    graph.afterUpdate { [weak self] in self?.step(current) }
  }

  /// Goes to the next phase under its animation, and on when that is as good as over.
  private func step(_ current: Int) {
    guard isMounted, current == run, let view, !view.phases.isEmpty else { return }
    let next = (index + 1) % view.phases.count
    let animation = view.animation(view.phases[next])
    withAnimation(animation) {
      graph.queue.write(self) { [weak self] in
        MainActor.assumeIsolated { self?.index = next }
      }
    }
    if view.trigger != nil, next == 0 { return }
    graph.schedule(at: graph.time + Self.length(of: animation)) { [weak self] in
      self?.step(current)
    }
  }

  /// How long a phase lasts: until its animation counts as complete, a frame without one.
  private static func length(of animation: Animation?) -> Double {
    guard let animation else { return 1.0 / 60 }
    var unit = MotionState(0.0)
    unit.set(1, animation: animation, at: 0)
    return max(unit.logicalCompletionTime, 1.0 / 60)
  }
}
