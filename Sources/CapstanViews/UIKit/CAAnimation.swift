public import Foundation

// Motion of Core Animation, which moves nothing: a clip's motion is SwiftUI's.

/// A motion of a layer; it moves nothing.
open class CAAnimation {
  /// Seconds.
  public var duration: TimeInterval = 0.25
  /// When it begins, in seconds.
  public var beginTime: TimeInterval = 0
  /// How often it runs.
  public var repeatCount: Float = 0
  /// Whether it runs back.
  public var autoreverses = false
  /// How fast, as a factor.
  public var speed: Float = 1
  /// What is shown before and after.
  public var fillMode = CAMediaTimingFillMode.removed
  /// Whether it leaves at its end.
  public var isRemovedOnCompletion = true
  /// How it runs.
  public var timingFunction: CAMediaTimingFunction?
  /// What is told of it; nothing is.
  public weak var delegate: (any CAAnimationDelegate)?

  /// Creates a motion.
  public init() {}
}

/// What a motion would tell.
public protocol CAAnimationDelegate: AnyObject {}

/// A motion of a property; it moves nothing.
open class CAPropertyAnimation: CAAnimation {
  /// The property.
  public var keyPath: String?

  /// Creates a motion of a property.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
}

/// From one value to another; it moves nothing.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  public var fromValue: Any?
  /// The last value.
  public var toValue: Any?
  /// What is added.
  public var byValue: Any?
}

/// On a spring; it moves nothing.
public final class CASpringAnimation: CABasicAnimation {
  /// The spring's mass.
  public var mass: CGFloat = 1
  /// The spring's stiffness.
  public var stiffness: CGFloat = 100
  /// The spring's damping.
  public var damping: CGFloat = 10
  /// How fast it begins.
  public var initialVelocity: CGFloat = 0
  /// Seconds; an approximation of ours.
  public var settlingDuration: TimeInterval { duration }
}

/// Through several values; it moves nothing.
public final class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  public var values: [Any]?
  /// When they are reached, 0...1.
  public var keyTimes: [NSNumber]?
  /// The way.
  public var path: CGPath?
}

/// Several motions at once; they move nothing.
public final class CAAnimationGroup: CAAnimation {
  /// The motions.
  public var animations: [CAAnimation]?
}

/// From one content to another; it moves nothing.
public final class CATransition: CAAnimation {
  /// How.
  public var type = CATransitionType.fade
  /// From where.
  public var subtype: CATransitionSubtype?
}

/// Kinds of changes of content.
public enum CATransitionType: Sendable {
  case fade, moveIn, push, reveal
}

/// Where a change of content comes from.
public enum CATransitionSubtype: Sendable {
  case fromRight, fromLeft, fromTop, fromBottom
}

/// What is shown before and after a motion.
public enum CAMediaTimingFillMode: Sendable {
  case forwards, backwards, both, removed
}

/// How a motion runs.
public final class CAMediaTimingFunction {
  /// Creates a course by its name.
  public init(name: CAMediaTimingFunctionName) {}
  /// Creates a course from the control points of a curve.
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {}
}

/// Names of courses.
public enum CAMediaTimingFunctionName: Sendable {
  case linear, easeIn, easeOut, easeInEaseOut, `default`
}

/// Changes of layers together, which are not followed.
public enum CATransaction {
  /// Begins.
  public static func begin() {}
  /// Ends.
  public static func commit() {}
  /// Keeps changes from being moved.
  public static func setDisableActions(_ disable: Bool) {}
  /// Sets seconds.
  public static func setAnimationDuration(_ duration: TimeInterval) {}
  /// Sets how motion runs.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Sets what is called at the end: at once, since nothing moves.
  public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}

/// A clock of frames, which never ticks here.
public final class CADisplayLink {
  /// Creates a clock.
  public init(target: Any, selector: Selector) {}
  /// When the last frame was, in seconds.
  public var timestamp: TimeInterval { 0 }
  /// When the next frame will be, in seconds.
  public var targetTimestamp: TimeInterval { duration }
  /// Seconds between frames.
  public var duration: TimeInterval { 1.0 / 60 }
  /// Whether it stands still.
  public var isPaused = false
  /// The wished frames a second.
  public var preferredFramesPerSecond = 0
  /// Nothing: it never ticks.
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Nothing: it never ticks.
  public func invalidate() {}
}
