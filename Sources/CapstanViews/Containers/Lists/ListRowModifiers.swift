public import Foundation

extension View {
  /// Sets the distances of the row's content from the row's edges, in points.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(TraitModifier(key: ObjectIdentifier(ListRowInsetsTrait.self), value: insets))
  }

  /// Draws a view behind the row instead of the list's own background.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(ListRowBackgroundModifier(background: view))
  }

  /// Shows or hides the lines at the row's edges.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      ListRowSeparatorModifier(
        separator: ListRowSeparator(
          hidden: visibility == .hidden ? edges : [], tint: nil)))
  }

  /// Sets the colour of the lines at the row's edges.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(ListRowSeparatorModifier(separator: ListRowSeparator(hidden: [], tint: color)))
  }

  /// Sets the distance between rows, in points.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  /// Shows or hides the lines at a section's edges; none are drawn there.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Sets the distance between sections; the platform's is drawn.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    notDrawn("listSectionSpacing")
  }

  /// Sets the distance between sections, in points; the platform's is drawn.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    notDrawn("listSectionSpacing")
  }

  /// Sets the tint of a row's icon.
  public nonisolated func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }

  /// Adds actions behind a row, which are never uncovered here.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View { self }

  /// Keeps the row from being deleted, which never happens here.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { self }

  /// Keeps the row from being moved, which never happens here.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { self }

  /// Sets how prominent headers are; the platform's default is drawn.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    notDrawn("headerProminence", when: prominence == .increased)
  }
}

extension ForEach where Content: View {
  /// Allows rows to be deleted, which never happens here.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach { self }

  /// Allows rows to be moved, which never happens here.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { self }
}

/// How prominent a header is.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}

/// The distance between sections.
public struct ListSectionSpacing: Sendable {
  private let points: CGFloat?

  /// The platform's.
  public static let `default` = ListSectionSpacing(points: nil)
  /// Little.
  public static let compact = ListSectionSpacing(points: 10)

  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(points: spacing)
  }
}

/// The distances of a row's content from the row's edges.
enum ListRowInsetsTrait: ViewTrait {
  typealias Value = EdgeInsets
}

/// The element behind a row.
enum ListRowBackgroundTrait: ViewTrait {
  typealias Value = ViewElement
}

/// The lines at a row's edges.
enum ListRowSeparatorTrait: ViewTrait {
  typealias Value = ListRowSeparator
}

/// The lines at a row's edges.
struct ListRowSeparator {
  var hidden: VerticalEdge.Set
  var tint: Color?

  func isHidden(_ edge: VerticalEdge) -> Bool { hidden.contains(VerticalEdge.Set(edge)) }
}

/// Tells the list of the lines at a row's edges.
nonisolated struct ListRowSeparatorModifier: ViewModifier {
  typealias Body = Never
  let separator: ListRowSeparator

  @MainActor static func _makeNode<V: View>(
    _ inputs: NodeInputs, content: V.Type
  ) -> ViewNode<ModifiedContent<V, ListRowSeparatorModifier>> {
    WrapperNode<V, ListRowSeparatorElement>(inputs)
  }
}

/// The element of a row that says something of its lines.
final class ListRowSeparatorElement: ProxyElement, ConfigurableWrapper {
  private var separator: ListRowSeparator?

  override required init(_ inner: ViewElement, node: Node) {
    super.init(inner, node: node)
  }

  func configure(_ modifier: ListRowSeparatorModifier, _ environment: EnvironmentValues) {
    separator = modifier.separator
  }

  override func trait(_ id: ObjectIdentifier) -> Any? {
    guard id == ObjectIdentifier(ListRowSeparatorTrait.self), var own = separator else {
      return inner.trait(id)
    }
    if let other = inner.trait(ListRowSeparatorTrait.self) {
      own.hidden.formUnion(other.hidden)
      own.tint = own.tint ?? other.tint
    }
    return own
  }
}

/// Gives a row a background of its own.
nonisolated struct ListRowBackgroundModifier<Background: View>: ViewModifier {
  typealias Body = Never
  let background: Background?

  @MainActor static func _makeNode<V: View>(
    _ inputs: NodeInputs, content: V.Type
  ) -> ViewNode<ModifiedContent<V, ListRowBackgroundModifier<Background>>> {
    ListRowBackgroundNode(inputs)
  }
}

/// The node of a row with a background of its own; rows of one view share it.
final class ListRowBackgroundNode<Content: View, Background: View>: ViewNode<
  ModifiedContent<Content, ListRowBackgroundModifier<Background>>
>
{
  private var child: ViewNode<Content>?
  private var background: ViewNode<Background?>?
  private lazy var stack = LayoutContainerElement<ZStackLayout>(self)
  private var isMeant = false
  private let cache = WrapperCache<ListRowBackgroundElement>()

  override var children: [Node] {
    let nodes: [Node?] = [background, child]
    return nodes.compactMap { $0 }
  }

  override func update(
    _ view: ModifiedContent<Content, ListRowBackgroundModifier<Background>>,
    _ context: UpdateContext
  ) {
    super.update(view, context)
    isMeant = view.modifier.background != nil
    reconcile(&background, view.modifier.background, context)
    reconcile(&child, view.content, context)
    stack.layout = ZStackLayout()
    stack.content = background
  }

  override func appendElements(to list: inout [ViewElement]) {
    guard let child else { return }
    cache.wrap(child.elements, into: &list) { ListRowBackgroundElement($0, node: self) }
    for wrapper in cache.wrappers { wrapper.background = isMeant ? stack : nil }
  }
}

/// The element of a row with a background of its own.
final class ListRowBackgroundElement: ProxyElement {
  var background: ViewElement?

  override func trait(_ id: ObjectIdentifier) -> Any? {
    if id == ObjectIdentifier(ListRowBackgroundTrait.self), let background { return background }
    return inner.trait(id)
  }
}

extension EnvironmentValues {
  var listRowSpacing: CGFloat? {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }
}

private enum ListRowSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

/// Icon and title of a row: icons in the tint, titles in one line with each other.
nonisolated struct ListLabelStyle: LabelStyle {
  static let wrapped: AnyControlStyle<LabelStyleConfiguration> = .of(ListLabelStyle())

  /// Points of the icon's column and between the two; approximations of ours.
  private static let (column, gap): (CGFloat, CGFloat) = (28, 12)

  @MainActor func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: Self.gap) {
      configuration.icon
        .environment(\.imageScale, .large)
        .foregroundStyle(TintShapeStyle())
        .frame(minWidth: Self.column)
      configuration.title
        .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    }
  }
}
