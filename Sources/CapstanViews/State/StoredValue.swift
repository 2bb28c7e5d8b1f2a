/// What a property kept by name reads and writes: the clip's memory, or nothing before it stands
/// somewhere.
struct StoredValue<Value> {
  private let key: String
  private let initial: Value
  private var place: (storage: MemoryStorage, queue: UpdateQueue)?

  init(_ key: String, _ initial: Value) {
    (self.key, self.initial) = (key, initial)
  }

  var value: Value {
    guard let place else { return initial }
    let (storage, key) = (place.storage, key)
    return MainActor.assumeIsolated { Kept(storage.value(key, as: Value.self)) }.value ?? initial
  }

  func set(_ value: Value) {
    guard let place else { return }
    let (storage, queue, key, kept) = (place.storage, place.queue, key, Kept(value))
    MainActor.assumeIsolated { storage.set(kept.value, for: key, queue: queue) }
  }

  var binding: Binding<Value> { Binding(read: { value }, write: { set($0) }) }

  /// Connects the value to the memory of a node's page.
  @MainActor mutating func install(in context: DynamicPropertyContext, scope: String) {
    let storage = context.node.graph.storage
    let key = scope + key
    _ = context.storage {
      storage.addReader(context.node, for: key)
      return storage
    }
    self = StoredValue(key, initial)
    place = (storage, context.node.graph.queue)
  }
}

/// Carries a value across the isolation check of one thread.
///
/// Unchecked: made and read within one expression.
private struct Kept<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
