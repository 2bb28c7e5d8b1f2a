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
    latest = newValue
    queue.write(node) { self.value = newValue }
  }
}
