public import Foundation

/// A view of UIKit, of which Capstan draws only those that it knows; see `UIViewRepresentable`.
open class UIView: UIResponder, @unchecked Sendable {
  // Unchecked: used on the main thread only, like everything of UIKit.

  /// Points.
  public var frame: CGRect
  /// Painted behind everything else.
  public var backgroundColor: UIColor?
  /// 0...1.
  public var alpha: CGFloat = 1
  /// Whether it is left out.
  public var isHidden = false
  /// Whether it takes touches.
  public var isUserInteractionEnabled = true
  /// Whether what stands outside is cut off.
  public var clipsToBounds = false
  /// The colour of controls.
  public var tintColor: UIColor?
  /// How the view is resized; not followed.
  public var autoresizingMask: AutoresizingMask = []
  /// Whether constraints are made from the mask; not followed.
  public var translatesAutoresizingMaskIntoConstraints = true
  /// The views inside.
  public private(set) var subviews: [UIView] = []
  /// The view around.
  public private(set) weak var superview: UIView?
  /// A layer of which only the corner is known.
  public let layer = CALayer()

  /// How a picture or other content fits.
  public var contentMode = ContentMode.scaleToFill
  /// A number of the listing's own.
  public var tag = 0

  /// Creates a view.
  public init(frame: CGRect = .zero) { self.frame = frame }

  /// Creates a view from an archive, of which there are none here.
  public required init?(coder: NSCoder) { return nil }

  /// How content fits.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right,
      topLeft, topRight, bottomLeft, bottomRight
  }

  /// Never called: nothing is laid out by UIKit.
  open func layoutSubviews() {}
  /// Never called: nothing is drawn by UIKit.
  open func draw(_ rect: CGRect) {}
  /// Never called: there are no windows.
  open func didMoveToWindow() {}
  /// Never called: the tree of UIKit is not followed.
  open func didMoveToSuperview() {}
  /// Nothing is drawn by UIKit.
  public func setNeedsDisplay() {}
  /// The size that is wanted where nothing else decides.
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  /// Priorities are not followed.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// Priorities are not followed.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// Sends a view behind the others.
  public func sendSubviewToBack(_ view: UIView) { insertSubview(view, at: 0) }
  /// Brings a view before the others.
  public func bringSubviewToFront(_ view: UIView) { addSubview(view) }

  /// What adapts when the size changes.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates a mask.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  /// The frame in the view's own coordinates.
  public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// The page's unsafe edges.
  public var safeAreaInsets: UIEdgeInsets {
    let insets = PageMetrics.current.safeArea
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  /// Adds a view inside, above the others.
  public func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Adds a view inside at a place.
  public func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    view.superview = self
    subviews.insert(view, at: min(max(index, 0), subviews.count))
  }

  /// Takes the view out of the one around it.
  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Nothing is laid out by UIKit.
  public func setNeedsLayout() {}
  /// Nothing is laid out by UIKit.
  public func layoutIfNeeded() {}

  /// The window; none for a view that is not drawn by itself.
  open var window: UIWindow? { UIWindow.page }
  /// The middle in the coordinates of the view around, in points.
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// Not followed.
  public var transform = CGAffineTransform.identity
  /// The traits of the page.
  public var traitCollection: UITraitCollection { .current }
  /// Light, dark, or as around; not followed.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The size that is wanted where nothing else decides.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  /// Nothing is laid out by UIKit.
  public func sizeToFit() {}
  /// Nothing is laid out by UIKit.
  public func invalidateIntrinsicContentSize() {}
  /// The gestures; they are not felt.
  public private(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// Gestures of UIKit are not felt.
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }
  /// Gestures of UIKit are not felt.
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
  }
  /// Whether nothing shines through; not followed.
  public var isOpaque = true
  /// The name for tests.
  public var accessibilityIdentifier: String?
  /// The name for assistive technologies.
  public var accessibilityLabel: String?
  /// Whether it is one thing for assistive technologies.
  public var isAccessibilityElement = false
  /// Points kept free at the edges; not followed.
  public var layoutMargins = UIEdgeInsets.zero
  /// Points kept free at the edges; not followed.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// Returns a point in the coordinates of another view; views stand in each other by their frames.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (originInWindow, view?.originInWindow ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }
  /// Returns a rectangle in the coordinates of another view.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  private var originInWindow: CGPoint {
    let outer = superview?.originInWindow ?? .zero
    return CGPoint(x: outer.x + frame.minX, y: outer.y + frame.minY)
  }
  /// Returns the view inside with a number of the listing's own.
  public func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  private static let proxy = UIView()

  /// What all views would take; without effect.
  open class func appearance() -> UIView { proxy }

  /// What all views inside others would take; without effect.
  public class func appearance(whenContainedInInstancesOf types: [AnyClass]) -> UIView { proxy }

  /// Does at once what UIKit would do in motion.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Does at once what UIKit would do in motion.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping damping: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Does at once what UIKit would do in motion.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// How UIKit would move things.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At one speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// While touches are taken.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Forth and back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// One picture into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Around the vertical axis.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// From where things are.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
  }
}

/// The window, as large as the page.
open class UIWindow: UIView, @unchecked Sendable {
  // Unchecked: used on the main thread only, like everything of UIKit.

  static let page = UIWindow()

  /// The scene that holds it.
  public var windowScene: UIWindowScene? { UIWindowScene.page }
  /// It always is.
  public var isKeyWindow: Bool { true }
  /// A controller whose view is as large as the page; the page itself is SwiftUI's.
  public var rootViewController: UIViewController? = UIViewController()

  private init() { super.init(frame: .zero) }

  /// Creates a window, which is not shown.
  public init(windowScene: UIWindowScene) { super.init(frame: .zero) }

  /// Creates a window, which is not shown.
  override public init(frame: CGRect) { super.init(frame: frame) }

  /// Nothing: the window is not shown.
  public func makeKeyAndVisible() {}

  /// What all windows would take; without effect.
  override public class func appearance() -> UIWindow { page }

  /// Creates a window from an archive, of which there are none here.
  public required init?(coder: NSCoder) { return nil }
}

/// A label of UIKit.
open class UILabel: UIView, @unchecked Sendable {
  // Unchecked: used on the main thread only, like everything of UIKit.

  /// What it says.
  public var text: String?
  /// In which colour.
  public var textColor: UIColor?
  /// In which font.
  public var font: UIFont?
  /// Where lines stand.
  public var textAlignment = NSTextAlignment.natural
  /// At most so many lines; 0 for any number.
  public var numberOfLines = 1
  /// Whether text may shrink to fit; not followed.
  public var adjustsFontSizeToFitWidth = false
  /// Text with attributes, of which the characters are drawn.
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  private static let proxy = UILabel()

  /// What all labels would take; without effect.
  override public class func appearance() -> UILabel { proxy }

  /// What all labels inside others would take; without effect.
  override public class func appearance(
    whenContainedInInstancesOf types: [AnyClass]
  ) -> UILabel { proxy }
}

/// Where lines of text stand.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// A picture view of UIKit.
open class UIImageView: UIView, @unchecked Sendable {
  // Unchecked: used on the main thread only, like everything of UIKit.

  /// The picture.
  public var image: UIImage?

  /// Creates a view of a picture.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}
