import Foundation

/// How a horizontal or vertical stack shares its length among its views.
///
/// Views are asked in groups of falling priority, the least flexible first; each is offered an
/// equal part of what is left. The rules were read from SwiftUI by an open re-implementation.
struct StackLayout {
  let axis: Axis
  let alignment: AlignmentKey
  let spacing: CGFloat?

  /// The stacked views' sizes and where each begins.
  private struct Arrangement {
    var sizes: [CGSize]
    var proposals: [ProposedViewSize]
    /// Origins for a stack whose own origin is zero.
    var origins: [CGPoint]
    var size: CGSize
  }

  /// The size that the views take up for a proposal.
  func size(of views: LayoutSubviews, in proposal: ProposedViewSize) -> CGSize {
    arrange(views, in: proposal).size
  }

  /// Places the views one after another in the box that they were given.
  func place(_ views: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize) {
    let arrangement = arrange(views, in: proposal, fills: true)
    for (index, view) in views.enumerated() {
      let origin = arrangement.origins[index]
      view.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: arrangement.proposals[index])
    }
  }

  /// Shares the length among the views.
  ///
  /// If it `fills`, views of a stack that is free to choose its extent are offered that of the
  /// widest: a line below words is as long as the words. They are so when they are placed.
  private func arrange(
    _ views: LayoutSubviews, in proposal: ProposedViewSize, fills: Bool = false
  ) -> Arrangement {
    let gaps = self.gaps(views)
    let cross = proposal[axis.other]
    let lengths = shareLength(
      views, of: proposal[axis].map { $0 - gaps.reduce(0, +) }, cross: cross)
    let arrangement = align(views, lengths: lengths, gaps: gaps, cross: cross)
    guard fills, cross == nil else { return arrangement }
    return align(
      views, lengths: arrangement.sizes.map { $0[axis] }, gaps: gaps,
      cross: arrangement.size[axis.other])
  }

  private func gaps(_ views: LayoutSubviews) -> [CGFloat] {
    guard views.count > 1 else { return [] }
    return (1..<views.count).map { index in
      spacing
        ?? views[index - 1].spacing.distance(
          to: views[index].spacing, along: axis, pixelsPerPoint: views.pixelsPerPoint)
    }
  }

  /// The length offered to each view; nil for an ideal length.
  private func shareLength(
    _ views: LayoutSubviews, of total: CGFloat?, cross: CGFloat?
  ) -> [CGFloat?] {
    guard let total else { return views.map { _ in nil } }
    var shares = [CGFloat?](repeating: total, count: views.count)
    if total == .infinity { return shares }
    let limits = views.map { view in
      (
        low: length(view, 0, cross), high: length(view, .infinity, cross),
        priority: view.priority
      )
    }
    var remaining = total
    for priority in Set(limits.map(\.priority)).sorted(by: >) {
      let reserved = limits.filter { $0.priority < priority }.reduce(0) { $0 + $1.low }
      var room = remaining - reserved
      let members = views.indices.filter { limits[$0].priority == priority }
      let order = members.sorted { a, b in
        let (flexA, flexB) = (limits[a].high - limits[a].low, limits[b].high - limits[b].low)
        if flexA != flexB { return flexA < flexB }
        if flexA == .infinity, limits[a].low != limits[b].low {
          return limits[a].low > limits[b].low
        }
        return a < b
      }
      for (position, index) in order.enumerated() {
        let share = max(0, room / CGFloat(order.count - position))
        shares[index] = share
        let used = length(views[index], share, cross)
        room -= used
        remaining -= used
      }
    }
    return shares
  }

  private func length(_ view: LayoutSubview, _ length: CGFloat, _ cross: CGFloat?) -> CGFloat {
    view.sizeThatFits(axis.proposal(length, cross))[axis]
  }

  private func align(
    _ views: LayoutSubviews, lengths: [CGFloat?], gaps: [CGFloat], cross: CGFloat?
  ) -> Arrangement {
    var result = Arrangement(sizes: [], proposals: [], origins: [], size: .zero)
    var guides: [CGFloat] = []
    var (low, high) = (CGFloat.infinity, -CGFloat.infinity)
    var position: CGFloat = 0
    for (index, view) in views.enumerated() {
      let proposal = axis.proposal(lengths[index], cross)
      let dimensions = view.dimensions(in: proposal)
      // Asked how far they would like to reach, some views have no end, and no guides then.
      let isEndless = dimensions.size[axis.other] == .infinity
      let guide = isEndless ? 0 : dimensions.value(alignment)
      guides.append(guide)
      low = min(low, -guide)
      high = max(high, dimensions.size[axis.other] - guide)
      if index > 0 { position += gaps[index - 1] }
      result.sizes.append(dimensions.size)
      result.proposals.append(proposal)
      result.origins.append(axis.point(position, 0))
      position += dimensions.size[axis]
    }
    guard !views.isEmpty else { return result }
    for index in result.origins.indices {
      result.origins[index][axis.other] = -guides[index] - low
    }
    result.size = axis.size(position, high - low)
    return result
  }
}

extension Axis {
  var other: Axis { self == .horizontal ? .vertical : .horizontal }

  func proposal(_ length: CGFloat?, _ cross: CGFloat?) -> ProposedViewSize {
    self == .horizontal
      ? ProposedViewSize(width: length, height: cross)
      : ProposedViewSize(width: cross, height: length)
  }

  func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
    self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }

  func size(_ along: CGFloat, _ across: CGFloat) -> CGSize {
    self == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
}

extension CGSize {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
