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
}

/// The little of a layer that listings set.
public final class CALayer {
  /// Points.
  public var cornerRadius: CGFloat = 0
  /// Whether what stands outside is cut off.
  public var masksToBounds = false
  /// How the corner runs; both kinds are drawn alike.
  public var cornerCurve = CALayerCornerCurve.circular
  /// Points; not drawn.
  public var borderWidth: CGFloat = 0
  /// Not drawn.
  public var borderColor: UIColor?
  /// Creates a layer.
  public init() {}
}

/// How a layer's corner runs.
public enum CALayerCornerCurve: Sendable {
  case circular, continuous
}

/// The window, as large as the page.
public final class UIWindow: UIView, @unchecked Sendable {
  // Unchecked: used on the main thread only, like everything of UIKit.

  static let page = UIWindow()

  /// The scene that holds it.
  public var windowScene: UIWindowScene? { UIWindowScene.page }
  /// It always is.
  public var isKeyWindow: Bool { true }
  /// None: the page is SwiftUI's.
  public var rootViewController: UIViewController?

  private init() { super.init(frame: .zero) }

  /// Creates a window from an archive, of which there are none here.
  public required init?(coder: NSCoder) { return nil }
}

/// A controller; of what it holds, its view is drawn.
open class UIViewController: UIResponder {
  /// Its view.
  public var view = UIView()
  /// Its title.
  public var title: String?
  /// Creates a controller.
  override public init() { super.init() }

  /// Called before the view is shown.
  open func viewDidLoad() {}
  /// Called when the view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view has been shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Nothing is presented by UIKit.
  public func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {}
  /// Nothing is presented by UIKit.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}

/// A label of UIKit.
public final class UILabel: UIView, @unchecked Sendable {
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
}

/// Where lines of text stand.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// A picture view of UIKit.
public final class UIImageView: UIView, @unchecked Sendable {
  // Unchecked: used on the main thread only, like everything of UIKit.

  /// The picture.
  public var image: UIImage?

  /// Creates a view of a picture.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}
