import Testing

@testable import CapstanStage

@Suite struct DeliveryPaceTests {
  /// Whether the reader is faster after some products.
  private func isReaderFaster(_ products: [(making: Int, reading: Int)]) -> Bool {
    var now = ContinuousClock.now
    var pace = DeliveryPace(at: now)
    for product in products {
      now += .milliseconds(product.making)
      pace.noteMade(at: now)
      now += .milliseconds(product.reading)
      pace.noteDelivered(at: now)
    }
    return pace.isReaderFaster
  }

  @Test func aReaderThatTakesLongerIsSlower() {
    #expect(!isReaderFaster([]))
    #expect(!isReaderFaster(Array(repeating: (3, 4), count: 1000)))
    #expect(!isReaderFaster([(40, 0)]))
  }

  @Test func aReaderThatWaitsIsFaster() {
    #expect(isReaderFaster([(60, 0)]))
    #expect(isReaderFaster(Array(repeating: (4, 3), count: 60)))
    // All in all: what it took longer before counts.
    #expect(
      !isReaderFaster(Array(repeating: (0, 5), count: 20) + Array(repeating: (4, 3), count: 60)))
  }

  @Test func aGateLetsPassOrSendsHome() async throws {
    for admits in [true, false] {
      let gate = WorkerGate()
      let early = Task { try await gate.pass(1) }
      let other = Task { try await gate.pass(2) }
      if admits { await gate.open() } else { await gate.close() }
      #expect(try await early.value == admits)
      #expect(try await other.value == admits)
      // The first word counts.
      if admits { await gate.close() } else { await gate.open() }
      #expect(try await gate.pass(3) == admits)
    }
  }

  @Test func aGateLetsGoOfACancelledTask() async {
    let gate = WorkerGate()
    let task = Task { try await gate.pass(1) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
