public import Foundation

/// Bars and controls whose appearance listings set; Capstan draws its own bars and takes none of it.
///
/// What is set here has no effect and no message: a listing that hides the system's bar in this way
/// does so to draw its own, which is what is drawn.
open class UIBarAppearance {
  /// The colour behind the bar.
  public var backgroundColor: UIColor?
  /// The effect behind the bar.
  public var backgroundEffect: UIBlurEffect?
  /// The picture behind the bar.
  public var backgroundImage: UIImage?
  /// The colour of the line at the edge.
  public var shadowColor: UIColor?
  /// The picture of the line at the edge.
  public var shadowImage: UIImage?

  /// Creates an appearance.
  public init() {}

  /// Takes the default background.
  public func configureWithDefaultBackground() {}
  /// Takes an opaque background.
  public func configureWithOpaqueBackground() {}
  /// Takes no background.
  public func configureWithTransparentBackground() {}
}

/// The appearance of a tab bar.
public final class UITabBarAppearance: UIBarAppearance {
  /// The items' appearance when stacked.
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The items' appearance in a row.
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The items' appearance in a compact row.
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour behind the chosen item.
  public var selectionIndicatorTintColor: UIColor?
  /// The picture behind the chosen item.
  public var selectionIndicatorImage: UIImage?
  /// How stacked items stand.
  public var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// Points.
  public var stackedItemWidth: CGFloat = 0
  /// Points between items.
  public var stackedItemSpacing: CGFloat = 0
}

/// The appearance of a tab bar's items.
public final class UITabBarItemAppearance {
  /// Of items at rest.
  public var normal = UITabBarItemStateAppearance()
  /// Of the selected item.
  public var selected = UITabBarItemStateAppearance()
  /// Of an item without an answer.
  public var disabled = UITabBarItemStateAppearance()
  /// Of the item that has the focus.
  public var focused = UITabBarItemStateAppearance()

  /// Kinds of items.
  public enum Style: Int, Sendable {
    case stacked, inline, compactInline
  }

  /// Creates an appearance.
  public init(style: Style = .stacked) {}
}

/// The appearance of a tab bar's item in one state.
public final class UITabBarItemStateAppearance {
  /// The icon's colour.
  public var iconColor: UIColor?
  /// The badge's colour.
  public var badgeBackgroundColor: UIColor?
  /// The attributes of the badge's words.
  public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the badge is moved.
  public var badgePositionAdjustment = UIOffset.zero
  /// How far the title is moved.
  public var titlePositionAdjustment = UIOffset.zero
  /// The title's attributes.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Creates an appearance.
  public init() {}
}

/// The appearance of a navigation bar.
public final class UINavigationBarAppearance: UIBarAppearance {
  /// The title's attributes.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The large title's attributes.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How the title is moved.
  public var titlePositionAdjustment = UIOffset.zero
  /// How buttons look.
  public var buttonAppearance = UIBarButtonItemAppearance()
  /// How the button that ends something looks.
  public var doneButtonAppearance = UIBarButtonItemAppearance()
  /// How the way back looks.
  public var backButtonAppearance = UIBarButtonItemAppearance()

  /// Sets the pictures of the way back.
  public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

/// The appearance of a bar's buttons.
public final class UIBarButtonItemAppearance {
  /// At rest.
  public var normal = UIBarButtonItemStateAppearance()
  /// Under a finger.
  public var highlighted = UIBarButtonItemStateAppearance()
  /// Without an answer.
  public var disabled = UIBarButtonItemStateAppearance()

  /// Kinds of buttons.
  public enum Style: Int, Sendable {
    case plain
    case done = 2
  }

  /// Creates an appearance.
  public init(style: Style = .plain) {}
}

/// The appearance of a bar's button in one state.
public final class UIBarButtonItemStateAppearance {
  /// The title's attributes.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved.
  public var titlePositionAdjustment = UIOffset.zero
  /// The picture behind the title.
  public var backgroundImage: UIImage?
}

/// The system's tab bar.
open class UITabBar: UIView, @unchecked Sendable {
  // Unchecked: used on the main thread only, like everything of UIKit.

  private static let proxy = UITabBar()

  /// What all tab bars would take.
  override public class func appearance() -> UITabBar { proxy }

  /// The entries.
  public var items: [UITabBarItem]?
  /// The chosen entry.
  public weak var selectedItem: UITabBarItem?
  /// What is told of choices; nothing is.
  public weak var delegate: (any UITabBarDelegate)?
  /// Light or dark.
  public var barStyle = UIBarStyle.default
  /// How entries stand.
  public var itemPositioning = ItemPositioning.automatic
  /// Points between entries.
  public var itemSpacing: CGFloat = 0
  /// Points.
  public var itemWidth: CGFloat = 0
  /// The picture behind the chosen entry.
  public var selectionIndicatorImage: UIImage?

  /// How entries stand.
  public enum ItemPositioning: Int, Sendable {
    case automatic, fill, centered
  }

  /// The colour behind the bar.
  public var barTintColor: UIColor?
  /// The colour of items at rest.
  public var unselectedItemTintColor: UIColor?
  /// The picture behind the bar.
  public var backgroundImage: UIImage?
  /// The line at the edge.
  public var shadowImage: UIImage?
  /// Whether what lies behind shines through.
  public var isTranslucent = true
  /// The appearance.
  public var standardAppearance = UITabBarAppearance()
  /// The appearance at the edge of scrolled content.
  public var scrollEdgeAppearance: UITabBarAppearance?
}

/// The system's navigation bar.
open class UINavigationBar: UIView, @unchecked Sendable {
  // Unchecked: used on the main thread only, like everything of UIKit.

  private static let proxy = UINavigationBar()

  /// What all navigation bars would take.
  override public class func appearance() -> UINavigationBar { proxy }

  /// Light or dark.
  public var barStyle = UIBarStyle.default
  /// Whether titles are large.
  public var prefersLargeTitles = true
  /// The appearance of a low bar at the edge of scrolled content.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The picture of the way back.
  public var backIndicatorImage: UIImage?
  /// The mask of the way back.
  public var backIndicatorTransitionMaskImage: UIImage?

  /// The colour behind the bar.
  public var barTintColor: UIColor?
  /// The title's attributes.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The large title's attributes.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// Whether what lies behind shines through.
  public var isTranslucent = true
  /// The appearance.
  public var standardAppearance = UINavigationBarAppearance()
  /// The appearance of a low bar.
  public var compactAppearance: UINavigationBarAppearance?
  /// The appearance at the edge of scrolled content.
  public var scrollEdgeAppearance: UINavigationBarAppearance?

  /// Sets the picture behind the bar.
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
  /// The line at the edge.
  public var shadowImage: UIImage?
}

/// Heights of bars.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
}

/// Light or dark bars.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
}

/// States of controls.
public struct UIControlState: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a state.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// At rest.
  public static let normal: UIControlState = []
  /// Selected.
  public static let selected = UIControlState(rawValue: 4)
  /// Under a finger.
  public static let highlighted = UIControlState(rawValue: 1)
  /// Without an answer.
  public static let disabled = UIControlState(rawValue: 2)
}

extension NSAttributedString.Key {
  /// A font.
  public static let font = NSAttributedString.Key("NSFont")
  /// A colour of characters.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A distance between characters.
  public static let kern = NSAttributedString.Key("NSKern")
}
