/// Holds workers back until there is use for them.
struct WorkerGate: Sendable {
  /// Its state is whether those who come may pass or are to go home; nil while that is open.
  private let room = WaitingRoom<Bool?, Bool>(nil) { _, admits in admits }

  /// Waits until the gate is opened or the work is done; returns whether to begin.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before.
  func pass(_ number: Int) async throws -> Bool { try await room.wait(as: number) }

  /// Lets all begin.
  func open() async { await settle(true) }

  /// Sends home those who still wait.
  func close() async { await settle(false) }

  /// The first word counts.
  private func settle(_ admits: Bool) async { await room.change { $0 = $0 ?? admits } }
}
