extension View {
  /// Runs asynchronous work, on the clip's clock, while the view is there.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: true, priority: priority, action: action))
  }

  /// Runs asynchronous work while the view is there, and from the beginning when a value changes.
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}

/// Runs asynchronous work while a view is there.
nonisolated struct TaskModifier<ID: Equatable>: ViewModifier {
  typealias Body = Never
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  @MainActor static func _makeNode<V: View>(
    _ inputs: NodeInputs, content: V.Type
  ) -> ViewNode<ModifiedContent<V, TaskModifier<ID>>> {
    TaskNode<V, ID>(inputs)
  }
}

/// The node of a modifier that owns a task.
private final class TaskNode<Content: View, ID: Equatable>: PassThroughNode<
  ModifiedContent<Content, TaskModifier<ID>>, Content
>
{
  private var id: ID?
  private var task: Task<Void, Never>?

  override init(_ inputs: NodeInputs) {
    super.init(inputs, child: \.content)
  }

  override func update(
    _ view: ModifiedContent<Content, TaskModifier<ID>>, _ context: UpdateContext
  ) {
    super.update(view, context)
    guard !graph.isSampling, id != view.modifier.id else { return }
    id = view.modifier.id
    let (priority, action) = (view.modifier.priority, view.modifier.action)
    graph.afterUpdate { [weak self] in self?.start(priority, action) }
  }

  private func start(_ priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) {
    guard isMounted else { return }
    task?.cancel()
    task = Task(priority: priority) { @MainActor in await action() }
  }

  override func willUnmount() {
    task?.cancel()
  }
}
