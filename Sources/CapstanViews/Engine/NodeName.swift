/// What a node is called in the paths of animated attributes, for as long as it lives.
///
/// Nodes of one kind in one place are numbered: `Text`, `Text#2`. A name is given in the update in
/// which the node appears, in the order of the tree, so that it never depends on what moves, on
/// the moment that is asked for, or on views that come later.
@MainActor final class NodeName {
  /// The names from the root to this one.
  let path: String
  private weak var place: NodeName?
  private let component: String
  private let number: Int
  private var taken: [String: Set<Int>] = [:]

  /// The name of the tree's root, which is not written.
  init() {
    (path, component, number) = ("", "", 0)
  }

  private init(_ component: String, _ number: Int, in place: NodeName) {
    let text = number == 1 ? component : "\(component)#\(number)"
    path = place.path.isEmpty ? text : "\(place.path)/\(text)"
    (self.component, self.number, self.place) = (component, number, place)
  }

  /// Returns a new name inside this one, with the lowest number that is free.
  func name(for component: String) -> NodeName {
    var number = 1
    while taken[component]?.contains(number) ?? false { number += 1 }
    taken[component, default: []].insert(number)
    return NodeName(component, number, in: self)
  }

  /// Frees the name for a node that comes later.
  func release() {
    _ = place?.taken[component]?.remove(number)
  }
}

extension Node {
  /// The names from the root to this node, or to the one around it that has a name.
  final var path: String {
    var node: Node? = self
    while let current = node {
      if let name = current.pathName { return name.path }
      node = current.parent
    }
    return ""
  }

  /// The path of the view that the node's numbers belong to: for a modifier, the view that it
  /// changes.
  final var attributePath: String {
    var node: Node? = self
    while let current = node {
      if let name = current.pathName { return name.path }
      node = current.subject
    }
    return path
  }
}

/// Returns the name of a type without its module and its arguments.
///
/// The runtime's own telling, which is what `String(describing:)` gives for a type after it has
/// looked in vain for other ways to describe one.
func typeName(of type: Any.Type) -> String {
  let name = _typeName(type, qualified: false)
  return name.utf8.firstIndex(of: UInt8(ascii: "<")).map { String(name[..<$0]) } ?? name
}

/// Tells whether a type is one of this module's.
func isPartOfCapstan(_ type: Any.Type) -> Bool {
  _typeName(type, qualified: true).hasPrefix("CapstanViews.")
}
