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
    _ action: String, to target: Any?, from sender: Any?, for event: Any?
  ) -> Bool { false }

  /// Nothing can be opened from a clip.
  public func open(
    _ url: URL, options: [String: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {
    completionHandler?(false)
  }

  /// No other application is there.
  public func canOpenURL(_ url: URL) -> Bool { false }
}

/// Something that could take events.
open class UIResponder {
  /// Creates a responder.
  public init() {}
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
}
