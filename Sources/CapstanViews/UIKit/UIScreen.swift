public import Foundation

/// The page, as UIKit tells it.
public final class UIScreen: Sendable {
  /// The page whose code is running.
  public static let main = UIScreen()

  /// All screens: the one.
  public static var screens: [UIScreen] { [main] }

  /// The page in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: PageMetrics.current.size) }

  /// The page in pixels.
  public var nativeBounds: CGRect {
    let metrics = PageMetrics.current
    return CGRect(
      x: 0, y: 0, width: metrics.size.width * metrics.scale,
      height: metrics.size.height * metrics.scale)
  }

  /// Pixels to the point.
  public var scale: CGFloat { PageMetrics.current.scale }
  /// Pixels to the point.
  public var nativeScale: CGFloat { scale }
  /// The traits of the page.
  public var traitCollection: UITraitCollection { .current }
  /// How many pictures the device shows a second.
  public var maximumFramesPerSecond: Int { 60 }
  /// 0...1.
  public var brightness: CGFloat { 1 }
}

/// The device, as UIKit tells it.
public final class UIDevice: Sendable {
  /// The device whose code is running.
  public static let current = UIDevice()

  /// A phone, always.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// Upright, always.
  public var orientation: UIDeviceOrientation { .portrait }
  /// The kind of device.
  public var model: String { "iPhone" }
  /// What the device is called.
  public var name: String { "iPhone" }
  /// What it runs.
  public var systemName: String { "iOS" }
  /// The version of the default look.
  public var systemVersion: String { "18.0" }
  /// Never told of: nothing is.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Never sent: the device is held upright.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// Kinds of devices.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay, mac, vision
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether it is held upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is held sideways.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Settings that assistive code asks for.
public enum UIAccessibility {
  /// Whether motion is to be reduced.
  public static var isReduceMotionEnabled: Bool { PageMetrics.current.reducesMotion }
  /// Never running.
  public static var isVoiceOverRunning: Bool { false }
  /// Never asked for.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Never asked for.
  public static var isBoldTextEnabled: Bool { false }
  /// Never asked for.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Never running.
  public static var isSwitchControlRunning: Bool { false }

  /// Nobody listens.
  public static func post(notification: Notification, argument: Any?) {}

  /// What assistive technologies would be told.
  public struct Notification: Sendable {
    /// Something to read aloud.
    public static let announcement = Notification()
    /// Views have moved.
    public static let layoutChanged = Notification()
    /// Another page is shown.
    public static let screenChanged = Notification()
  }

  /// Never sent: settings do not change by themselves.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Never sent: settings do not change by themselves.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
}
