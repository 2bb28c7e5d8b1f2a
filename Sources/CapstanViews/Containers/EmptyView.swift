/// A view without content.
public nonisolated struct EmptyView: PrimitiveView, Sendable {
  /// The body, which does not exist.
  public typealias Body = Never

  /// Creates a view without content.
  public init() {}

  /// Makes a node without elements.
  @MainActor public static func _makeNode(_ inputs: NodeInputs) -> ViewNode<EmptyView> {
    ViewNode(inputs)
  }
}
