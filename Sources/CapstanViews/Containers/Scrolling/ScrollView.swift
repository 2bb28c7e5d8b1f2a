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
  @MainActor public init(
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
}

extension EnvironmentValues {
  /// How the scroll views inside show their content.
  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }
}

private enum ScrollSettingsKey: EnvironmentKey {
  static let defaultValue = ScrollSettings()
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
    let content = CGRect(origin: origin, size: size)
    var context = context
    context.safeArea = context.safeArea.along(axes, of: content)
    context.container = context.container.along(axes, of: content)
    context.barSafeArea = (context.barSafeArea ?? graph.safePage).along(axes, of: content)
    let left = isMirrored ? settings.margins.trailing : settings.margins.leading
    inner.place(
      at: CGPoint(x: content.minX + left, y: content.minY + settings.margins.top),
      proposal: inner(proposal), in: context)
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
