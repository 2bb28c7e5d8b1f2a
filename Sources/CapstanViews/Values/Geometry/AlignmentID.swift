public import Foundation

/// Names an alignment guide and says where it lies by default.
public protocol AlignmentID {
  /// Returns the guide's place in a view of these dimensions, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// What identifies a guide: its type and its axis.
package struct AlignmentKey: Hashable, Sendable {
  /// The type that gives the default.
  package let id: any (AlignmentID & SendableMetatype).Type
  package let axis: Axis

  package init(_ id: any (AlignmentID & SendableMetatype).Type, axis: Axis) {
    (self.id, self.axis) = (id, axis)
  }

  package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    lhs.axis == rhs.axis && ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}

/// A guide along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// Creates a guide with the place that a type gives it.
  public init(_ id: any (AlignmentID & SendableMetatype).Type) {
    key = AlignmentKey(id, axis: .horizontal)
  }

  /// The leading edge.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The middle.
  public static let center = HorizontalAlignment(Center.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(Trailing.self)
  /// Where a row's separator begins.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  /// Where a row's separator ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  private enum ListRowSeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum ListRowSeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}

/// A guide along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// Creates a guide with the place that a type gives it.
  public init(_ id: any (AlignmentID & SendableMetatype).Type) {
    key = AlignmentKey(id, axis: .vertical)
  }

  /// The top edge.
  public static let top = VerticalAlignment(Top.self)
  /// The middle.
  public static let center = VerticalAlignment(Center.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the first line; the bottom of a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the last line; the bottom of a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}
