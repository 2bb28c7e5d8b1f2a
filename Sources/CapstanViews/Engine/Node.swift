/// A place in the tree that keeps what outlives a view's value: state, motion, geometry.
///
/// # The engine in short
///
/// A view's value comes and goes; its node stays as long as the structure around it does. At an
/// *event* the changed nodes get new values (`ViewNode.update`), the page is laid out, and every
/// attribute that jumped under an animation keeps its new target plus a residual that decays.
/// Between events nothing changes but time: `ViewGraph.displayList(at:)` reads closed forms.
///
/// Nodes do not lay out or draw. They yield `ViewElement`s (`appendElements`): a group yields one
/// for each of its views, a modifier one around each of its content's, an empty view none.
///
/// # How to add …
///
/// - **an environment setting**: a key, a computed property in an extension of
///   `EnvironmentValues`, and `environment(\.name, value)`.
/// - **a modifier**: a struct that conforms to `PrimitiveModifier` and overrides what it changes
///   (size, placement, drawing, traits, environment); animated data in `animatableData`. Then one
///   method in an extension of `View`. See `Modifiers/OpacityModifier.swift`.
/// - **a modifier with a view of its own** (as `background`): a
///   `SecondaryViewModifier`. See
///   `Modifiers/BackgroundModifier.swift`.
/// - **a container**: a struct that conforms to `Layout`, and a view around
///   `LayoutContainer`. See `Containers/HStack.swift`.
/// - **a leaf**: a view that conforms to `PrimitiveView`, a `LeafElement` that measures and draws
///   it, and a `LeafNode` that joins the two. See `Containers/Divider.swift`.
/// - **a control**: a view with a `body` of the above; `InteractionModifier` takes the taps.
@MainActor public class Node {
  unowned let graph: ViewGraph
  weak var parent: Node?
  let depth: Int
  let scope: TransactionScope?
  let stackAxis: Axis?
  /// Whether the node waits for `reevaluate` in the current update.
  var isDirty = false
  private(set) var isMounted = true
  /// What the node is called; nil before the end of its first update, and for one without a name.
  final private(set) var pathName: NodeName?
  /// Whether the node has been asked for its name.
  final private var isNamed = false

  package init(_ inputs: NodeInputs) {
    (graph, parent, scope) = (inputs.graph, inputs.parent, inputs.scope)
    stackAxis = inputs.stackAxis
    depth = (inputs.parent?.depth ?? -1) + 1
  }

  /// The nodes of the views inside, in order.
  var children: [Node] { [] }

  /// The nodes of the views inside that have not been removed.
  var liveChildren: [Node] { children }

  /// The numbers of this node that follow their targets in time.
  var attributes: [AnyAttribute] { [] }

  /// What the nodes inside are made with.
  var childInputs: NodeInputs {
    NodeInputs(graph: graph, parent: self, scope: scope, stackAxis: stackAxis)
  }

  /// The name of this place in the paths of animated attributes; nil leaves it out.
  var pathComponent: String? { nil }

  /// The node of the view that this one changes, if it is a modifier's.
  var subject: Node? { nil }

  /// Adds what takes part in layout, in drawing order.
  func appendElements(to list: inout [ViewElement]) {
    for child in children { child.appendElements(to: &list) }
  }

  /// The elements of the view inside that has an identity; nil if there is none.
  func elements(identifiedBy id: AnyHashable) -> [ViewElement]? {
    for child in liveChildren {
      if let found = child.elements(identifiedBy: id) { return found }
    }
    return nil
  }

  /// Evaluates the node again with the value it has.
  func reevaluate() {}

  /// Adds the values that views inside have set for a preference.
  func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout PreferenceValue<K>) {
    for child in liveChildren { child.collectPreference(key, into: &value) }
  }

  /// Hands preferences to those who asked for them; returns whether a node wants evaluation.
  func resolvePreferences() -> Bool {
    liveChildren.reduce(false) { $1.resolvePreferences() || $0 }
  }

  /// Tells the views inside that their container shows them again, or keeps them out of sight.
  func visibilityChanged(_ isShown: Bool) {
    for child in children { child.visibilityChanged(isShown) }
  }

  /// Forgets what ties the node to the graph; called once, children first.
  func willUnmount() {}

  /// Marks the node as in need of evaluation.
  func invalidate() {
    guard isMounted, !isDirty else { return }
    isDirty = true
    graph.dirtyNodes.append(self)
  }

  /// Names the nodes that have appeared, in the order of the tree.
  final func giveNames(in place: NodeName) {
    if !isNamed {
      isNamed = true
      pathName = pathComponent.map(place.name(for:))
    }
    let inside = pathName ?? place
    for child in children { child.giveNames(in: inside) }
  }

  final func unmount() {
    guard isMounted else { return }
    for child in children { child.unmount() }
    willUnmount()
    pathName?.release()
    isMounted = false
  }

  /// The elements inside.
  final var elements: [ViewElement] {
    var list: [ViewElement] = []
    appendElements(to: &list)
    return list
  }

  /// The transaction that governs changes of this node in the current update.
  final var transaction: Transaction { scope?.transaction(in: graph) ?? graph.transaction }

  /// When everything inside has come to rest; minus infinity if nothing moves.
  final var restTime: Double {
    let own = attributes.map(\.restTime).max() ?? -.infinity
    return children.map(\.restTime).reduce(own, max)
  }
}

extension Array {
  /// Creates an array of an element, or an empty one for nil.
  ///
  /// In generic code an optional's own `map` would have the types looked up each time.
  init(of element: Element?) {
    if let element { self = [element] } else { self = [] }
  }
}
