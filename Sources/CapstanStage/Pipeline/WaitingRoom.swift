/// Tasks that wait under a number each until there is an answer for them.
actor WaitingRoom<State: Sendable, Answer: Sendable> {
  private var state: State
  private let answer: @Sendable (_ number: Int, _ state: State) -> Answer?
  private var waiting: [Int: CheckedContinuation<Answer, any Error>] = [:]

  /// Creates a room in which `answer` tells what a number gets in a state; nil lets it wait.
  init(_ state: State, answer: @escaping @Sendable (_ number: Int, _ state: State) -> Answer?) {
    (self.state, self.answer) = (state, answer)
  }

  /// Returns the answer for a number, under which no other task waits.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before there is one.
  func wait(as number: Int) async throws -> Answer {
    if let answer = answer(number, state) { return answer }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Answer, any Error>) in
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

  /// Changes the state and lets go those for whom there is an answer now.
  func change(_ body: @Sendable (inout State) -> Void) {
    body(&state)
    for (number, continuation) in waiting {
      guard let answer = answer(number, state) else { continue }
      waiting[number] = nil
      continuation.resume(returning: answer)
    }
  }

  private func cancel(_ number: Int) {
    waiting.removeValue(forKey: number)?.resume(throwing: CancellationError())
  }
}
