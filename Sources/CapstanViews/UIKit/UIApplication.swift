public import Foundation

/// The application: one scene with one window as large as the page.
public final class UIApplication: UIResponder, @unchecked Sendable {
  // Unchecked: it holds nothing.

  /// The application.
  public static let shared = UIApplication()

  /// The window, in a list.
  public var windows: [UIWindow] { [UIWindow.page] }
  /// The window.
  public var keyWindow: UIWindow? { UIWindow.page }
  /// The scene, in a set.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.page] }

  /// Never sent anywhere; false.
  @discardableResult public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: Any?
  ) -> Bool { false }

  /// Nothing can be opened from a clip.
  public func open(
    _ url: URL, options: [String: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {
    completionHandler?(false)
  }

  /// No other application is there.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// None: the life of an application is not told to anybody.
  public weak var delegate: (any UIApplicationDelegate)?
  /// Whether the screen stays on; without effect.
  public var isIdleTimerDisabled: Bool {
    get { false }
    set { _ = newValue }
  }
  /// In front, always.
  public var applicationState: State { .active }
  /// Upright, always.
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
  /// The bar at the top, as tall as the page's unsafe edge.
  public var statusBarFrame: CGRect { UIStatusBarManager.page.statusBarFrame }

  /// What an application is doing.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// The address of the application's settings.
  public static let openSettingsURLString = "app-settings:"

  /// Never sent: a clip is always in front.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Never sent: a clip is always in front.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Never sent: a clip is always in front.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Never sent: a clip is always in front.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Never sent: a clip ends without saying so.
  public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Never sent.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}

/// Something that could take events.
open class UIResponder {
  /// Creates a responder.
  public init() {}

  /// None: events are not handed on.
  open var next: UIResponder? { nil }
  /// Never: there is no keyboard.
  open var isFirstResponder: Bool { false }
  /// Never: there is no keyboard.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// There is no keyboard.
  @discardableResult open func resignFirstResponder() -> Bool { true }

  /// Never sent: there is no keyboard.
  public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Never sent: there is no keyboard.
  public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Never sent: there is no keyboard.
  public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Never sent: there is no keyboard.
  public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Never sent: there is no keyboard.
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The key of the keyboard's last frame.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the time that the keyboard takes.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
}

/// A scene of the application.
open class UIScene: UIResponder, Hashable {
  /// What a scene is doing.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// In front, always.
  public var activationState: ActivationState { .foregroundActive }
  /// None: the life of a scene is not told to anybody.
  public weak var delegate: (any UISceneDelegate)?

  /// How a scene was asked for.
  public final class ConnectionOptions {}

  /// Tells whether both are the same scene.
  public static func == (lhs: UIScene, rhs: UIScene) -> Bool { lhs === rhs }
  /// Feeds the identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The scene that holds the window.
public final class UIWindowScene: UIScene, @unchecked Sendable {
  // Unchecked: it holds nothing.

  static let page = UIWindowScene()

  /// The window, in a list.
  public var windows: [UIWindow] { [UIWindow.page] }
  /// The window.
  public var keyWindow: UIWindow? { UIWindow.page }
  /// The page.
  public var screen: UIScreen { .main }
  /// Upright, always.
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// What is known of the bar at the top.
  public var statusBarManager: UIStatusBarManager? { .page }
  /// The traits of the page.
  public var traitCollection: UITraitCollection { .current }
}

/// What is known of the bar at the top of the page.
public final class UIStatusBarManager: Sendable {
  static let page = UIStatusBarManager()

  /// The bar, as tall as the page's unsafe edge.
  public var statusBarFrame: CGRect {
    let metrics = PageMetrics.current
    return CGRect(x: 0, y: 0, width: metrics.size.width, height: metrics.safeArea.top)
  }
  /// Whether it is left out.
  public var isStatusBarHidden: Bool { false }
}

/// How the page is held.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// Whether it is held upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is held sideways.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A scene that the system would keep.
public final class UISceneSession: Hashable {
  /// What the scene is for.
  public let role = Role()

  /// What a scene is for.
  public struct Role: Hashable, Sendable {}

  /// Tells whether both are the same.
  public static func == (lhs: UISceneSession, rhs: UISceneSession) -> Bool { lhs === rhs }
  /// Feeds the identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How a scene is made.
public final class UISceneConfiguration {
  /// The class that would be told of the scene's life.
  public var delegateClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {}
}
