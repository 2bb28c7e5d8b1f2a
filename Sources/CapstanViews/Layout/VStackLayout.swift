public import Foundation

/// Places views one after another along the vertical axis.
public nonisolated struct VStackLayout: Layout, Sendable {
  /// Nothing animates.
  public typealias AnimatableData = EmptyAnimatableData

  /// Where the views stand across the stack.
  public var alignment: HorizontalAlignment
  /// Points between neighbours; nil for what they prefer.
  public var spacing: CGFloat?

  /// Creates a stack.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  /// The stack's axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  private var stack: StackLayout {
    StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  /// Returns the length of all views and the extent of the widest.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    stack.size(of: subviews, in: proposal)
  }

  /// Places the views in order.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    stack.place(subviews, in: bounds, proposal: proposal)
  }
}
