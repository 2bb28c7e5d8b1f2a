/// A view or modifier together with a modifier that changes it.
public nonisolated struct ModifiedContent<Content, Modifier> {
  /// What is changed.
  public var content: Content
  /// The change.
  public var modifier: Modifier

  /// Creates a changed view, or a modifier that applies two.
  public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// The body, which does not exist.
  public typealias Body = Never

  /// Traps: the modifier makes the content.
  public var body: Never {
    preconditionFailure("A modified view has no body.")
  }

  /// Makes the modifier's node.
  @MainActor public static func _makeNode(
    _ inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<Content, Modifier>> {
    Modifier._makeNode(inputs, content: Content.self)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The body, which does not exist.
  public typealias Body = Never

  /// Traps: the two modifiers make the content.
  public func body(content: _ViewModifier_Content<Self>) -> Never {
    preconditionFailure("A modifier of two has no body.")
  }

  /// Makes nodes that apply the first modifier and then the second.
  @MainActor public static func _makeNode<V: View>(
    _ inputs: NodeInputs, content: V.Type
  ) -> ViewNode<ModifiedContent<V, ModifiedContent<Content, Modifier>>> {
    PassThroughNode(inputs) { view in
      ModifiedContent<ModifiedContent<V, Content>, Modifier>(
        content: ModifiedContent<V, Content>(
          content: view.content, modifier: view.modifier.content),
        modifier: view.modifier.modifier)
    }
  }
}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}
extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
