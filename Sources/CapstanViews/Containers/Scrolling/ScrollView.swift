import Foundation

/// A window onto content that may be larger than it, showing its beginning.
public nonisolated struct ScrollView<Content: View>: View {
  /// The content.
  public var content: Content
  /// The axes along which the content may be larger.
  public var axes: Axis.Set
  /// Whether marks of the place are shown while scrolling, which is never here.
  public var showsIndicators: Bool

  @Environment(\.scrollSettings) private var settings

  /// Creates a window.
  @MainActor @preconcurrency public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    (self.axes, self.showsIndicators) = (axes, showsIndicators)
    self.content = content()
  }

  /// The window with the content.
  @MainActor public var body: some View {
    LayoutContainer(
      layout: axes.contains(.vertical) || axes.isEmpty
        ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout()),
      content: content
    )
    .environment(\.scrollSettings, ScrollSettings())
    .modifier(ScrollModifier(axes: axes, settings: settings))
  }
}

/// How scroll views show their content.
nonisolated struct ScrollSettings {
  /// The part of the content that is shown first.
  var anchor: UnitPoint?
  var isClipped = true
  /// Kept free around the content.
  var margins = EdgeInsets()
  var showsBackground = true
  /// The identity of what is scrolled to.
  var target: AnyHashable?
  var targetAnchor: UnitPoint?
  /// Who is told what is shown.
  var observers: [ScrollObserver] = []
}

extension EnvironmentValues {
  /// How the scroll views inside show their content.
  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }
}

private enum ScrollSettingsKey: EnvironmentKey {
  static var defaultValue: ScrollSettings { ScrollSettings() }
}

/// Shows the beginning of content at its ideal length, cut at the window's edges.
nonisolated struct ScrollModifier: ViewModifier {
  typealias Body = Never
  let axes: Axis.Set
  let settings: ScrollSettings

  @MainActor static func _makeNode<V: View>(
    _ inputs: NodeInputs, content: V.Type
  ) -> ViewNode<ModifiedContent<V, ScrollModifier>> {
    WrapperNode<V, ScrollElement>(inputs)
  }
}

/// The element of a window onto content.
///
/// Where the window touches the safe area it reaches to the edge of the page; content begins where the
/// safe area does.
final class ScrollElement: ProxyElement, ConfigurableWrapper {
  private var axes: Axis.Set = .vertical
  private var settings = ScrollSettings()
  private var direction = LayoutDirection.leftToRight
  /// How far the window reaches beyond the frame.
  private var reach = EdgeInsets()
  /// How far content has been scrolled from its beginning, in points, at most 0.
  private var shift = CGSize.zero
  /// The identity that was scrolled to last, by the binding of a position.
  private var position: AnyHashable?
  /// The number of the last wish of a reader that was followed.
  private var followedRequest = 0
  private var observed: [Any?] = []

  override required init(_ inner: ViewElement, node: Node) {
    super.init(inner, node: node)
  }

  func configure(_ modifier: ScrollModifier, _ environment: EnvironmentValues) {
    (axes, settings) = (modifier.axes, modifier.settings)
    direction = environment.layoutDirection
  }

  override var animatesFrame: Bool { true }
  override var spacing: ViewSpacing { ViewSpacing() }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let inside = proposal.inset(by: settings.margins)
    return ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : inside.width,
      height: axes.contains(.vertical) ? nil : inside.height)
  }

  private func contentSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = inner.sizeThatFits(inner(proposal))
    return CGSize(
      width: size.width + settings.margins.horizontal,
      height: size.height + settings.margins.vertical)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = contentSize(proposal)
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  override func placeContents(in context: PlacementContext) {
    let edges = Edge.Set(axes)
    let window = context.reaching(
      from: bounds, edges: edges, direction: direction, scale: graph.settings.scale)
    reach = EdgeInsets(
      top: bounds.minY - window.minY, leading: bounds.minX - window.minX,
      bottom: window.maxY - bounds.maxY, trailing: window.maxX - bounds.maxX)
    let size = contentSize(proposal)
    let isMirrored = direction == .rightToLeft
    var origin = bounds.origin
    if axes.contains(.vertical) {
      origin.y += start(size.height, in: bounds.height, anchor: settings.anchor?.y ?? 0)
    }
    if axes.contains(.horizontal) {
      let anchor = settings.anchor?.x ?? 0
      origin.x += start(
        size.width, in: bounds.width, anchor: isMirrored ? 1 - anchor : anchor)
    }
    if !graph.isSampling { follow(origin, size, context) }
    origin.x += shift.width
    origin.y += shift.height
    let content = CGRect(origin: origin, size: size)
    place(content, in: context)
    if !graph.isSampling { tell(content) }
  }

  /// Places content, at an origin that scrolling has chosen.
  private func place(_ content: CGRect, in context: PlacementContext) {
    let isMirrored = direction == .rightToLeft
    var context = context
    for axis in [nil, .horizontal, .vertical] as [Axis?]
    where axis.map({ axes.contains(Axis.Set($0)) }) ?? true {
      let name = NamedCoordinateSpace.scrollView(axis: axis).coordinateSpace
      guard case .named(let name) = name else { continue }
      context.spaces.append(
        GeometryProxy.Space(name: name, frame: bounds, toPage: context.toPage))
    }
    context.safeArea = context.safeArea.along(axes, of: content)
    context.container = context.container.along(axes, of: content)
    context.barSafeArea = (context.barSafeArea ?? graph.safePage).along(axes, of: content)
    let left = isMirrored ? settings.margins.trailing : settings.margins.leading
    inner.place(
      at: CGPoint(x: content.minX + left, y: content.minY + settings.margins.top),
      proposal: inner(proposal), in: context)
  }

  /// Scrolls to what a binding or a reader names, if it is inside.
  private func follow(_ origin: CGPoint, _ size: CGSize, _ context: PlacementContext) {
    var wish: (id: AnyHashable, anchor: UnitPoint?)?
    if let target = settings.target, target != position {
      wish = (target, settings.targetAnchor)
    }
    position = settings.target
    if let request = graph.scrollRequest, request.number != followedRequest {
      followedRequest = request.number
      wish = (request.id, request.anchor)
    }
    guard let wish else { return }
    if let place = wish.id.base as? ScrollPosition.Wish {
      return scroll(to: place.target, origin, size)
    }
    guard let target = node.elements(identifiedBy: wish.id)?.first else { return }
    place(
      CGRect(
        origin: CGPoint(x: origin.x + shift.width, y: origin.y + shift.height), size: size),
      in: context)
    let frame = target.bounds
    if axes.contains(.horizontal) {
      let move = shift(
        from: frame.minX - bounds.minX, frame.width, in: bounds.width, anchor: wish.anchor?.x)
      shift.width = limited(
        shift.width + move, origin.x - bounds.minX, size.width, in: bounds.width)
    }
    if axes.contains(.vertical) {
      let move = shift(
        from: frame.minY - bounds.minY, frame.height, in: bounds.height, anchor: wish.anchor?.y)
      shift.height = limited(
        shift.height + move, origin.y - bounds.minY, size.height, in: bounds.height)
    }
  }

  /// Scrolls to an edge or a point of the content.
  private func scroll(to target: ScrollPosition.Target, _ origin: CGPoint, _ size: CGSize) {
    let isMirrored = direction == .rightToLeft
    var (x, y): (CGFloat?, CGFloat?)
    switch target {
    case .view: return
    case .point(let left, let top): (x, y) = (left, top)
    case .edge(.top): y = 0
    case .edge(.bottom): y = .greatestFiniteMagnitude
    case .edge(.leading): x = isMirrored ? .greatestFiniteMagnitude : 0
    case .edge(.trailing): x = isMirrored ? 0 : .greatestFiniteMagnitude
    }
    if let x, axes.contains(.horizontal) {
      shift.width = limited(-x, origin.x - bounds.minX, size.width, in: bounds.width)
    }
    if let y, axes.contains(.vertical) {
      shift.height = limited(-y, origin.y - bounds.minY, size.height, in: bounds.height)
    }
  }

  /// How far content has to move so that a length stands at an anchor, or in sight without one.
  private func shift(
    from start: CGFloat, _ length: CGFloat, in room: CGFloat, anchor: CGFloat?
  ) -> CGFloat {
    if let anchor { return (room - length) * anchor - start }
    if start < 0 || length > room { return -start }
    return min(0, room - length - start)
  }

  /// Keeps the ends of content from being scrolled into the window.
  private func limited(
    _ shift: CGFloat, _ start: CGFloat, _ length: CGFloat, in room: CGFloat
  ) -> CGFloat {
    min(max(shift, min(0, room - length) - start), -start)
  }

  /// Tells those who watch what is shown.
  private func tell(_ content: CGRect) {
    let observers = settings.observers
    guard !observers.isEmpty else { return }
    let geometry = ScrollGeometry(
      contentOffset: CGPoint(x: bounds.minX - content.minX, y: bounds.minY - content.minY),
      contentSize: content.size, contentInsets: settings.margins, containerSize: bounds.size)
    if observed.count != observers.count {
      observed = Array(repeating: nil, count: observers.count)
    }
    for index in observers.indices {
      if let call = observers[index].call(for: geometry, last: &observed[index]) {
        graph.afterUpdate { call() }
      }
    }
  }

  /// Where content of a length begins; content that fits begins at the window's start unless an
  /// anchor says otherwise.
  private func start(_ length: CGFloat, in room: CGFloat, anchor: CGFloat) -> CGFloat {
    (room - length) * anchor
  }

  private func window(at time: Double) -> CGRect {
    let frame = presentedFrame(at: time)
    return CGRect(
      x: frame.minX - reach.leading, y: frame.minY - reach.top,
      width: frame.width + reach.horizontal, height: frame.height + reach.vertical)
  }

  override func draw(_ context: DrawingContext, into items: inout [DisplayItem]) {
    guard settings.isClipped else { return inner.draw(context, into: &items) }
    var picture: [DisplayItem] = []
    inner.draw(context.flattened, into: &picture)
    guard !picture.isEmpty else { return }
    let window = window(at: context.time)
    context.finish(
      [
        .group(
          GroupItem(
            effect: .clip(
              Path(window), evenOdd: false, antialiased: false, transform: context.toPage),
            items: picture))
      ], into: &items)
  }

  override func collectSemantics(_ context: DrawingContext, into items: inout [SemanticItem]) {
    var own: [SemanticItem] = []
    inner.collectSemantics(context, into: &own)
    let window = window(at: context.time).applying(context.toPage)
    items += own.filter {
      window.contains(CGPoint(x: $0.frame.midX, y: $0.frame.midY)) || !settings.isClipped
    }
  }
}

extension CGRect {
  /// Returns the rectangle with its extent along some axes taken from another.
  fileprivate func along(_ axes: Axis.Set, of other: CGRect) -> CGRect {
    CGRect(
      x: axes.contains(.horizontal) ? other.minX : minX,
      y: axes.contains(.vertical) ? other.minY : minY,
      width: axes.contains(.horizontal) ? other.width : width,
      height: axes.contains(.vertical) ? other.height : height)
  }
}
