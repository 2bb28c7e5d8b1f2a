/// Values kept under names for the length of a clip: what `AppStorage` and `SceneStorage` read and
/// write instead of a device's settings.
@MainActor final class MemoryStorage {
  private struct Reader {
    weak var node: Node?
  }

  private var values: [String: Any] = [:]
  private var readers: [String: [Reader]] = [:]

  /// The value under a name, if it has the type.
  func value<Value>(_ key: String, as type: Value.Type) -> Value? {
    values[key] as? Value
  }

  /// Writes a value and lets everyone who reads it know; nil takes it away.
  func set<Value>(_ value: Value?, for key: String, queue: UpdateQueue) {
    values[key] = value
    readers[key]?.removeAll { $0.node == nil }
    for reader in readers[key] ?? [] {
      if let node = reader.node { queue.write(node) {} }
    }
  }

  /// Tells a node of changes from now on.
  func addReader(_ node: Node, for key: String) {
    readers[key, default: []].append(Reader(node: node))
  }
}
