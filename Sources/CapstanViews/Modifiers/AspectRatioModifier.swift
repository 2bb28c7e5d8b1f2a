public import Foundation

extension View {
  /// Keeps the view's sides in a ratio of width to height; nil takes the view's own.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  /// Keeps the view's sides in the ratio of a size.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    modifier(
      AspectRatioModifier(ratio: aspectRatio.width / aspectRatio.height, mode: contentMode))
  }

  /// Makes the view as large as fits, in its own ratio.
  public nonisolated func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Makes the view as large as fills, in its own ratio.
  public nonisolated func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }
}

/// Keeps a view's sides in a ratio.
nonisolated struct AspectRatioModifier: PrimitiveModifier {
  typealias Body = Never
  typealias AnimatableData = EmptyAnimatableData
  let ratio: CGFloat?
  let mode: ContentMode

  @MainActor private func inner(
    _ proposal: ProposedViewSize, _ content: ElementProxy
  ) -> ProposedViewSize {
    let ideal = content.sizeThatFits(.unspecified)
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      return ProposedViewSize(width: ideal.width, height: ideal.width / ratio)
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let byWidth = mode == .fit ? width / ratio <= height : width / ratio >= height
      return byWidth
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    }
  }

  @MainActor func sizeThatFits(_ proposal: ProposedViewSize, content: ElementProxy) -> CGSize {
    content.sizeThatFits(inner(proposal, content))
  }

  @MainActor func placement(
    in size: CGSize, proposal: ProposedViewSize, content: ElementProxy
  ) -> ContentPlacement {
    ContentPlacement(proposal: inner(proposal, content))
  }
}
