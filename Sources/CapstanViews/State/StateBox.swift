/// A value that a node owns and a view's state reads and writes.
nonisolated final class StateBox<Value> {
  /// What views see.
  private var value: Value
  /// What has been written last.
  private var latest: Value
  private let queue: UpdateQueue
  private weak var node: Node?

  init(_ value: Value, queue: UpdateQueue, node: Node) {
    (self.value, self.latest) = (value, value)
    (self.queue, self.node) = (queue, node)
  }

  func get() -> Value {
    queue.isUpdating ? value : latest
  }

  func set(_ newValue: Value) {
    guard let node else { return latest = newValue }
    if queue.isSampling { return queue.write(node) {} }
    // As on the platform, an equal value is no change: a listing may write one whenever its
    // geometry is read.
    if Self.areEqual(latest, newValue) { return }
    latest = newValue
    queue.write(node) { self.value = newValue }
  }

  /// Whether two values are known to be equal.
  private static func areEqual(_ a: Value, _ b: Value) -> Bool {
    guard let a = a as? any Equatable else { return false }
    return isEqual(a, to: b)
  }

  private static func isEqual<E: Equatable>(_ a: E, to b: Value) -> Bool {
    (b as? E).map { $0 == a } ?? false
  }
}
