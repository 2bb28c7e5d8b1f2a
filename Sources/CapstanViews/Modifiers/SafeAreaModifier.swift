import Foundation

extension View {
  /// Lets the view reach under the edges that the system keeps for itself.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(
      IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// Lets the view reach under the edges that the system keeps for itself.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}

/// Lets a view reach under the unsafe edges of the page.
nonisolated struct IgnoresSafeAreaModifier: ViewModifier {
  typealias Body = Never
  let edges: Edge.Set

  @MainActor static func _makeNode<V: View>(
    _ inputs: NodeInputs, content: V.Type
  ) -> ViewNode<ModifiedContent<V, IgnoresSafeAreaModifier>> {
    WrapperNode<V, IgnoresSafeAreaElement>(inputs)
  }
}

/// Grows what reaches the edge of the safe area to the edge of the page.
final class IgnoresSafeAreaElement: ProxyElement, ConfigurableWrapper {
  private var edges: Edge.Set = []
  private var direction = LayoutDirection.leftToRight

  override required init(_ inner: ViewElement, node: Node) {
    super.init(inner, node: node)
  }

  func configure(_ modifier: IgnoresSafeAreaModifier, _ environment: EnvironmentValues) {
    edges = modifier.edges
    direction = environment.layoutDirection
  }

  /// The bounds with every side that touches the safe area's moved to the page's.
  private func expanded(_ context: PlacementContext) -> CGRect {
    let (safe, page) = (context.safeArea, context.container)
    let leading: Edge = direction == .leftToRight ? .leading : .trailing
    let trailing: Edge = direction == .leftToRight ? .trailing : .leading
    var (x0, y0, x1, y1) = (bounds.minX, bounds.minY, bounds.maxX, bounds.maxY)
    let slack = 0.5 / graph.settings.scale
    if edges.contains(Edge.Set(.top)), y0 <= safe.minY + slack { y0 = min(y0, page.minY) }
    if edges.contains(Edge.Set(.bottom)), y1 >= safe.maxY - slack { y1 = max(y1, page.maxY) }
    if edges.contains(Edge.Set(leading)), x0 <= safe.minX + slack { x0 = min(x0, page.minX) }
    if edges.contains(Edge.Set(trailing)), x1 >= safe.maxX - slack { x1 = max(x1, page.maxX) }
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }

  override func placeContents(in context: PlacementContext) {
    let area = expanded(context)
    guard area != bounds else {
      return inner.place(at: bounds.origin, proposal: proposal, in: context)
    }
    var context = context
    context.safeArea = context.safeArea.union(area)
    inner.place(at: area.origin, proposal: ProposedViewSize(area.size), in: context)
  }
}
