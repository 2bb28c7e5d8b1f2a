import Combine

/// A node's ear for an object that tells before it changes.
///
/// A change invalidates the node under the transaction in which it is made, so that a published
/// value that is written in `withAnimation` animates.
@MainActor final class ObjectSubscription {
  private weak var object: AnyObject?
  private var tie: AnyCancellable?

  /// Listens to an object; nothing happens if it is the same as before.
  func listen<Object: ObservableObject>(to object: Object, for node: Node) {
    guard self.object !== object else { return }
    self.object = object
    let queue = node.graph.queue
    tie = object.objectWillChange.sink { [weak node] _ in
      if let node { queue.write(node) {} }
    }
  }
}

/// Bindings to the properties of an object.
@dynamicMemberLookup public struct ObservableObjectBindings<Object: AnyObject> {
  let object: Object

  /// A binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Object, Subject>
  ) -> Binding<Subject> {
    let object = object
    return Binding(read: { object[keyPath: keyPath] }, write: { object[keyPath: keyPath] = $0 })
  }
}
