public import Foundation

extension EnvironmentValues {
  /// Whether the view has the focus, which nothing has here.
  @Entry public var isFocused: Bool = false

  /// Whether a search goes on, which never does here.
  @Entry public var isSearching: Bool = false

  /// Whether buttons show their outlines.
  @Entry public var accessibilityShowButtonShapes: Bool = false

  /// Whether an assistive technology is at work.
  @Entry public var accessibilityEnabled: Bool = false

  /// Whether switches control the page.
  @Entry public var accessibilitySwitchControlEnabled: Bool = false

  /// Whether large content is shown on a long press.
  @Entry public var accessibilityLargeContentViewerEnabled: Bool = false

  /// Whether pictures may move.
  @Entry public var accessibilityPlayAnimatedImages: Bool = true

  /// Whether flashing lights are dimmed.
  @Entry public var accessibilityDimFlashingLights: Bool = false

  /// Whether quick actions are offered.
  @Entry public var accessibilityQuickActionsEnabled: Bool = false

  /// Whether the screen is dimmed.
  @Entry public var isLuminanceReduced: Bool = false

  /// Whether the screen is being recorded.
  @Entry public var isSceneCaptured: Bool = false

  /// Whether the window looks active.
  @Entry public var appearsActive: Bool = true

  /// Whether there can be several windows.
  @Entry public var supportsMultipleWindows: Bool = false

  /// Whether hovering shows.
  @Entry public var isHoverEffectEnabled: Bool = true

  /// Whether the bar of tabs shows their sections.
  @Entry public var isTabBarShowingSections: Bool = false

  /// Whether words are left as they are typed.
  @Entry public var autocorrectionDisabled: Bool = false

  /// How prominent headers are.
  @Entry public var headerProminence: Prominence = .standard

  /// Whether menus show their mark.
  @Entry public var menuIndicatorVisibility: Visibility = .automatic

  /// Whether horizontal scroll indicators are shown.
  @Entry public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic

  /// Whether vertical scroll indicators are shown.
  @Entry public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic

  /// How the keyboard is dismissed.
  @Entry public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode = .automatic

  /// Whether scroll views can be scrolled.
  @Entry public var isScrollEnabled: Bool = true

  /// The keys that trigger the control.
  @Entry public var keyboardShortcut: KeyboardShortcut? = nil

  /// The least height of headers in lists, in points.
  @Entry public var defaultMinListHeaderHeight: CGFloat? = nil

  /// Whether buttons repeat.
  @Entry public var buttonRepeatBehavior: ButtonRepeatBehavior = .automatic

  /// Whether a drag opens controls.
  @Entry public var springLoadingBehavior: SpringLoadingBehavior = .automatic

  /// How prominent badges are.
  @Entry public var badgeProminence: BadgeProminence = .standard

  /// How prominent the background is.
  @Entry public var backgroundProminence: BackgroundProminence = .standard

  /// How bright pictures may be.
  @Entry public var allowedDynamicRange: Image.DynamicRange? = nil

  /// Where the view at the bar of tabs stands; nil outside of one.
  @Entry public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? = nil

  /// Where the bar of tabs stands.
  @Entry public var tabBarPlacement: TabBarPlacement? = .bottomBar

  /// What refreshes the view; nil, since nothing is pulled here.
  @Entry public var refresh: RefreshAction? = nil

  /// What renames what is shown.
  @Entry public var rename: RenameAction? = nil

  /// Opens windows, which never happens here.
  @Entry public var openWindow: OpenWindowAction = .init()

  /// Closes windows, which never happens here.
  @Entry public var dismissWindow: DismissWindowAction = .init()

  /// Ends a search, which never goes on here.
  @Entry public var dismissSearch: DismissSearchAction = .init()

  /// Gives the focus back, which nothing has here.
  @Entry public var resetFocus: ResetFocusAction = .init()
}
