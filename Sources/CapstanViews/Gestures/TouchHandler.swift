import Foundation

/// A gesture of a view on the page, without its type.
@MainActor final class TouchHandler {
  enum Outcome {
    /// Nothing yet, or something that leaves the touch to others.
    case waiting
    /// The touch belongs to this gesture.
    case claimed
    case ended
    case failed
  }

  let order: GestureOrder
  private let toPage: CGAffineTransform
  private let named: (AnyHashable) -> CGAffineTransform?
  private let receiveTouch: (GestureTouch) -> Outcome
  private let forget: () -> Void
  /// How many taps the gesture is; nil if it is none of taps.
  let taps: Int?
  /// Whether a finger that comes down and lifts at once is enough.
  let answersToTaps: Bool
  /// After how many seconds of touching the gesture ends by itself.
  let pressDuration: Double?

  init<Value>(
    _ recognizer: GestureRecognizer<Value>, order: GestureOrder, toPage: CGAffineTransform,
    named: @escaping (AnyHashable) -> CGAffineTransform?
  ) {
    (self.order, self.toPage, self.named) = (order, toPage, named)
    (taps, pressDuration) = (recognizer.taps, recognizer.pressDuration)
    answersToTaps = recognizer.answersToTaps
    forget = { recognizer.reset() }
    receiveTouch = { touch in
      switch recognizer.receive(touch) {
      case .possible: .waiting
      case .active: recognizer.claims ? .claimed : .waiting
      case .ended: .ended
      case .failed: .failed
      }
    }
  }

  /// Creates the handler of a tap that is no gesture value, such as a button's.
  init(_ interaction: Interaction, count: Int) {
    (order, toPage, named) = (.after, .identity, { _ in nil })
    (taps, pressDuration, answersToTaps) = (count, nil, true)
    forget = {}
    let recognizer = TapRecognizer { $0.local }
    recognizer.count = count
    receiveTouch = { touch in
      switch recognizer.receive(touch) {
      case .ended(let touch):
        interaction.action(touch)
        return .ended
      case .failed: return .failed
      case .possible, .active: return .waiting
      }
    }
  }

  /// Takes an event of a touch, in page points.
  func receive(_ touch: Touch, tapCount: Int, duration: Double) -> Outcome {
    let toView = toPage.inverted()
    var local = touch
    local.start = touch.start.applying(toView)
    local.location = touch.location.applying(toView)
    local.velocity = touch.velocity.applying(toView)
    return receiveTouch(
      GestureTouch(
        local: local, tapCount: tapCount, duration: duration, toPage: toPage, named: named))
  }

  func reset() { forget() }
}
