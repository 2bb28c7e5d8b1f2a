import CapstanClock
import Combine
import Foundation
import Testing

private final class Counter: ObservableObject {
  @Published var count = 0
  @Published var name = "a"
}

struct PublisherTests {
  @Test func publishedTellsBeforeItChanges() {
    let counter = Counter()
    var seen: [String] = []
    let whole = counter.objectWillChange.sink { seen.append("will change at \(counter.count)") }
    let one = counter.$count.sink { seen.append("count \($0)") }
    counter.count = 1
    counter.name = "b"
    #expect(
      seen == ["count 0", "will change at 0", "count 1", "will change at 1"])
    one.cancel()
    counter.count = 2
    #expect(seen.last == "will change at 1")
    #expect(seen.count == 5)
    whole.cancel()
    counter.count = 3
    #expect(seen.count == 5)
  }

  @Test func publishersOfDifferentObjectsAreApart() {
    let (a, b) = (Counter(), Counter())
    var seen = 0
    let tie = a.objectWillChange.sink { seen += 1 }
    b.count = 1
    #expect(seen == 0)
    #expect(a.objectWillChange === a.objectWillChange)
    withExtendedLifetime(tie) { a.count = 1 }
    #expect(seen == 1)
  }

  @Test func aTieEndsWithItsHolder() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    do {
      var ties = Set<AnyCancellable>()
      subject.sink { seen.append($0) }.store(in: &ties)
      subject.send(1)
    }
    subject.send(2)
    #expect(seen == [1])
  }

  @Test func operatorsPassValuesOn() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var seen: [String] = []
    let tie =
      subject
      .map { $0 * 2 }
      .removeDuplicates()
      .filter { $0 != 6 }
      .scan(0, +)
      .sink { seen.append("\($0)") }
    for value in [1, 2, 3, 4] { subject.send(value) }
    withExtendedLifetime(tie) {}
    #expect(seen == ["2", "6", "14"])
  }

  @Test func pairsNeedBothSides() {
    let left = PassthroughSubject<Int, Never>()
    let right = PassthroughSubject<String, Never>()
    var seen: [String] = []
    let tie = left.combineLatest(right).sink { seen.append("\($0)\($1)") }
    left.send(1)
    right.send("a")
    left.send(2)
    withExtendedLifetime(tie) {}
    #expect(seen == ["1a", "2a"])
  }

  @Test func sequencesEnd() {
    var seen: [Int] = []
    var ended = false
    _ = [1, 2, 3].publisher.dropFirst().sink(
      receiveCompletion: { _ in ended = true }, receiveValue: { seen.append($0) })
    #expect(seen == [2, 3] && ended)
  }

  @Test func timersTickOnTheClipsClock() {
    let clock = HandClock()
    var times: [Double] = []
    var tie: AnyCancellable?
    CurrentClock.run(on: clock) {
      tie = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect().sink { date in
        times.append(date.timeIntervalSinceReferenceDate)
      }
    }
    clock.run(until: 1.6)
    #expect(times == [0.5, 1.0, 1.5])
    tie?.cancel()
    clock.run(until: 3)
    #expect(times.count == 3)
  }

  @Test func debounceWaitsOnTheClipsClock() {
    let clock = HandClock()
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let tie = CurrentClock.run(on: clock) {
      subject.debounce(for: 0.3, scheduler: RunLoop.main).sink { seen.append($0) }
    }
    CurrentClock.run(on: clock) { subject.send(1) }
    clock.run(until: 0.2)
    CurrentClock.run(on: clock) { subject.send(2) }
    clock.run(until: 1)
    withExtendedLifetime(tie) {}
    #expect(seen == [2])
  }
}

/// A clock that is moved by hand.
private final class HandClock: WorkClock {
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
