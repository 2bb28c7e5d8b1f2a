public import Foundation

extension EnvironmentValues {
  /// Whether the view has the focus, which nothing has here.
  public var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }

  /// Whether a search goes on, which never does here.
  public var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Whether buttons show their outlines.
  public var accessibilityShowButtonShapes: Bool {
    get { self[AccessibilityShowButtonShapesKey.self] }
    set { self[AccessibilityShowButtonShapesKey.self] = newValue }
  }

  /// Whether an assistive technology is at work.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }

  /// Whether switches control the page.
  public var accessibilitySwitchControlEnabled: Bool {
    get { self[AccessibilitySwitchControlEnabledKey.self] }
    set { self[AccessibilitySwitchControlEnabledKey.self] = newValue }
  }

  /// Whether large content is shown on a long press.
  public var accessibilityLargeContentViewerEnabled: Bool {
    get { self[AccessibilityLargeContentViewerEnabledKey.self] }
    set { self[AccessibilityLargeContentViewerEnabledKey.self] = newValue }
  }

  /// Whether pictures may move.
  public var accessibilityPlayAnimatedImages: Bool {
    get { self[AccessibilityPlayAnimatedImagesKey.self] }
    set { self[AccessibilityPlayAnimatedImagesKey.self] = newValue }
  }

  /// Whether flashing lights are dimmed.
  public var accessibilityDimFlashingLights: Bool {
    get { self[AccessibilityDimFlashingLightsKey.self] }
    set { self[AccessibilityDimFlashingLightsKey.self] = newValue }
  }

  /// Whether quick actions are offered.
  public var accessibilityQuickActionsEnabled: Bool {
    get { self[AccessibilityQuickActionsEnabledKey.self] }
    set { self[AccessibilityQuickActionsEnabledKey.self] = newValue }
  }

  /// Whether the screen is dimmed.
  public var isLuminanceReduced: Bool {
    get { self[IsLuminanceReducedKey.self] }
    set { self[IsLuminanceReducedKey.self] = newValue }
  }

  /// Whether the screen is being recorded.
  public var isSceneCaptured: Bool {
    get { self[IsSceneCapturedKey.self] }
    set { self[IsSceneCapturedKey.self] = newValue }
  }

  /// Whether the window looks active.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }

  /// Whether there can be several windows.
  public var supportsMultipleWindows: Bool {
    get { self[SupportsMultipleWindowsKey.self] }
    set { self[SupportsMultipleWindowsKey.self] = newValue }
  }

  /// Whether hovering shows.
  public var isHoverEffectEnabled: Bool {
    get { self[IsHoverEffectEnabledKey.self] }
    set { self[IsHoverEffectEnabledKey.self] = newValue }
  }

  /// Whether the bar of tabs shows their sections.
  public var isTabBarShowingSections: Bool {
    get { self[IsTabBarShowingSectionsKey.self] }
    set { self[IsTabBarShowingSectionsKey.self] = newValue }
  }

  /// Whether words are left as they are typed.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }

  /// How prominent headers are.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// Whether menus show their mark.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorVisibilityKey.self] }
    set { self[MenuIndicatorVisibilityKey.self] = newValue }
  }

  /// Whether marks of the place are shown.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalScrollIndicatorVisibilityKey.self] }
    set { self[HorizontalScrollIndicatorVisibilityKey.self] = newValue }
  }

  /// Whether marks of the place are shown.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalScrollIndicatorVisibilityKey.self] }
    set { self[VerticalScrollIndicatorVisibilityKey.self] = newValue }
  }

  /// How the keyboard is dismissed.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardModeKey.self] }
    set { self[ScrollDismissesKeyboardModeKey.self] = newValue }
  }

  /// Whether scroll views can be scrolled.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  /// The keys that trigger the control.
  public var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }

  /// The least height of headers in lists, in points.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[DefaultMinListHeaderHeightKey.self] }
    set { self[DefaultMinListHeaderHeightKey.self] = newValue }
  }

  /// Whether buttons repeat.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }

  /// Whether a drag opens controls.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingBehaviorKey.self] }
    set { self[SpringLoadingBehaviorKey.self] = newValue }
  }

  /// How prominent badges are.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }

  /// How prominent the background is.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }

  /// How bright pictures may be.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[AllowedDynamicRangeKey.self] }
    set { self[AllowedDynamicRangeKey.self] = newValue }
  }

  /// Where the view at the bar of tabs stands; nil outside of one.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[TabViewBottomAccessoryPlacementKey.self] }
    set { self[TabViewBottomAccessoryPlacementKey.self] = newValue }
  }

  /// Where the bar of tabs stands.
  public var tabBarPlacement: TabBarPlacement? {
    get { self[TabBarPlacementKey.self] }
    set { self[TabBarPlacementKey.self] = newValue }
  }

  /// What refreshes the view; nil, since nothing is pulled here.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }

  /// What renames what is shown.
  public var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }

  /// Opens windows, which never happens here.
  public var openWindow: OpenWindowAction {
    get { self[OpenWindowKey.self] }
    set { self[OpenWindowKey.self] = newValue }
  }

  /// Closes windows, which never happens here.
  public var dismissWindow: DismissWindowAction {
    get { self[DismissWindowKey.self] }
    set { self[DismissWindowKey.self] = newValue }
  }

  /// Ends a search, which never goes on here.
  public var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  /// Gives the focus back, which nothing has here.
  public var resetFocus: ResetFocusAction {
    get { self[ResetFocusKey.self] }
    set { self[ResetFocusKey.self] = newValue }
  }
}

private enum IsFocusedKey: EnvironmentKey {
  static let defaultValue: Bool = false
}

private enum IsSearchingKey: EnvironmentKey {
  static let defaultValue: Bool = false
}

private enum AccessibilityShowButtonShapesKey: EnvironmentKey {
  static let defaultValue: Bool = false
}

private enum AccessibilityEnabledKey: EnvironmentKey {
  static let defaultValue: Bool = false
}

private enum AccessibilitySwitchControlEnabledKey: EnvironmentKey {
  static let defaultValue: Bool = false
}

private enum AccessibilityLargeContentViewerEnabledKey: EnvironmentKey {
  static let defaultValue: Bool = false
}

private enum AccessibilityPlayAnimatedImagesKey: EnvironmentKey {
  static let defaultValue: Bool = true
}

private enum AccessibilityDimFlashingLightsKey: EnvironmentKey {
  static let defaultValue: Bool = false
}

private enum AccessibilityQuickActionsEnabledKey: EnvironmentKey {
  static let defaultValue: Bool = false
}

private enum IsLuminanceReducedKey: EnvironmentKey {
  static let defaultValue: Bool = false
}

private enum IsSceneCapturedKey: EnvironmentKey {
  static let defaultValue: Bool = false
}

private enum AppearsActiveKey: EnvironmentKey {
  static let defaultValue: Bool = true
}

private enum SupportsMultipleWindowsKey: EnvironmentKey {
  static let defaultValue: Bool = false
}

private enum IsHoverEffectEnabledKey: EnvironmentKey {
  static let defaultValue: Bool = true
}

private enum IsTabBarShowingSectionsKey: EnvironmentKey {
  static let defaultValue: Bool = false
}

private enum AutocorrectionDisabledKey: EnvironmentKey {
  static let defaultValue: Bool = false
}

private enum HeaderProminenceKey: EnvironmentKey {
  static let defaultValue: Prominence = .standard
}

private enum MenuIndicatorVisibilityKey: EnvironmentKey {
  static let defaultValue: Visibility = .automatic
}

private enum HorizontalScrollIndicatorVisibilityKey: EnvironmentKey {
  static let defaultValue: ScrollIndicatorVisibility = .automatic
}

private enum VerticalScrollIndicatorVisibilityKey: EnvironmentKey {
  static let defaultValue: ScrollIndicatorVisibility = .automatic
}

private enum ScrollDismissesKeyboardModeKey: EnvironmentKey {
  static let defaultValue: ScrollDismissesKeyboardMode = .automatic
}

private enum IsScrollEnabledKey: EnvironmentKey {
  static let defaultValue: Bool = true
}

private enum KeyboardShortcutKey: EnvironmentKey {
  static let defaultValue: KeyboardShortcut? = nil
}

private enum DefaultMinListHeaderHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

private enum ButtonRepeatBehaviorKey: EnvironmentKey {
  static let defaultValue: ButtonRepeatBehavior = .automatic
}

private enum SpringLoadingBehaviorKey: EnvironmentKey {
  static let defaultValue: SpringLoadingBehavior = .automatic
}

private enum BadgeProminenceKey: EnvironmentKey {
  static let defaultValue: BadgeProminence = .standard
}

private enum BackgroundProminenceKey: EnvironmentKey {
  static let defaultValue: BackgroundProminence = .standard
}

private enum AllowedDynamicRangeKey: EnvironmentKey {
  static let defaultValue: Image.DynamicRange? = nil
}

private enum TabViewBottomAccessoryPlacementKey: EnvironmentKey {
  static let defaultValue: TabViewBottomAccessoryPlacement? = nil
}

private enum TabBarPlacementKey: EnvironmentKey {
  static let defaultValue: TabBarPlacement? = .bottomBar
}

private enum RefreshKey: EnvironmentKey {
  static let defaultValue: RefreshAction? = nil
}

private enum RenameKey: EnvironmentKey {
  static let defaultValue: RenameAction? = nil
}

private enum OpenWindowKey: EnvironmentKey {
  static let defaultValue: OpenWindowAction = .init()
}

private enum DismissWindowKey: EnvironmentKey {
  static let defaultValue: DismissWindowAction = .init()
}

private enum DismissSearchKey: EnvironmentKey {
  static let defaultValue: DismissSearchAction = .init()
}

private enum ResetFocusKey: EnvironmentKey {
  static let defaultValue: ResetFocusAction = .init()
}
