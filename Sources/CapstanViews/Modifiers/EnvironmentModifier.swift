public import Observation

extension View {
  /// Sets a value of the environment for the view.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Changes a value of the environment for the view.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }

  /// Places an object under its type in the environment of the view.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentModifier { $0[object: T.self] = object })
  }
}

/// Changes the environment of a view.
nonisolated struct EnvironmentModifier: ViewModifier {
  typealias Body = Never
  let change: (inout EnvironmentValues) -> Void

  @MainActor static func _makeNode<V: View>(
    _ inputs: NodeInputs, content: V.Type
  ) -> ViewNode<ModifiedContent<V, EnvironmentModifier>> {
    EnvironmentNode<V>(inputs)
  }
}

/// The node of a modifier that changes the environment.
final class EnvironmentNode<Content: View>: PassThroughNode<
  ModifiedContent<Content, EnvironmentModifier>, Content
>
{
  override init(_ inputs: NodeInputs) {
    super.init(inputs, child: \.content)
  }

  override func childContext(
    _ view: ModifiedContent<Content, EnvironmentModifier>, _ context: UpdateContext
  ) -> UpdateContext {
    var context = context
    view.modifier.change(&context.environment)
    return context
  }
}
