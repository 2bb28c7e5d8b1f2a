public import Foundation

/// A layout whose type is hidden; views keep their state when the hidden type changes.
public nonisolated struct AnyLayout: Layout {
  /// What the hidden layout keeps.
  public struct Cache {
    var value: Any
  }

  /// Nothing animates through the hidden type.
  public typealias AnimatableData = EmptyAnimatableData

  private let base: any Layout

  /// Hides a layout's type.
  public init<L: Layout>(_ layout: L) {
    base = layout
  }

  /// Returns what the hidden layout keeps.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(value: base.makeCache(subviews: subviews))
  }

  /// Returns the distances that the hidden layout prefers.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    spacing(base, subviews, &cache)
  }

  /// Returns the hidden layout's size.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    size(base, proposal, subviews, &cache)
  }

  /// Places the views by the hidden layout.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    place(base, bounds, proposal, subviews, &cache)
  }

  private func spacing<L: Layout>(
    _ layout: L, _ subviews: Subviews, _ cache: inout Cache
  ) -> ViewSpacing {
    var typed = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache.value = typed }
    return layout.spacing(subviews: subviews, cache: &typed)
  }

  private func size<L: Layout>(
    _ layout: L, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) -> CGSize {
    var typed = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache.value = typed }
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &typed)
  }

  private func place<L: Layout>(
    _ layout: L, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) {
    var typed = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache.value = typed }
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &typed)
  }
}
