/// Writes that wait for the next update, in the order in which they were made.
///
/// Not isolated, because `State` and `Binding` can be written from any function; used on the main
/// thread only, like everything of the engine.
///
/// Unchecked: used on the main thread only.
nonisolated final class UpdateQueue: @unchecked Sendable {
  /// The queue of the page whose event is running.
  @TaskLocal static var current: UpdateQueue?

  struct Write {
    let transaction: Transaction
    /// The node whose view reads the value; told by the graph.
    weak var node: Node?
    let apply: () -> Void
  }

  private(set) var writes: [Write] = []
  private var completions: [AnimationCompletion] = []
  private var lastTransaction = 0
  /// Counts events; a task that has begun in one goes on in another.
  var turn = 0
  /// Whether bodies are being evaluated, so that reads give the value of this update.
  var isUpdating = false
  /// Whether a moment is being drawn, when nothing may be written.
  var isSampling = false
  /// How many writes came while a moment was being drawn.
  private(set) var refusedWrites = 0

  func write(_ node: Node, apply: @escaping () -> Void) {
    if isSampling {
      refusedWrites += 1
      return
    }
    writes.append(Write(transaction: .current, node: node, apply: apply))
  }

  /// Lets a closure wait for the animations of the running event.
  func await(_ completion: AnimationCompletion) {
    completions.append(completion)
  }

  /// Takes the closures that wait.
  func takeCompletions() -> [AnimationCompletion] {
    defer { completions = [] }
    return completions
  }

  /// Returns a number that no other transaction of this page has.
  func nextTransactionID() -> Int {
    lastTransaction += 1
    return lastTransaction
  }

  /// Takes the first writes that share a transaction.
  func takeBatch() -> [Write] {
    guard let first = writes.first else { return [] }
    let end = writes.firstIndex { $0.transaction.id != first.transaction.id } ?? writes.count
    let batch = Array(writes[..<end])
    writes.removeFirst(end)
    return batch
  }
}
