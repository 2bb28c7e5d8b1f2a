import Foundation

/// One finger from coming down to lifting, and the gestures that follow it.
@MainActor final class TouchSession {
  private struct Entry {
    let handler: TouchHandler
    var isOver = false
  }

  private let start: CGPoint
  private let beginning: Double
  private let tapCount: Int
  private var entries: [Entry]
  /// Whether more taps could follow that would count instead.
  let awaitsMoreTaps: Bool

  /// Begins a touch on an item; gestures of high priority come first, the outermost before all.
  init(_ item: SemanticItem, at start: CGPoint, time: Double, tapCount: Int) {
    (self.start, self.tapCount, beginning) = (start, tapCount, time)
    let taps = item.interactions.compactMap { interaction -> TouchHandler? in
      guard case .tap(let count) = interaction.kind else { return nil }
      return TouchHandler(interaction, count: count)
    }
    let normal = (taps + item.handlers).filter { $0.order != .before }
    let handlers = item.handlers.filter { $0.order == .before }.reversed() + normal
    // Of several taps in a row, the longest row that has been tapped counts.
    let known = handlers.compactMap(\.taps)
    let best = known.filter { $0 <= tapCount }.max()
    awaitsMoreTaps = known.contains { $0 > tapCount }
    entries = handlers.filter { $0.taps == nil || $0.taps == best || $0.order == .beside }
      .map { Entry(handler: $0) }
  }

  /// The durations after which a press may be recognized.
  var pressDurations: [Double] { entries.compactMap(\.handler.pressDuration) }

  /// Hands an event to all gestures that still wait.
  func send(
    _ phase: Touch.Phase, at location: CGPoint, time: Double, velocity: CGSize = .zero
  ) {
    let touch = Touch(
      phase: phase, start: start, location: location, time: time, velocity: velocity)
    for index in entries.indices where !entries[index].isOver {
      switch entries[index].handler.receive(touch, tapCount: tapCount, duration: time - beginning) {
      case .waiting: break
      case .claimed: takeFromOthers(index)
      case .ended:
        entries[index].isOver = true
        takeFromOthers(index)
      case .failed:
        entries[index].isOver = true
      }
    }
    if phase == .ended { for entry in entries { entry.handler.reset() } }
  }

  /// Ends all gestures beside one, except those that go along with others.
  private func takeFromOthers(_ index: Int) {
    guard entries[index].handler.order != .beside else { return }
    for other in entries.indices
    where other != index && !entries[other].isOver && entries[other].handler.order != .beside {
      entries[other].isOver = true
      entries[other].handler.reset()
    }
  }
}
