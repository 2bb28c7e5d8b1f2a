/// The reader's preferred text size by its older names.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge,
    accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether the size is one of the five largest.
  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  /// The size by its newer name.
  var size: DynamicTypeSize {
    let index = Self.allCases.firstIndex(of: self) ?? 3
    return DynamicTypeSize.allCases[index]
  }

  /// Creates the category of a size.
  public init?(_ size: DynamicTypeSize) {
    self = Self.allCases[size.rawValue]
  }

  /// Tells whether the left size is the smaller.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.size < rhs.size }
  /// Tells whether the left size is the smaller or the same.
  public static func <= (lhs: Self, rhs: Self) -> Bool { lhs.size <= rhs.size }
  /// Tells whether the left size is the larger.
  public static func > (lhs: Self, rhs: Self) -> Bool { lhs.size > rhs.size }
  /// Tells whether the left size is the larger or the same.
  public static func >= (lhs: Self, rhs: Self) -> Bool { lhs.size >= rhs.size }
}

extension EnvironmentValues {
  /// The reader's preferred text size by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory.allCases[dynamicTypeSize.rawValue] }
    set { dynamicTypeSize = newValue.size }
  }

  /// Whether lists are being edited.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

/// Whether lists are being edited, which shows no handles here.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  /// Whether rows can be changed.
  public var isEditing: Bool { self != .inactive }
}
