/// A change that can be made to any view.
///
/// Conforming types state their `body`; the engine's own modifiers conform to
/// `PrimitiveModifier` instead.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the view that describes the result.
  associatedtype Body: View

  /// The view to change, as it stands for `body`.
  typealias Content = _ViewModifier_Content<Self>

  /// Returns the changed view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Makes the node of a view changed by this modifier; not called by listings.
  @MainActor @preconcurrency static func _makeNode<V: View>(
    _ inputs: NodeInputs, content: V.Type
  ) -> ViewNode<ModifiedContent<V, Self>>
}

extension ViewModifier {
  /// Makes a node that evaluates `body`.
  public static func _makeNode<V: View>(
    _ inputs: NodeInputs, content: V.Type
  ) -> ViewNode<ModifiedContent<V, Self>> {
    CompositeModifierNode<V, Self>(inputs)
  }

  /// Returns a modifier that applies this one and then another.
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// Traps: a primitive modifier has no body.
  public func body(content: Content) -> Never {
    preconditionFailure("A primitive modifier has no body.")
  }
}

extension View {
  /// Changes the view by a modifier.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
  /// The body, which does not exist.
  public typealias Body = Never

  /// The modifier that changes nothing.
  public static let identity = EmptyModifier()

  /// Creates the modifier.
  public init() {}

  /// Makes a node that passes its content on.
  @MainActor public static func _makeNode<V: View>(
    _ inputs: NodeInputs, content: V.Type
  ) -> ViewNode<ModifiedContent<V, EmptyModifier>> {
    PassThroughNode<ModifiedContent<V, EmptyModifier>, V>(inputs, child: \.content)
  }
}
