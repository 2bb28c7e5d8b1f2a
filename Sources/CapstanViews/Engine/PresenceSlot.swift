/// A place for one view at a time, told apart by a key, where removed views linger.
@MainActor final class PresenceSlot<Key: Hashable> {
  private typealias Entry = (key: Key, presence: Presence)

  private var current: Entry?
  private var removed: [Entry] = []
  /// Views that a moment of time shows or hides, kept until the next event.
  private var dormant: [Entry] = []
  private var isFirst = true

  /// The nodes of the view and of those that linger.
  var nodes: [Node] {
    removed.flatMap(\.presence.nodes) + (current?.presence.nodes ?? [])
  }

  /// The node of the view that is shown.
  var liveNodes: [Node] { current.map { [$0.presence.node] } ?? [] }

  func appendElements(to list: inout [ViewElement]) {
    for entry in removed { entry.presence.appendElements(to: &list) }
    current?.presence.appendElements(to: &list)
  }

  /// Shows the view of a key; `reconcile` updates its node or makes one.
  func show(_ key: Key, in owner: Node, reconcile: (Node?) -> Node) {
    defer { isFirst = false }
    if let current, current.key == key {
      let node = reconcile(current.presence.node)
      if node !== current.presence.node { self.current = (key, Presence(node)) }
    } else {
      hide(in: owner)
      if let index = dormant.firstIndex(where: { $0.key == key }) {
        current = dormant.remove(at: index)
        _ = reconcile(current?.presence.node)
      } else if let index = removed.firstIndex(where: { $0.key == key }) {
        let entry = removed.remove(at: index)
        current = entry
        _ = reconcile(entry.presence.node)
        entry.presence.revive(in: owner)
      } else {
        let presence = Presence(reconcile(nil))
        current = (key, presence)
        if !isFirst, !owner.graph.isSampling { presence.insert(in: owner) }
      }
    }
    forgetDormant(in: owner.graph)
  }

  /// Shows nothing.
  func clear(in owner: Node) {
    hide(in: owner)
    isFirst = false
    forgetDormant(in: owner.graph)
  }

  private func hide(in owner: Node) {
    guard let entry = current else { return }
    current = nil
    if owner.graph.isSampling {
      dormant.append(entry)
    } else if entry.presence.remove(in: owner) {
      removed.append(entry)
      let presence = entry.presence
      owner.graph.schedule(at: presence.end) { [weak self, unowned graph = owner.graph] in
        // A view that came back and went again has a later end, and an action of its own for it.
        guard presence.end <= graph.eventTime else { return }
        self?.purge(presence)
        graph.needsUpdate = true
      }
    } else {
      entry.presence.unmount()
    }
  }

  private func purge(_ presence: Presence) {
    guard presence.isRemoved, let index = removed.firstIndex(where: { $0.presence === presence })
    else { return }
    removed.remove(at: index)
    presence.unmount()
  }

  private func forgetDormant(in graph: ViewGraph) {
    guard !graph.isSampling else { return }
    for entry in dormant { entry.presence.unmount() }
    dormant = []
  }
}
