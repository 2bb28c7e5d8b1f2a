public import Foundation

/// A controller of pages side by side, of which the chosen one is drawn.
open class UIPageViewController: UIViewController {
  /// How pages change.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  /// Where the next page is.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  /// Forth or back.
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  /// Keys of options.
  public struct OptionsKey: Hashable, Sendable {
    private let name: String
    /// Points between pages.
    public static let interPageSpacing = OptionsKey(name: "interPageSpacing")
  }

  /// What gives pages; never asked.
  public weak var dataSource: (any UIPageViewControllerDataSource)?
  /// What is told of changes; nothing is.
  public weak var delegate: (any UIPageViewControllerDelegate)?
  /// The chosen pages.
  public private(set) var viewControllers: [UIViewController]?

  /// Creates a controller.
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from an archive, of which there are none here.
  public required init?(coder: NSCoder) { return nil }

  /// Shows pages, at once.
  open func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    viewControllers = controllers
    if let page = controllers?.first?.view { view = page }
    completion?(true)
  }
}

/// What gives pages; never asked.
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before another.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after another.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// What is told of changes of pages; nothing is.
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Pages have been changed by hand; never told.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
