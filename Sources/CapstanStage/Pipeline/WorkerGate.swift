/// Holds workers back until there is use for them.
actor WorkerGate {
  private enum State {
    case closed
    /// Whether those who come may pass or are to go home.
    case settled(admits: Bool)
  }

  private var state = State.closed
  private var waiting: [Int: CheckedContinuation<Bool, any Error>] = [:]

  /// Waits until the gate is opened or the work is done; returns whether to begin.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before.
  func pass(_ number: Int) async throws -> Bool {
    if case .settled(let admits) = state { return admits }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Bool, any Error>) in
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

  /// Lets all begin.
  func open() { settle(admits: true) }

  /// Sends home those who still wait.
  func close() { settle(admits: false) }

  private func settle(admits: Bool) {
    guard case .closed = state else { return }
    state = .settled(admits: admits)
    for continuation in waiting.values { continuation.resume(returning: admits) }
    waiting = [:]
  }

  private func cancel(_ number: Int) {
    waiting.removeValue(forKey: number)?.resume(throwing: CancellationError())
  }
}
