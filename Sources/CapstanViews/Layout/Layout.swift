public import Foundation

/// A rule by which a container measures and places its views.
public nonisolated protocol Layout: Animatable {
  /// What the layout keeps between its calls.
  associatedtype Cache = Void

  /// The views of the container.
  typealias Subviews = LayoutSubviews

  /// What the layout is like.
  static var layoutProperties: LayoutProperties { get }

  /// Returns what the layout keeps between its calls.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings what is kept up to date with the views.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the distances that the container prefers.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the container's size for a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places the views within the container's rectangle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns the place of a horizontal guide, or nil for the views' own.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Returns the place of a vertical guide, or nil for the views' own.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// A layout without an axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Takes what the views prefer at their outer edges.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.mergedSpacing(along: Self.layoutProperties.stackOrientation)
  }

  /// Leaves a guide to the views.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Leaves a guide to the views.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// Lays out views by this rule.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

extension LayoutSubviews {
  /// What the views prefer at the outer edges of a container that stacks along an axis.
  func mergedSpacing(along axis: Axis?) -> ViewSpacing {
    guard let first, let last else { return .zero }
    guard count > 1 else { return first.spacing }
    var result = ViewSpacing.zero
    switch axis {
    case .horizontal:
      result.leading = first.spacing.leading
      result.trailing = last.spacing.trailing
      for view in self { result.formUnion(view.spacing, edges: .vertical) }
    case .vertical:
      result.top = first.spacing.top
      result.bottom = last.spacing.bottom
      for view in self { result.formUnion(view.spacing, edges: .horizontal) }
    case nil:
      for view in self { result.formUnion(view.spacing) }
    }
    return result
  }
}
