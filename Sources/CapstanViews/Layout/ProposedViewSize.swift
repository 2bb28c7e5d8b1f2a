public import Foundation

/// A size that is offered to a view; nil asks for the view's ideal size along an axis.
public struct ProposedViewSize: Equatable, Sendable {
  /// Points.
  public var width: CGFloat?
  /// Points.
  public var height: CGFloat?

  /// Nothing: asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Everything: asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Creates a proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    (self.width, self.height) = (width, height)
  }

  /// Creates a proposal of a size.
  public init(_ size: CGSize) {
    (width, height) = (size.width, size.height)
  }

  /// Returns the size with what is unspecified taken from another; 10 by 10 by default.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The proposal along an axis.
  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Returns the proposal made smaller by insets, but not below zero.
  func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.horizontal) },
      height: height.map { max(0, $0 - insets.vertical) })
  }
}
