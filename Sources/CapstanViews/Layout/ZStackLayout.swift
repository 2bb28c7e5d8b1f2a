public import Foundation

/// Places views on top of each other.
public nonisolated struct ZStackLayout: Layout, Sendable {
  /// Nothing animates.
  public typealias AnimatableData = EmptyAnimatableData

  /// Where the views meet.
  public var alignment: Alignment

  /// Creates a stack.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// Returns the union of the views of the highest priority.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    frame(of: subviews, in: proposal).size
  }

  /// Places the views with their guides at one point, each proposed the stack's size.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let proposal = ProposedViewSize(bounds.size)
    let frame = frame(of: subviews, in: proposal)
    for view in subviews {
      let dimensions = view.dimensions(in: proposal)
      view.place(
        at: CGPoint(
          x: bounds.minX - frame.minX - dimensions[alignment.horizontal]
            + slack(bounds.width, frame.width, alignment.horizontal.key),
          y: bounds.minY - frame.minY - dimensions[alignment.vertical]
            + slack(bounds.height, frame.height, alignment.vertical.key)),
        proposal: proposal)
    }
  }

  /// The union of the views' rectangles, with the guides' common point as origin.
  private func frame(of subviews: Subviews, in proposal: ProposedViewSize) -> CGRect {
    guard let top = subviews.map(\.priority).max() else { return .zero }
    var (horizontal, vertical) = (Extent(), Extent())
    for view in subviews where view.priority == top {
      let dimensions = view.dimensions(in: proposal)
      horizontal.add(dimensions.width, guide: dimensions[alignment.horizontal])
      vertical.add(dimensions.height, guide: dimensions[alignment.vertical])
    }
    return CGRect(
      x: horizontal.low, y: vertical.low, width: horizontal.length, height: vertical.length)
  }

  /// The union of lengths along an axis, with the guides' common point as origin.
  private struct Extent {
    private(set) var low = CGFloat.infinity
    private var high = -CGFloat.infinity
    /// Where a stack asks how long views would like to be, some have no end; where they begin then
    /// is of no meaning.
    private var isEndless = false

    var length: CGFloat { isEndless ? .infinity : max(high - low, 0) }

    mutating func add(_ length: CGFloat, guide: CGFloat) {
      guard length < .infinity else {
        isEndless = true
        low = 0
        return
      }
      (low, high) = (min(low, -guide), max(high, length - guide))
    }
  }

  /// How far the union moves in a stack that is larger or smaller than it.
  private func slack(_ outer: CGFloat, _ inner: CGFloat, _ guide: AlignmentKey) -> CGFloat {
    let (outer, inner) = (
      ViewDimensions(nil, size: CGSize(width: outer, height: outer), proposal: .unspecified),
      ViewDimensions(nil, size: CGSize(width: inner, height: inner), proposal: .unspecified)
    )
    return outer.value(guide) - inner.value(guide)
  }
}
