public import Foundation

extension Animation {
  /// The duration of a timing curve where none is given, in seconds.
  package static let defaultCurveDuration = 0.35

  /// Returns an animation along a curve in a time in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(BezierAnimation(duration: duration, curve: curve))
  }

  /// Returns an animation along a Bézier curve with two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(.bezier(x1: p1x, y1: p1y, x2: p2x, y2: p2y), duration: duration)
  }

  /// An animation at constant speed.
  public static var linear: Animation { linear(duration: defaultCurveDuration) }

  /// Returns an animation at constant speed.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// An animation that starts slowly.
  public static var easeIn: Animation { easeIn(duration: defaultCurveDuration) }

  /// Returns an animation that starts slowly.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// An animation that ends slowly.
  public static var easeOut: Animation { easeOut(duration: defaultCurveDuration) }

  /// Returns an animation that ends slowly.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// An animation that starts and ends slowly.
  public static var easeInOut: Animation { easeInOut(duration: defaultCurveDuration) }

  /// Returns an animation that starts and ends slowly.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }
}
