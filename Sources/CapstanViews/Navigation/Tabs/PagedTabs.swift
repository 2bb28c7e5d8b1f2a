import Foundation

/// Pages side by side, of which one is shown, with a dot for each.
nonisolated struct PagedTabs: View {
  let pages: [TabPage]
  let current: Int
  let dots: PageTabViewStyle.IndexDisplayMode
  let select: @MainActor (Int) -> Void

  @Environment(\.indexViewBackground) private var background

  @MainActor var body: some View {
    PageStripLayout(current: current) {
      ForEach(Array(pages.enumerated()), id: \.element.id) { index, page in
        page.view
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .accessibilityHidden(index != current)
          .allowsHitTesting(index == current)
      }
    }
    .clipped()
    .overlay(alignment: .bottom) {
      if dots == .always || (dots == .automatic && pages.count > 1) { index }
    }
  }

  /// Dots of 7 points, 9 apart, 16 above the edge; an approximation of ours.
  @MainActor private var index: some View {
    HStack(spacing: 9) {
      ForEach(Array(pages.enumerated()), id: \.element.id) { index, _ in
        Circle()
          .fill(Color.white.opacity(index == current ? 1 : 0.3))
          .frame(width: 7, height: 7)
      }
    }
    .padding(.horizontal, 10)
    .padding(.vertical, 8)
    .background {
      if background == .always { Capsule().fill(Color.black.opacity(0.25)) }
    }
    .padding(.bottom, 8)
  }
}

/// Places pages side by side so that one fills the container.
nonisolated struct PageStripLayout: Layout {
  let current: Int

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let ideal = subviews.map { $0.sizeThatFits(proposal) }
    return proposal.replacingUnspecifiedDimensions(
      by: CGSize(
        width: ideal.map(\.width).max() ?? 0, height: ideal.map(\.height).max() ?? 0))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (index, view) in subviews.enumerated() {
      let x = bounds.minX + CGFloat(index - current) * bounds.width
      view.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(bounds.size))
    }
  }
}
