/// One life of a view in dynamic content, from its insertion to the end of its removal.
@MainActor final class Presence {
  let node: Node
  /// Whether the view has been removed and lives on only until its transition rests.
  private(set) var isRemoved = false
  /// When a removed view is gone.
  private(set) var end = Double.infinity
  private var wrappers: [TransitionElement] = []

  init(_ node: Node) {
    self.node = node
  }

  /// The view's node and those of its running transitions.
  var nodes: [Node] { [node] + wrappers.compactMap(\.effectNode) }

  func unmount() {
    for node in nodes { node.unmount() }
  }

  /// Adds the view's elements, each within its transition.
  func appendElements(to list: inout [ViewElement]) {
    let inner = node.elements
    let old = wrappers
    wrappers = inner.enumerated().map { index, element in
      if index < old.count, old[index].inner === element { return old[index] }
      return old.first { $0.inner === element } ?? TransitionElement(element, of: self)
    }
    list.append(contentsOf: wrappers as [ViewElement])
  }

  /// Lets the view appear by its transition.
  func insert(in owner: Node) {
    guard owner.transaction.animation != nil || hasOwnAnimation else { return }
    var elements: [ViewElement] = []
    appendElements(to: &elements)
    for wrapper in wrappers { wrapper.appear(in: owner) }
  }

  /// Lets a view that was being removed come back.
  func revive(in owner: Node) {
    isRemoved = false
    end = .infinity
    for wrapper in wrappers { wrapper.reappear(in: owner) }
  }

  /// Lets the view disappear; returns false if it is gone at once.
  func remove(in owner: Node) -> Bool {
    var elements: [ViewElement] = []
    appendElements(to: &elements)
    let ends = wrappers.map { $0.disappear(in: owner) }
    guard let last = ends.max(), last > owner.graph.time else { return false }
    isRemoved = true
    end = last
    return true
  }

  private var hasOwnAnimation: Bool {
    node.elements.contains { $0.trait(TransitionTrait.self)?.hasAnimation == true }
  }
}
