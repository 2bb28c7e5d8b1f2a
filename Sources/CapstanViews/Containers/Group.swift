/// Several views that are changed together and laid out one by one.
public nonisolated struct Group<Content> {
  /// The views.
  var content: Content
}

extension Group: View where Content: View {
  /// The body, which does not exist.
  public typealias Body = Never

  /// Traps: a group has no body.
  public var body: Never {
    preconditionFailure("A group has no body.")
  }

  /// Creates a group of views.
  @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a node that passes its content on.
  @MainActor public static func _makeNode(_ inputs: NodeInputs) -> ViewNode<Group<Content>> {
    PassThroughNode(inputs, child: \.content)
  }
}
