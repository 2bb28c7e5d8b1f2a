/// The reader's preferred text size; twelve steps.
public enum DynamicTypeSize: Int, CaseIterable, Hashable, Comparable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// A Boolean value that tells whether the size is one of the five largest.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Tells whether the left size is the smaller.
  public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// Creates a size from its name in a script or on a command line: `large`, `accessibility3`.
  package init?(name: String) {
    guard let index = Self.names.firstIndex(of: name) else { return nil }
    self = Self.allCases[index]
  }

  /// The names of the cases, in their order.
  private static let names = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
    "accessibility2", "accessibility3", "accessibility4", "accessibility5",
  ]
}
