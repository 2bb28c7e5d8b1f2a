public import Foundation

extension View {
  /// Sets where a horizontal guide of the view lies.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
  }

  /// Sets where a vertical guide of the view lies.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
  }
}

/// Sets where a guide lies.
nonisolated struct AlignmentGuideModifier: PrimitiveModifier {
  typealias Body = Never
  typealias AnimatableData = EmptyAnimatableData
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  @MainActor func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, content: ElementProxy
  ) -> CGFloat? {
    key == self.key ? compute(content.dimensions(in: proposal)) : nil
  }
}
