/// One side of a rectangle; leading and trailing follow the layout direction.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing

  /// A set of sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one side.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// Creates the set of the sides that are crossed along the axes.
    package init(_ axes: Axis.Set) {
      self = []
      if axes.contains(.horizontal) { formUnion(.horizontal) }
      if axes.contains(.vertical) { formUnion(.vertical) }
    }

    /// The top side.
    public static let top = Set(.top)
    /// The leading side.
    public static let leading = Set(.leading)
    /// The bottom side.
    public static let bottom = Set(.bottom)
    /// The trailing side.
    public static let trailing = Set(.trailing)
    /// Every side.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// Leading and trailing.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]

    /// Tells whether a side is a member.
    package func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
  }
}

/// The leading or trailing side.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  case leading, trailing

  /// A set of horizontal sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one side.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

    /// The leading side.
    public static let leading = Set(.leading)
    /// The trailing side.
    public static let trailing = Set(.trailing)
    /// Every side.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The top or bottom side.
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  case top, bottom

  /// A set of vertical sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one side.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

    /// The top side.
    public static let top = Set(.top)
    /// The bottom side.
    public static let bottom = Set(.bottom)
    /// Every side.
    public static let all: Set = [.top, .bottom]
  }
}
