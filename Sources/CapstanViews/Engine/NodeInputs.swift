/// What a node is given when it is made.
public struct NodeInputs {
  let graph: ViewGraph
  let parent: Node?
  var scope: TransactionScope?
  /// The axis of the nearest container that stacks.
  var stackAxis: Axis?

  init(
    graph: ViewGraph, parent: Node?, scope: TransactionScope?, stackAxis: Axis? = nil
  ) {
    (self.graph, self.parent, self.scope) = (graph, parent, scope)
    self.stackAxis = stackAxis
  }
}
