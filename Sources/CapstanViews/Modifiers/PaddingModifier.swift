public import Foundation

extension View {
  /// Adds space around the view; nil, the default, is 16 points.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(
      PaddingModifier(
        insets: EdgeInsets(length ?? PaddingModifier.standard, edges: edges), edges: edges))
  }

  /// Adds space on all sides of the view.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(length), edges: .all))
  }

  /// Adds space around the view.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets, edges: .all))
  }
}

/// Adds space around a view.
nonisolated struct PaddingModifier: PrimitiveModifier {
  typealias Body = Never
  typealias AnimatableData = EmptyAnimatableData

  /// The platform's padding where none is given, in points.
  static let standard: CGFloat = 16

  var insets: EdgeInsets
  var edges: Edge.Set

  @MainActor func sizeThatFits(_ proposal: ProposedViewSize, content: ElementProxy) -> CGSize {
    let size = content.sizeThatFits(proposal.inset(by: insets))
    return CGSize(
      width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
  }

  @MainActor func placement(
    in size: CGSize, proposal: ProposedViewSize, content: ElementProxy
  ) -> ContentPlacement {
    ContentPlacement(
      origin: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
  }

  /// On an edge with padding the view counts as a shape.
  @MainActor func spacing(content: ElementProxy) -> ViewSpacing {
    var spacing = content.spacing
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { spacing[edge] = .shape }
    return spacing
  }
}
