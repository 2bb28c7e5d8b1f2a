public import Foundation

/// A finger that stays where it is for a while.
public struct LongPressGesture: Gesture {
  /// Whether the finger is down.
  public typealias Value = Bool
  /// The body, which does not exist.
  public typealias Body = Never

  /// Seconds.
  public var minimumDuration: Double
  /// How far the finger may move, in points.
  public var maximumDistance: CGFloat

  /// Creates a gesture; by default half a second within 10 points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }

  /// Makes a recognizer of presses.
  public func _makeRecognizer(_ last: GestureRecognizer<Bool>?) -> GestureRecognizer<Bool> {
    let recognizer = last as? LongPressRecognizer ?? LongPressRecognizer()
    recognizer.gesture = self
    return recognizer
  }
}

/// Finds long presses.
private final class LongPressRecognizer: GestureRecognizer<Bool> {
  var gesture = LongPressGesture()
  private var isOver = false

  override var pressDuration: Double? { gesture.minimumDuration }
  override var claims: Bool { false }
  override var answersToTaps: Bool { gesture.minimumDuration <= 0 }

  override func receive(_ touch: GestureTouch) -> GesturePhase<Bool> {
    if touch.local.phase == .began { isOver = false }
    if isOver { return .failed }
    let (start, place) = (touch.local.start, touch.local.location)
    let distance = hypot(place.x - start.x, place.y - start.y)
    if distance > gesture.maximumDistance || touch.local.phase == .cancelled {
      isOver = true
      return .failed
    }
    if touch.duration >= gesture.minimumDuration - 1e-9 {
      isOver = true
      return .ended(true)
    }
    return touch.local.phase == .ended ? .failed : .active(true)
  }

  override func reset() {
    isOver = false
  }
}
