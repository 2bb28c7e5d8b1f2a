public import Foundation

/// One or several taps in a row.
public struct TapGesture: Gesture {
  /// That it happened.
  public typealias Value = Void
  /// The body, which does not exist.
  public typealias Body = Never

  /// How many taps.
  public var count: Int

  /// Creates a gesture of some taps.
  public init(count: Int = 1) {
    self.count = count
  }

  /// Makes a recognizer of taps.
  public func _makeRecognizer(_ last: GestureRecognizer<Void>?) -> GestureRecognizer<Void> {
    let recognizer = last as? TapRecognizer<Void> ?? TapRecognizer { _ in }
    recognizer.count = count
    return recognizer
  }
}

/// One or several taps in a row, with the place.
public struct SpatialTapGesture: Gesture {
  /// Where it happened.
  public struct Value: Equatable, Sendable {
    /// Points of the gesture's space.
    public var location: CGPoint
  }

  /// The body, which does not exist.
  public typealias Body = Never

  /// How many taps.
  public var count: Int
  /// The space of the place.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture of some taps.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    (self.count, self.coordinateSpace) = (count, coordinateSpace.coordinateSpace)
  }

  /// Makes a recognizer of taps.
  public func _makeRecognizer(_ last: GestureRecognizer<Value>?) -> GestureRecognizer<Value> {
    let space = coordinateSpace
    let recognizer =
      last as? TapRecognizer<Value>
      ?? TapRecognizer { Value(location: $0.local.location.applying($0.transform(to: space))) }
    recognizer.count = count
    return recognizer
  }
}

/// Finds taps.
final class TapRecognizer<Value>: GestureRecognizer<Value> {
  var count = 1
  private let value: (GestureTouch) -> Value

  /// A finger that has moved farther no longer taps, in points (an approximation of ours).
  static var slop: CGFloat { 10 }

  init(value: @escaping (GestureTouch) -> Value) {
    self.value = value
  }

  override var taps: Int? { count }

  override func receive(_ touch: GestureTouch) -> GesturePhase<Value> {
    let (start, place) = (touch.local.start, touch.local.location)
    guard hypot(place.x - start.x, place.y - start.y) <= Self.slop else { return .failed }
    guard touch.local.phase == .ended else {
      return touch.local.phase == .cancelled ? .failed : .possible
    }
    return touch.tapCount >= count ? .ended(value(touch)) : .failed
  }
}
