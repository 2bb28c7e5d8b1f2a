public import Foundation

// Controls of UIKit, for listings that set their appearance; a clip draws SwiftUI's own.

/// A control of UIKit; not drawn.
open class UIControl: UIView, @unchecked Sendable {
  // Unchecked: used on the main thread only, like everything of UIKit.

  /// Whether it answers to touches.
  public var isEnabled = true
  /// Whether it is chosen.
  public var isSelected = false
  /// Whether a finger is on it.
  public var isHighlighted = false

  /// Touches are not felt.
  public func addTarget(_ target: Any?, action: Selector, for events: Event) {}
  /// Touches are not felt.
  public func addAction(_ action: UIAction, for events: Event) {}
  /// Touches are not felt.
  public func removeTarget(_ target: Any?, action: Selector?, for events: Event) {}
  /// Touches are not felt.
  public func sendActions(for events: Event) {}

  /// States with UIKit's nested name.
  public typealias State = UIControlState

  /// What touches do.
  public struct Event: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates events.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger comes down.
    public static let touchDown = Event(rawValue: 1)
    /// A finger lifts inside.
    public static let touchUpInside = Event(rawValue: 64)
    /// The value has changed.
    public static let valueChanged = Event(rawValue: 4096)
    /// A finger lifts outside.
    public static let touchUpOutside = Event(rawValue: 128)
    /// A finger is taken away.
    public static let touchCancel = Event(rawValue: 256)
    /// A finger moves inside.
    public static let touchDragInside = Event(rawValue: 4)
    /// Words have changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Everything that leads to an action.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
  }
}

/// A switch of UIKit; not drawn.
open class UISwitch: UIControl, @unchecked Sendable {
  // Unchecked: used on the main thread only, like everything of UIKit.

  private static let proxy = UISwitch()

  /// What all of them would take; without effect.
  override public class func appearance() -> UISwitch { proxy }

  /// The colour when on.
  public var onTintColor: UIColor?

  /// The colour of the knob.
  public var thumbTintColor: UIColor?

  /// Whether it is on.
  public var isOn = false
}

/// A slider of UIKit; not drawn.
open class UISlider: UIControl, @unchecked Sendable {
  // Unchecked: used on the main thread only, like everything of UIKit.

  private static let proxy = UISlider()

  /// What all of them would take; without effect.
  override public class func appearance() -> UISlider { proxy }

  /// The colour of the knob.
  public var thumbTintColor: UIColor?

  /// The colour below the value.
  public var minimumTrackTintColor: UIColor?

  /// The colour above the value.
  public var maximumTrackTintColor: UIColor?

  /// The value.
  public var value: Float = 0

  /// Sets the picture of the knob.
  public func setThumbImage(_ image: UIImage?, for state: UIControlState) {}
}

/// The dots of pages of UIKit; not drawn.
open class UIPageControl: UIControl, @unchecked Sendable {
  // Unchecked: used on the main thread only, like everything of UIKit.

  private static let proxy = UIPageControl()

  /// What all of them would take; without effect.
  override public class func appearance() -> UIPageControl { proxy }

  /// The colour of the dots.
  public var pageIndicatorTintColor: UIColor?

  /// The colour of the shown page's dot.
  public var currentPageIndicatorTintColor: UIColor?

  /// The number of pages.
  public var numberOfPages = 0

  /// The shown page.
  public var currentPage = 0

  /// Whether one page has no dots.
  public var hidesForSinglePage = false
}

/// A button of UIKit; not drawn.
open class UIButton: UIControl, @unchecked Sendable {
  // Unchecked: used on the main thread only, like everything of UIKit.

  private static let proxy = UIButton()

  /// What all of them would take; without effect.
  override public class func appearance() -> UIButton { proxy }

  /// Kinds of buttons.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }

  /// Creates a button; all kinds are alike.
  public convenience init(type: ButtonType) { self.init(frame: .zero) }

  /// What it says.
  public let titleLabel: UILabel? = UILabel()
  /// Its picture.
  public let imageView: UIImageView? = UIImageView(image: nil)
  /// Points around picture and words; not followed.
  public var contentEdgeInsets = UIEdgeInsets.zero
  /// Points around the words; not followed.
  public var titleEdgeInsets = UIEdgeInsets.zero
  /// Points around the picture; not followed.
  public var imageEdgeInsets = UIEdgeInsets.zero

  /// Sets what it says.
  public func setTitle(_ title: String?, for state: UIControlState) {
    if state == .normal { titleLabel?.text = title }
  }
  /// Sets the colour of what it says.
  public func setTitleColor(_ color: UIColor?, for state: UIControlState) {
    if state == .normal { titleLabel?.textColor = color }
  }
  /// Sets its picture.
  public func setImage(_ image: UIImage?, for state: UIControlState) {
    if state == .normal { imageView?.image = image }
  }
  /// Sets the picture behind it; not drawn.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControlState) {}
}

/// What a control would do.
public final class UIAction {
  /// Its words.
  public var title: String

  /// Creates an action, which nothing calls.
  public init(
    title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
  }
}

/// A field of UIKit; not drawn.
open class UITextField: UIControl, @unchecked Sendable {
  // Unchecked: used on the main thread only, like everything of UIKit.

  private static let proxy = UITextField()

  /// What all of them would take; without effect.
  override public class func appearance() -> UITextField { proxy }

  /// What it holds.
  public var text: String?

  /// What it says when empty.
  public var placeholder: String?

  /// In which font.
  public var font: UIFont?

  /// In which colour.
  public var textColor: UIColor?

  /// Whether a button empties it.
  public var clearButtonMode = ViewMode.never

  /// When something is shown.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  /// What all fields inside others would take; without effect.
  override public class func appearance(
    whenContainedInInstancesOf types: [AnyClass]
  ) -> UITextField { proxy }
}

/// A segmented control of UIKit; not drawn.
open class UISegmentedControl: UIControl, @unchecked Sendable {
  // Unchecked: used on the main thread only, like everything of UIKit.

  private static let proxy = UISegmentedControl()

  /// What all of them would take; without effect.
  override public class func appearance() -> UISegmentedControl { proxy }

  /// Creates a control of words and pictures.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String }
  }

  private var titles: [String?] = []

  /// How many segments there are.
  public var numberOfSegments: Int { titles.count }

  /// Adds a segment.
  public func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    titles.insert(title, at: min(max(index, 0), titles.count))
  }
  /// Sets the words of a segment.
  public func setTitle(_ title: String?, forSegmentAt index: Int) {
    if titles.indices.contains(index) { titles[index] = title }
  }
  /// Returns the words of a segment.
  public func titleForSegment(at index: Int) -> String? {
    titles.indices.contains(index) ? titles[index] : nil
  }
  /// Takes all segments away.
  public func removeAllSegments() { titles = [] }

  /// The colour of the selected segment.
  public var selectedSegmentTintColor: UIColor?

  /// The selected segment.
  public var selectedSegmentIndex = 0

  /// Whether segments are as wide as their titles.
  public var apportionsSegmentWidthsByContent = false

  /// Sets the attributes of titles.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState
  ) {}
  /// Sets the picture behind segments.
  public func setBackgroundImage(
    _ image: UIImage?, for state: UIControlState, barMetrics: UIBarMetrics
  ) {}
  /// Sets the picture between segments.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: UIControlState,
    rightSegmentState right: UIControlState, barMetrics: UIBarMetrics
  ) {}
}

/// A scroll view of UIKit; not drawn.
open class UIScrollView: UIView, @unchecked Sendable {
  // Unchecked: used on the main thread only, like everything of UIKit.

  private static let proxy = UIScrollView()

  /// What all of them would take; without effect.
  override public class func appearance() -> UIScrollView { proxy }

  /// Whether it bounces at its ends.
  public var bounces = true

  /// Whether it bounces although content fits.
  public var alwaysBounceVertical = false

  /// Whether it can be scrolled.
  public var isScrollEnabled = true

  /// Whether it stops at pages.
  public var isPagingEnabled = false

  /// Whether marks of the place are shown.
  public var showsVerticalScrollIndicator = true

  /// Whether marks of the place are shown.
  public var showsHorizontalScrollIndicator = true

  /// How the keyboard is dismissed.
  public var keyboardDismissMode = KeyboardDismissMode.none

  /// Points around the content.
  public var contentInset = UIEdgeInsets.zero

  /// Where the content begins.
  public var contentOffset = CGPoint.zero

  /// The size of the content.
  public var contentSize = CGSize.zero

  /// Whether touches wait for scrolling.
  public var delaysContentTouches = true

  /// How the keyboard is dismissed.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive
  }
}

/// A table of UIKit; not drawn.
open class UITableView: UIScrollView, @unchecked Sendable {
  // Unchecked: used on the main thread only, like everything of UIKit.

  private static let proxy = UITableView()

  /// What all of them would take; without effect.
  override public class func appearance() -> UITableView { proxy }

  /// The colour of lines between rows.
  public var separatorColor: UIColor?

  /// The lines between rows.
  public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine

  /// Points above the first header.
  public var sectionHeaderTopPadding: CGFloat = 0

  /// What stands below all rows.
  public var tableFooterView: UIView?

  /// What stands above all rows.
  public var tableHeaderView: UIView?

  /// Whether rows can be chosen.
  public var allowsSelection = true
}

/// A row of UIKit; not drawn.
open class UITableViewCell: UIView, @unchecked Sendable {
  // Unchecked: used on the main thread only, like everything of UIKit.

  private static let proxy = UITableViewCell()

  /// What all of them would take; without effect.
  override public class func appearance() -> UITableViewCell { proxy }

  /// How a chosen row looks.
  public var selectionStyle = SelectionStyle.default

  /// What stands behind a chosen row.
  public var selectedBackgroundView: UIView?

  /// How a chosen row looks.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }
}

/// A header of UIKit; not drawn.
open class UITableViewHeaderFooterView: UIView, @unchecked Sendable {
  // Unchecked: used on the main thread only, like everything of UIKit.

  private static let proxy = UITableViewHeaderFooterView()

  /// What all of them would take; without effect.
  override public class func appearance() -> UITableViewHeaderFooterView { proxy }
}

/// A collection of UIKit; not drawn.
open class UICollectionView: UIScrollView, @unchecked Sendable {
  // Unchecked: used on the main thread only, like everything of UIKit.

  private static let proxy = UICollectionView()

  /// What all of them would take; without effect.
  override public class func appearance() -> UICollectionView { proxy }
}

/// A text view of UIKit; not drawn.
open class UITextView: UIScrollView, @unchecked Sendable {
  // Unchecked: used on the main thread only, like everything of UIKit.

  private static let proxy = UITextView()

  /// What all of them would take; without effect.
  override public class func appearance() -> UITextView { proxy }

  /// What it holds.
  public var text: String?

  /// In which font.
  public var font: UIFont?

  /// In which colour.
  public var textColor: UIColor?

  /// Whether it can be changed.
  public var isEditable = true
}

/// A field for searching of UIKit; not drawn.
open class UISearchBar: UIView, @unchecked Sendable {
  // Unchecked: used on the main thread only, like everything of UIKit.

  private static let proxy = UISearchBar()

  /// What all of them would take; without effect.
  override public class func appearance() -> UISearchBar { proxy }

  /// What it holds.
  public var text: String?

  /// What it says when empty.
  public var placeholder: String?

  /// The colour behind it.
  public var barTintColor: UIColor?
}

/// A bar of actions of UIKit; not drawn.
open class UIToolbar: UIView, @unchecked Sendable {
  // Unchecked: used on the main thread only, like everything of UIKit.

  private static let proxy = UIToolbar()

  /// What all of them would take; without effect.
  override public class func appearance() -> UIToolbar { proxy }

  /// The colour behind the bar.
  public var barTintColor: UIColor?

  /// Whether what lies behind shines through.
  public var isTranslucent = true

  /// Sets the picture behind the bar.
  public func setBackgroundImage(
    _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  /// Sets the picture of the line at the edge.
  public func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {}
}

/// Where a bar stands.
public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}

/// An entry of a bar of actions.
public final class UIBarButtonItem: UIBarItem {
  private static var proxy: UIBarButtonItem { UIBarButtonItem() }

  /// What all entries would take; without effect.
  public static func appearance() -> UIBarButtonItem { proxy }

  /// The colour of the entry.
  public var tintColor: UIColor?

  /// Creates an entry.
  override public init() { super.init() }
}
