/// What a layout is like.
public struct LayoutProperties: Sendable {
  /// The axis along which views are stacked, if there is one.
  public var stackOrientation: Axis?

  /// Creates the properties of a layout without an axis.
  public init() {}
}
