import Foundation

/// A pattern of touches that a view waits for.
///
/// Conforming types state their `body`, made of other gestures.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// What the gesture tells of itself.
  associatedtype Value
  /// The type of the gesture that describes this one.
  associatedtype Body: Gesture

  /// The gesture that describes this one.
  var body: Body { get }

  /// Makes the recognizer, or gives the last one its new settings; not called by listings.
  func _makeRecognizer(_ last: GestureRecognizer<Value>?) -> GestureRecognizer<Value>
}

extension Gesture where Value == Body.Value {
  /// Makes the recognizer of the body.
  public func _makeRecognizer(_ last: GestureRecognizer<Value>?) -> GestureRecognizer<Value> {
    body._makeRecognizer(last)
  }
}

extension Gesture where Body == Never {
  /// Traps: a gesture of the engine has no body.
  public var body: Never { preconditionFailure("A primitive gesture has no body.") }
}

extension Never: Gesture {
  /// It does not exist.
  public typealias Value = Never

  /// Traps: there is no gesture of this type.
  public func _makeRecognizer(_ last: GestureRecognizer<Never>?) -> GestureRecognizer<Never> {
    preconditionFailure("No gesture has the type Never.")
  }
}

/// How far a gesture has come.
enum GesturePhase<Value> {
  /// Nothing has been recognized yet.
  case possible
  /// The touches fit so far.
  case active(Value)
  /// The touches have fitted.
  case ended(Value)
  /// The touches do not fit.
  case failed
}

/// What follows a touch and finds a gesture in it.
@MainActor public class GestureRecognizer<Value> {
  /// How many taps the gesture is, if it is one of taps.
  var taps: Int? { nil }
  /// After how many seconds of touching the gesture ends by itself, if it does.
  var pressDuration: Double? { nil }

  /// Whether a finger that comes down and lifts at once is enough.
  var answersToTaps: Bool { taps != nil }

  /// Whether a gesture that goes on keeps others from the touch.
  var claims: Bool { true }

  /// Takes the next event of a touch.
  func receive(_ touch: GestureTouch) -> GesturePhase<Value> { .failed }

  /// Forgets the touch: it has been taken by another gesture, or is over.
  func reset() {}
}

/// An event of a touch as a recognizer sees it.
struct GestureTouch {
  /// The event, in the view's points.
  var local: Touch
  /// Which tap in a row the touch is, counted from 1.
  var tapCount = 1
  /// Seconds since the finger came down.
  var duration = 0.0
  /// From the view's points to the page's.
  var toPage: CGAffineTransform
  /// From the page's points to those of a named space around the view.
  var named: (AnyHashable) -> CGAffineTransform?

  /// From the view's points to those of a space.
  func transform(to space: CoordinateSpace) -> CGAffineTransform {
    switch space {
    case .local: .identity
    case .global: toPage
    case .named(let name): named(name).map { toPage.concatenating($0) } ?? .identity
    }
  }
}

/// A gesture of any kind with one type of value.
public struct AnyGesture<Value>: Gesture {
  /// The body, which does not exist.
  public typealias Body = Never

  private let make: @MainActor (GestureRecognizer<Value>?) -> GestureRecognizer<Value>

  /// Creates a gesture of any kind from another.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    make = { gesture._makeRecognizer($0) }
  }

  /// Makes the recognizer of the gesture inside.
  public func _makeRecognizer(_ last: GestureRecognizer<Value>?) -> GestureRecognizer<Value> {
    make(last)
  }
}
