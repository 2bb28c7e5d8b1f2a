/// Lets tasks pass one after the other by number, for what must happen in order.
actor FrameTurn {
  private var next = 0
  private var waiting: [Int: CheckedContinuation<Void, any Error>] = [:]

  /// Returns when every number below has passed.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before its turn.
  func wait(for number: Int) async throws {
    if number == next { return }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Void, any Error>) in
        if Task.isCancelled {
          continuation.resume(throwing: CancellationError())
        } else {
          waiting[number] = continuation
        }
      }
    } onCancel: {
      Task { await self.cancel(number) }
    }
  }

  /// Lets the next number pass.
  func advance() {
    next += 1
    waiting.removeValue(forKey: next)?.resume()
  }

  private func cancel(_ number: Int) {
    waiting.removeValue(forKey: number)?.resume(throwing: CancellationError())
  }
}
