/// A part of a scene, described by a value.
///
/// Conforming types state their `body`. Views whose body is `Never` are primitives: they override
/// `_makeNode` and own a node class of the engine.
@MainActor @preconcurrency public protocol View {
  /// The type of the view that describes this one.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node that stands for views of this type in the tree; not called by listings.
  @MainActor @preconcurrency static func _makeNode(_ inputs: NodeInputs) -> ViewNode<Self>
}

extension View {
  /// Makes a node that evaluates `body`.
  public static func _makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    CompositeNode<Self>(inputs)
  }
}

/// A view without a body of its own, drawn or laid out by the engine.
@MainActor @preconcurrency protocol PrimitiveView: View where Body == Never {}

extension View where Body == Never {
  /// Traps: a primitive view has no body.
  public var body: Never {
    preconditionFailure("A primitive view has no body.")
  }
}

extension Never: View {
  /// The type of the body, which does not exist.
  public typealias Body = Never

  /// Never returns: there is no value of this type.
  public var body: Never { preconditionFailure("There is no value of this type.") }

  /// Traps: there is no view of this type.
  public static func _makeNode(_ inputs: NodeInputs) -> ViewNode<Never> {
    preconditionFailure("No view has the type Never.")
  }
}
