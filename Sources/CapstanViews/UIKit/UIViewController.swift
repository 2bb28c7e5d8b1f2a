public import Foundation

/// A controller; of what it holds, its view is drawn.
open class UIViewController: UIResponder {
  /// Its view, which is made when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set { loaded = newValue }
  }

  private var loaded: UIView?
  private var isLoading = false

  /// Its title.
  public var title: String?
  /// Its entry in a tab bar.
  public var tabBarItem: UITabBarItem! = UITabBarItem()
  /// The controllers inside.
  public private(set) var children: [UIViewController] = []
  /// The controller around.
  public private(set) weak var parent: UIViewController?
  /// How its view would be presented.
  public var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Light, dark, or as around; not followed.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// Creates a controller.
  override public init() { super.init() }

  /// Creates a controller; nothing is read from files of the interface builder.
  public init(nibName: String?, bundle: Bundle?) { super.init() }

  /// Creates a controller from an archive, of which there are none here.
  public required init?(coder: NSCoder) { return nil }

  /// None: the page's tabs are SwiftUI's.
  open var tabBarController: UITabBarController? { nil }
  /// None: the page's navigation is SwiftUI's.
  open var navigationController: UINavigationController? { nil }
  /// None: nothing is presented by UIKit.
  public var presentedViewController: UIViewController? { nil }
  /// None: nothing is presented by UIKit.
  public var presentingViewController: UIViewController? { nil }
  /// The traits of the page.
  public var traitCollection: UITraitCollection { .current }
  /// Whether the view has been made.
  public var isViewLoaded: Bool { loaded != nil }

  /// Makes the view if there is none.
  public func loadViewIfNeeded() {
    guard loaded == nil, !isLoading else { return }
    isLoading = true
    loadView()
    if loaded == nil { loaded = UIView() }
    isLoading = false
    viewDidLoad()
  }

  /// The colour of the bar at the top; not followed.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the bar at the top is left out; not followed.
  open var prefersStatusBarHidden: Bool { false }

  /// Called to make the view.
  open func loadView() { loaded = UIView() }
  /// Called when the view has been made.
  open func viewDidLoad() {}
  /// Called when the view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view has been shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Never called: a clip ends without saying so.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Never called: a clip ends without saying so.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Never called: nothing is laid out by UIKit.
  open func viewWillLayoutSubviews() {}
  /// Never called: nothing is laid out by UIKit.
  open func viewDidLayoutSubviews() {}
  /// Never called: the unsafe edges stay.
  open func viewSafeAreaInsetsDidChange() {}
  /// Never called: traits stay.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Never called: the tree of controllers is not followed.
  open func willMove(toParent parent: UIViewController?) {}
  /// Never called: the tree of controllers is not followed.
  open func didMove(toParent parent: UIViewController?) {}
  /// The bar at the top is not followed.
  public func setNeedsStatusBarAppearanceUpdate() {}

  /// Adds a controller inside.
  open func addChild(_ controller: UIViewController) {
    children.append(controller)
    controller.parent = self
  }

  /// Takes the controller out of the one around it.
  public func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Nothing is presented by UIKit.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {}
  /// Nothing is presented by UIKit.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}

/// How a view would be presented.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

/// The colour of the bar at the top.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  case darkContent = 3
}

/// An entry of a bar.
open class UIBarItem {
  /// What it says.
  public var title: String?
  /// Its picture.
  public var image: UIImage?
  /// A number of the listing's own.
  public var tag = 0
  /// Whether it answers to taps.
  public var isEnabled = true

  init() {}

  /// Sets the attributes of the title; without effect.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState
  ) {}
}

/// An entry of a tab bar.
open class UITabBarItem: UIBarItem {
  private static var proxy: UITabBarItem { UITabBarItem() }

  /// What all entries would take; without effect.
  public static func appearance() -> UITabBarItem { proxy }

  /// The picture of the selected entry.
  public var selectedImage: UIImage?
  /// What its badge says.
  public var badgeValue: String?
  /// The colour of its badge.
  public var badgeColor: UIColor?
  /// How far the title is moved.
  public var titlePositionAdjustment = UIOffset()
  /// How far the picture is moved.
  public var imageInsets = UIEdgeInsets.zero

  /// Creates an entry.
  override public init() { super.init() }

  /// Creates an entry.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Creates an entry.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
}

/// A distance in both directions.
public struct UIOffset: Hashable, Sendable {
  /// Points.
  public var horizontal: CGFloat
  /// Points.
  public var vertical: CGFloat

  /// Creates a distance.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// None.
  public static let zero = UIOffset()
}

/// A controller of pages one behind the other, of which the last is drawn.
open class UINavigationController: UIViewController {
  /// Its bar, which is not drawn.
  public let navigationBar = UINavigationBar()
  /// Whether the bar is left out.
  public var isNavigationBarHidden = false
  /// The gesture that goes back, which is not felt.
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  /// The pages.
  open var viewControllers: [UIViewController] = [] {
    didSet { if let page = viewControllers.last?.view { view = page } }
  }
  /// The last page.
  public var topViewController: UIViewController? { viewControllers.last }

  /// Creates a controller with one page.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    if let page = rootViewController.view { view = page }
  }

  /// Creates a controller; nothing is read from files of the interface builder.
  override public init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a controller from an archive, of which there are none here.
  public required init?(coder: NSCoder) { return nil }

  /// Shows another page.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    viewControllers.append(controller)
  }

  /// Goes back.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  /// Shows or hides the bar, which is not drawn.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
}

/// A question of UIKit, which is not shown.
public final class UIAlertController: UIViewController {
  /// Kinds of questions.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  /// Creates a question.
  public init(title: String?, message: String?, preferredStyle: Style) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Creates a question from an archive, of which there are none here.
  public required init?(coder: NSCoder) { return nil }

  /// Adds an answer.
  public func addAction(_ action: UIAlertAction) {}
}

/// An answer.
public final class UIAlertAction {
  /// Kinds of answers.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  /// Creates an answer.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {}
}
