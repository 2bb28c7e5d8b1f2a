/// Gives the means to scroll to a view.
public nonisolated struct ScrollViewReader<Content: View>: View {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  private var place = NodeReader()

  /// Creates a reader.
  @MainActor @preconcurrency public init(
    @ViewBuilder content: @escaping (ScrollViewProxy) -> Content
  ) {
    self.content = content
  }

  /// The content.
  @MainActor public var body: some View {
    content(ScrollViewProxy(node: place.node))
  }
}

/// Scrolls to views.
public struct ScrollViewProxy {
  weak var node: Node?

  /// Scrolls to the view of an identity; without an anchor it comes into sight by the shortest way.
  @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node else { return }
    let number = (node.graph.scrollRequest?.number ?? 0) + 1
    node.graph.scrollRequest = ScrollRequest(number: number, id: id, anchor: anchor)
    node.invalidate()
  }
}

/// A wish to scroll to a view.
struct ScrollRequest {
  /// Counts wishes.
  let number: Int
  let id: AnyHashable
  let anchor: UnitPoint?
}

/// Gives a view its place in the tree.
nonisolated struct NodeReader: DynamicProperty {
  private(set) weak var node: Node?

  @MainActor static func _install(
    _ property: inout NodeReader, in context: DynamicPropertyContext
  ) {
    property.node = context.node
  }
}
