public import Foundation

extension EnvironmentValues {
  /// The direction of layout.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The reader's text size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// Whether the page is wide.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// Whether the page is tall.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The lowest row of a list, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[DefaultMinListRowHeightKey.self] }
    set { self[DefaultMinListRowHeightKey.self] = newValue }
  }

  /// Whether controls answer to touches.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// Whether views can be touched.
  package var allowsHitTesting: Bool {
    get { self[AllowsHitTestingKey.self] }
    set { self[AllowsHitTestingKey.self] = newValue }
  }
}

private enum LayoutDirectionKey: EnvironmentKey {
  static let defaultValue: LayoutDirection = .leftToRight
}

private enum DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue: DynamicTypeSize = .large
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .compact
}

private enum VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}

private enum DefaultMinListRowHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat = 44
}

private enum IsEnabledKey: EnvironmentKey {
  static let defaultValue: Bool = true
}

private enum AllowsHitTestingKey: EnvironmentKey {
  static let defaultValue: Bool = true
}
