public import Foundation

/// A finger that moves.
public struct DragGesture: Gesture {
  /// Where the finger is and how it got there.
  public struct Value: Equatable, Sendable {
    /// The clip's time as a date: seconds after the reference date.
    public var time: Date
    /// Where the finger is, in points of the gesture's space.
    public var location: CGPoint
    /// Where the finger came down.
    public var startLocation: CGPoint
    /// Points a second.
    public var velocity: CGSize

    /// How far the finger has moved.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the movement would come to rest: a quarter of a second farther, the relation that
    /// SwiftUI's own values have.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// How far the finger would have moved then.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }
  }

  /// The body, which does not exist.
  public typealias Body = Never

  /// From how many points on a movement counts.
  public var minimumDistance: CGFloat
  /// The space of the places.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture; by default of movements of 10 points, in the view's own space.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    (self.minimumDistance, self.coordinateSpace) = (
      minimumDistance, coordinateSpace.coordinateSpace
    )
  }

  /// Creates a gesture in a space.
  @_disfavoredOverload public init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace
  ) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
  }

  /// Makes a recognizer of movements.
  public func _makeRecognizer(_ last: GestureRecognizer<Value>?) -> GestureRecognizer<Value> {
    let recognizer = last as? DragRecognizer ?? DragRecognizer()
    recognizer.gesture = self
    return recognizer
  }
}

/// Finds movements.
private final class DragRecognizer: GestureRecognizer<DragGesture.Value> {
  var gesture = DragGesture()
  private var isActive = false

  override var answersToTaps: Bool { gesture.minimumDistance <= 0 }

  override func receive(_ touch: GestureTouch) -> GesturePhase<DragGesture.Value> {
    if touch.local.phase == .began { isActive = false }
    let value = value(touch)
    let distance = hypot(value.translation.width, value.translation.height)
    isActive = isActive || distance >= gesture.minimumDistance
    switch touch.local.phase {
    case .cancelled: return .failed
    case .ended: return isActive ? .ended(value) : .failed
    case .began, .moved: return isActive ? .active(value) : .possible
    }
  }

  override func reset() {
    isActive = false
  }

  private func value(_ touch: GestureTouch) -> DragGesture.Value {
    let map = touch.transform(to: gesture.coordinateSpace)
    return DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: touch.local.time),
      location: touch.local.location.applying(map), startLocation: touch.local.start.applying(map),
      velocity: touch.local.velocity.applying(map))
  }
}
