/// What an element is and does, for assistive technologies, scripts and lists of buttons.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// A heading.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// What is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// A search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// What plays a sound of its own.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// Text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// A summary of the page.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// What changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// What starts audio or video.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// What takes touches directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// What turns the page when it has been read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// What hides everything else.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// A switch.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// A tab bar.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}
