import CapstanClock
import Dispatch
import Foundation
import Testing

/// A clock that is moved by hand.
///
/// Unchecked: used on the main actor only.
final class HandClock: WorkClock, @unchecked Sendable {
  private(set) var now = 0.0
  private var queue: [(time: Double, token: WorkToken, work: () -> Void)] = []

  func schedule(at time: Double, _ work: @escaping () -> Void) -> WorkToken {
    let token = WorkToken()
    queue.append((max(time, now), token, work))
    return token
  }

  func run(until end: Double) {
    while let next = queue.enumerated().filter({ $0.element.time <= end })
      .min(by: { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) })
    {
      queue.remove(at: next.offset)
      now = next.element.time
      if !next.element.token.isCancelled {
        CurrentClock.run(on: self) { next.element.work() }
      }
    }
    now = end
  }
}

/// What closures have noted.
///
/// Unchecked: used on the main actor only.
final class Log<Entry>: @unchecked Sendable {
  var entries: [Entry] = []
}

@MainActor struct QueuedWorkTests {
  @Test func dispatchRunsOnTheClipsClock() {
    let clock = HandClock()
    let log = Log<String>()
    CurrentClock.run(on: clock) {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
        log.entries.append("0.2 at \(clock.now)")
      }
      DispatchQueue.main.async { log.entries.append("0 at \(clock.now)") }
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(100)) {
        log.entries.append("0.1 at \(clock.now)")
        DispatchQueue.main.async { log.entries.append("then at \(clock.now)") }
      }
      log.entries.append("first")
    }
    clock.run(until: 1)
    #expect(log.entries == ["first", "0 at 0.0", "0.1 at 0.1", "then at 0.1", "0.2 at 0.2"])
  }

  @Test func laterCallsMeasureFromTheClipsNow() {
    let clock = HandClock()
    let times = Log<Double>()
    @Sendable func again(_ count: Int) {
      guard count > 0 else { return }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
        times.entries.append(clock.now)
        again(count - 1)
      }
    }
    CurrentClock.run(on: clock) { again(3) }
    clock.run(until: 0.7)
    #expect(times.entries == [0.3, 0.6])
    clock.run(until: 1)
    #expect(times.entries.count == 3 && abs(times.entries[2] - 0.9) < 1e-9)
  }

  @Test func timersRepeatUntilInvalidated() {
    let clock = HandClock()
    let times = Log<Double>()
    CurrentClock.run(on: clock) {
      _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
        times.entries.append(clock.now)
        if times.entries.count == 3 { timer.invalidate() }
      }
      _ = Timer.scheduledTimer(withTimeInterval: 0.7, repeats: false) { _ in
        times.entries.append(-clock.now)
      }
    }
    clock.run(until: 9)
    #expect(times.entries == [0.5, -0.7, 1.0])
    #expect(times.entries.count == 3)
  }

  @Test func outsideAClipTheSystemsQueuesRun() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) { continuation.resume() }
    }
  }
}
