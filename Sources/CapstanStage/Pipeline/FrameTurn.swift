/// Lets tasks pass one after the other by number, for what must happen in order.
struct FrameTurn: Sendable {
  /// Its state is the number whose turn it is.
  private let room = WaitingRoom<Int, Void>(0) { number, next in number == next ? () : nil }

  /// Returns when every number below has passed.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before its turn.
  func wait(for number: Int) async throws { try await room.wait(as: number) }

  /// Lets the next number pass.
  func advance() async { await room.change { $0 += 1 } }
}
