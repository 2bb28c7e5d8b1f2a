/// The horizontal or vertical dimension.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  case horizontal, vertical

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one axis.
    package init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

    /// The horizontal axis.
    public static let horizontal = Set(.horizontal)
    /// The vertical axis.
    public static let vertical = Set(.vertical)
  }
}

extension Axis: CustomStringConvertible {
  /// The name of the axis.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
