import CapstanClock
import Dispatch
import Foundation
import Testing

/// Swift's own concurrency on the clip's clock.
@MainActor struct TaskTests {
  private actor Counter {
    private var count = 0

    func next() -> Int {
      count += 1
      return count
    }
  }

  @Test func tasksRunAfterTheCodeThatMadeThem() {
    let (clock, log) = (HandClock(), Log<String>())
    CurrentClock.run(on: clock) {
      Task { @MainActor in log.entries.append("second") }
      Task { @MainActor in log.entries.append("third") }
      log.entries.append("first")
    }
    #expect(log.entries == ["first"])
    clock.run(until: 0)
    #expect(log.entries == ["first", "second", "third"])
  }

  @Test func sleepEndsAtTheExactTime() {
    let (clock, times) = (HandClock(), Log<Double>())
    CurrentClock.run(on: clock) {
      _ = Task { @MainActor in
        try await Task.sleep(nanoseconds: 250_000_000)
        times.entries.append(clock.now)
        try await Task.sleep(for: .milliseconds(500))
        times.entries.append(clock.now)
        try await Task.sleep(until: .now + .seconds(1))
        times.entries.append(clock.now)
        try await SuspendingClock().sleep(until: SuspendingClock().now + .seconds(2))
        times.entries.append(clock.now)
      }
    }
    clock.run(until: 0.7)
    #expect(times.entries == [0.25])
    clock.run(until: 10)
    #expect(times.entries.count == 4)
    for (time, expected) in zip(times.entries, [0.25, 0.75, 1.75, 3.75]) {
      #expect(abs(time - expected) < 1e-8)
    }
  }

  @Test func otherExecutorsKeepToTheClip() {
    let (clock, log) = (HandClock(), Log<String>())
    CurrentClock.run(on: clock) {
      _ = Task.detached {
        let counter = Counter()
        let first = await counter.next()
        let sum = await withTaskGroup(of: Int.self) { group in
          for number in 1...3 { group.addTask { number } }
          return await group.reduce(0, +)
        }
        await MainActor.run { log.entries.append("\(first) \(sum) at \(clock.now)") }
        try await Task.sleep(for: .seconds(1))
        await MainActor.run { log.entries.append("at \(clock.now)") }
      }
    }
    clock.run(until: 5)
    #expect(log.entries == ["1 6 at 0.0", "at 1.0"])
  }

  @Test func cancelledSleepThrowsAtOnce() {
    let (clock, log) = (HandClock(), Log<String>())
    CurrentClock.run(on: clock) {
      let task = Task { @MainActor in
        do {
          try await Task.sleep(for: .seconds(5))
          log.entries.append("slept")
        } catch {
          log.entries.append("\(type(of: error)) at \(clock.now)")
        }
      }
      _ = Task { @MainActor in
        try await Task.sleep(for: .seconds(1))
        task.cancel()
      }
    }
    clock.run(until: 10)
    #expect(log.entries == ["CancellationError at 1.0"])
  }

  @Test func datesAndClocksShowTheClipsTime() {
    let (clock, log) = (HandClock(), Log<Double>())
    clock.run(until: 1.5)
    CurrentClock.run(on: clock) {
      let (start, instant) = (Date(), ContinuousClock.now)
      log.entries.append(start.timeIntervalSinceReferenceDate)
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
        log.entries.append(Date().timeIntervalSince(start))
        log.entries.append(Double((ContinuousClock.now - instant).components.seconds))
      }
    }
    clock.run(until: 9)
    #expect(log.entries == [1.5, 2, 2])
    #expect(Date() > Date(timeIntervalSinceReferenceDate: 600_000_000))
  }

  @Test func tasksOutsideOfAClipAreLeftAlone() async {
    let value = await Task { 7 }.value
    #expect(value == 7)
    try? await Task.sleep(for: .milliseconds(1))
  }
}
