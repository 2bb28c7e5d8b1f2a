public import Foundation

extension ViewHost {
  /// Presses a point of the page, in points, for some seconds from a time on.
  ///
  /// What the press sets off happens on the clip's clock; time has to be let pass for it.
  @discardableResult public func longPress(
    at point: CGPoint, duration: Double, time: Double
  ) -> TapResult {
    drag(along: [point], duration: duration, time: time)
  }

  /// Presses the middle of a target for some seconds from a time on.
  @discardableResult public func longPress(
    _ target: TapTarget, duration: Double, time: Double
  ) -> TapResult {
    longPress(
      at: CGPoint(x: target.frame.midX, y: target.frame.midY), duration: duration, time: time)
  }

  /// Moves a finger along points of the page, at a steady speed, for some seconds from a time on.
  ///
  /// The finger is felt 60 times a second, as on the platform, and lifts at the end without
  /// stopping first.
  @discardableResult public func drag(
    along points: [CGPoint], duration: Double, time: Double
  ) -> TapResult {
    guard let start = points.first else { return .missed }
    advance(to: time)
    guard let item = target(at: start, time: time), item.isEnabled, item.isTarget else {
      return .missed
    }
    let session = TouchSession(item, at: start, time: time, tapCount: 1)
    let path = TouchPath(points, duration: duration)
    tell(item.presses, true, at: time)
    perform(at: time) { session.send(.began, at: start, time: time) }
    let steps = points.count > 1 ? Int((duration * 60).rounded(.down)) : 0
    var moments = (1...max(1, steps)).map { Double($0) / 60 }.filter { $0 < duration - 1e-9 }
    if steps == 0 { moments = [] }
    moments += session.pressDurations.filter { $0 < duration && !moments.contains($0) }
    for moment in moments.sorted() {
      schedule(at: time + moment) {
        session.send(
          .moved, at: path.location(at: moment), time: time + moment,
          velocity: path.velocity(at: moment))
      }
    }
    schedule(at: time + duration) { for press in item.presses { press(false) } }
    schedule(at: time + duration) {
      session.send(
        .ended, at: path.location(at: duration), time: time + duration,
        velocity: path.velocity(at: duration))
    }
    return .hit(item.target)
  }

  /// Touches an item at a point of the page for no time at all; a button stays pressed a little.
  func touch(_ item: SemanticItem, at point: CGPoint, time: Double) {
    tell(item.presses, true, at: time)
    if !item.presses.isEmpty {
      schedule(at: time + Self.pressLength) { for press in item.presses { press(false) } }
    }
    let count = countTap(at: point, time: time)
    let session = TouchSession(item, at: point, time: time, tapCount: count)
    perform(at: time) {
      session.send(.began, at: point, time: time)
      if !session.awaitsMoreTaps { session.send(.ended, at: point, time: time) }
    }
    guard session.awaitsMoreTaps else { return }
    schedule(at: time + Self.tapInterval) { [weak self] in
      guard let self else { return }
      session.send(countOfLastTap == count ? .ended : .cancelled, at: point, time: time)
    }
  }

  /// How long a button looks pressed after a tap, in seconds; a tap itself takes no time here, so
  /// that what it does happens at its moment (an approximation of ours).
  private static let pressLength = 0.1

  private func tell(_ presses: [@MainActor (Bool) -> Void], _ isDown: Bool, at time: Double) {
    guard !presses.isEmpty else { return }
    perform(at: time) { for press in presses { press(isDown) } }
  }

  /// The item that a touch of a point meets: the uppermost, or what answers below it where that
  /// only waits for other gestures.
  func target(at point: CGPoint, time: Double) -> SemanticItem? {
    let items = semantics(at: time)
      .filter { $0.isHittable && !$0.isContentShape && $0.contains(point) }
    guard let top = items.last, top.isTarget, !top.answersToTaps,
      let below = items.last(where: \.answersToTaps)
    else { return items.last }
    var item = top
    item.interactions = below.interactions
    item.handlers += below.handlers.filter { handler in
      !item.handlers.contains { $0 === handler }
    }
    return item
  }
}

/// The way of a finger at a steady speed.
private struct TouchPath {
  private let points: [CGPoint]
  private let lengths: [CGFloat]
  private let speed: CGFloat

  init(_ points: [CGPoint], duration: Double) {
    self.points = points
    lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    speed = duration > 0 ? lengths.reduce(0, +) / CGFloat(duration) : 0
  }

  private func segment(at time: Double) -> (index: Int, rest: CGFloat)? {
    var rest = speed * CGFloat(time)
    for (index, length) in lengths.enumerated() where length > 0 {
      if rest <= length || index == lengths.lastIndex(where: { $0 > 0 }) {
        return (index, min(rest, length))
      }
      rest -= length
    }
    return nil
  }

  func location(at time: Double) -> CGPoint {
    guard let (index, rest) = segment(at: time) else { return points.last ?? .zero }
    let (a, b) = (points[index], points[index + 1])
    let part: CGFloat = rest / lengths[index]
    return CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
  }

  func velocity(at time: Double) -> CGSize {
    guard let (index, _) = segment(at: time) else { return .zero }
    let (a, b) = (points[index], points[index + 1])
    let factor: CGFloat = speed / lengths[index]
    return CGSize(width: (b.x - a.x) * factor, height: (b.y - a.y) * factor)
  }
}
