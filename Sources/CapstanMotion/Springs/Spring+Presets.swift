public import Foundation

extension Spring {
  /// A spring without bounce and a duration of half a second.
  public static var smooth: Spring { smooth() }

  /// Returns a spring without bounce of its own.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce and a duration of half a second.
  public static var snappy: Spring { snappy() }

  /// Returns a spring with a bounce of 0.15 and what is added to it.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that is seen to bounce and has a duration of half a second.
  public static var bouncy: Spring { bouncy() }

  /// Returns a spring with a bounce of 0.3 and what is added to it.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
