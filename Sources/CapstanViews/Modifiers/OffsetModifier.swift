public import Foundation

extension View {
  /// Draws the view elsewhere; it keeps its place in the layout.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(OffsetModifier(offset: CGSize(width: x, height: y)))
  }

  /// Draws the view elsewhere; it keeps its place in the layout.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    modifier(OffsetModifier(offset: offset))
  }

  /// Places the view's centre at a point of the space that it is given.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(PositionModifier(position: CGPoint(x: x, y: y)))
  }

  /// Places the view's centre at a point of the space that it is given.
  public nonisolated func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position))
  }
}

/// Draws a view elsewhere.
nonisolated struct OffsetModifier: TransformingModifier {
  typealias Body = Never
  var offset: CGSize

  static var attributeComponents: [String]? { ["x", "y"] }

  var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  @MainActor var usesFrame: Bool { false }

  @MainActor func transform(
    in frame: CGRect, _ environment: EnvironmentValues
  ) -> CGAffineTransform {
    let mirrored = environment.layoutDirection == .rightToLeft
    return CGAffineTransform(
      translationX: mirrored ? -offset.width : offset.width, y: offset.height)
  }
}

/// Places a view's centre in the space that it is given.
nonisolated struct PositionModifier: PrimitiveModifier {
  typealias Body = Never
  typealias AnimatableData = EmptyAnimatableData
  var position: CGPoint

  @MainActor func sizeThatFits(_ proposal: ProposedViewSize, content: ElementProxy) -> CGSize {
    let size = content.sizeThatFits(proposal)
    return CGSize(
      width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  @MainActor func placement(
    in size: CGSize, proposal: ProposedViewSize, content: ElementProxy
  ) -> ContentPlacement {
    let own = content.sizeThatFits(proposal)
    return ContentPlacement(
      origin: CGPoint(x: position.x - own.width / 2, y: position.y - own.height / 2),
      proposal: proposal)
  }
}
