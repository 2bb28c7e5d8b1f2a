public import Foundation

extension View {
  /// Gives the view a box of fixed size; the view may overflow it.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FixedFrameModifier(width: width, height: height, alignment: alignment))
  }

  /// Does nothing.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public nonisolated func frame() -> some View {
    frame(width: nil, height: nil)
  }

  /// Gives the view a box whose size has limits.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        width: LengthLimits(least: minWidth, ideal: idealWidth, most: maxWidth),
        height: LengthLimits(least: minHeight, ideal: idealHeight, most: maxHeight),
        alignment: alignment))
  }

  /// Lets the view keep its ideal size along both axes.
  public nonisolated func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Lets the view keep its ideal size along some axes.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }
}

/// A box of fixed size.
nonisolated struct FixedFrameModifier: PrimitiveModifier {
  typealias Body = Never
  typealias AnimatableData = EmptyAnimatableData

  var width: CGFloat?
  var height: CGFloat?
  var alignment: Alignment

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  @MainActor func sizeThatFits(_ proposal: ProposedViewSize, content: ElementProxy) -> CGSize {
    if let width, let height { return CGSize(width: max(0, width), height: max(0, height)) }
    let size = content.sizeThatFits(inner(proposal))
    return CGSize(
      width: max(0, width ?? size.width), height: max(0, height ?? size.height))
  }

  @MainActor func placement(
    in size: CGSize, proposal: ProposedViewSize, content: ElementProxy
  ) -> ContentPlacement {
    let proposal = inner(proposal)
    return ContentPlacement(
      origin: alignment.origin(of: content.dimensions(in: proposal), in: size),
      proposal: proposal)
  }

  @MainActor func spacing(content: ElementProxy) -> ViewSpacing {
    content.spacing.asShape(horizontal: width != nil, vertical: height != nil)
  }
}

/// The limits of a length.
struct LengthLimits: Equatable, Sendable {
  var least: CGFloat?
  var ideal: CGFloat?
  var most: CGFloat?

  var isEmpty: Bool { least == nil && ideal == nil && most == nil }

  /// The length that is proposed to the content.
  func proposal(_ proposed: CGFloat?) -> CGFloat? {
    guard let length = proposed ?? ideal else { return nil }
    return clamp(length, below: most ?? .infinity)
  }

  /// The length of the box around content of a length.
  func length(_ proposed: CGFloat?, content: CGFloat) -> CGFloat {
    guard let proposed else { return clamp(ideal ?? content, below: most ?? .infinity) }
    let low = least.map { min($0, most ?? .infinity) } ?? content
    switch (least, most) {
    case (nil, nil): return content
    case (_, let most?): return min(max(proposed, low), max(most, low))
    case (_, nil): return max(low, min(proposed, content))
    }
  }

  private func clamp(_ length: CGFloat, below most: CGFloat) -> CGFloat {
    min(max(length, least ?? -.infinity), max(most, least ?? -.infinity))
  }
}

/// A box whose size has limits.
nonisolated struct FlexibleFrameModifier: PrimitiveModifier {
  typealias Body = Never
  typealias AnimatableData = EmptyAnimatableData

  var width: LengthLimits
  var height: LengthLimits
  var alignment: Alignment

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.proposal(proposal.width), height: height.proposal(proposal.height))
  }

  @MainActor func sizeThatFits(_ proposal: ProposedViewSize, content: ElementProxy) -> CGSize {
    let size = content.sizeThatFits(inner(proposal))
    return CGSize(
      width: width.length(proposal.width, content: size.width),
      height: height.length(proposal.height, content: size.height))
  }

  @MainActor func placement(
    in size: CGSize, proposal: ProposedViewSize, content: ElementProxy
  ) -> ContentPlacement {
    let inner = ProposedViewSize(
      width: width.isEmpty ? proposal.width : size.width,
      height: height.isEmpty ? proposal.height : size.height)
    return ContentPlacement(
      origin: alignment.origin(of: content.dimensions(in: inner), in: size), proposal: inner)
  }

  @MainActor func spacing(content: ElementProxy) -> ViewSpacing {
    content.spacing.asShape(horizontal: !width.isEmpty, vertical: !height.isEmpty)
  }
}

/// Proposes the ideal size along some axes.
nonisolated struct FixedSizeModifier: PrimitiveModifier {
  typealias Body = Never
  typealias AnimatableData = EmptyAnimatableData

  var horizontal: Bool
  var vertical: Bool

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  @MainActor func sizeThatFits(_ proposal: ProposedViewSize, content: ElementProxy) -> CGSize {
    content.sizeThatFits(inner(proposal))
  }

  @MainActor func placement(
    in size: CGSize, proposal: ProposedViewSize, content: ElementProxy
  ) -> ContentPlacement {
    ContentPlacement(proposal: inner(proposal))
  }
}

extension Alignment {
  /// Where content stands in a box so that their guides meet.
  func origin(of content: ViewDimensions, in size: CGSize) -> CGPoint {
    let box = ViewDimensions(nil, size: size, proposal: ProposedViewSize(size))
    return CGPoint(
      x: box[horizontal] - content[horizontal], y: box[vertical] - content[vertical])
  }
}

extension ViewSpacing {
  /// The spacing of a view that counts as a shape along some axes.
  func asShape(horizontal: Bool, vertical: Bool) -> ViewSpacing {
    var spacing = self
    if horizontal { (spacing.leading, spacing.trailing) = (.shape, .shape) }
    if vertical { (spacing.top, spacing.bottom) = (.shape, .shape) }
    return spacing
  }
}
