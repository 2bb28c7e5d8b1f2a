extension View {
  /// Calls a closure when a value has changed.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(OnChangeModifier(value: value, initial: initial, action: action))
  }

  /// Calls a closure when a value has changed.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(OnChangeModifier(value: value, initial: initial, action: { _, _ in action() }))
  }

  /// Calls a closure with the new value when a value has changed.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(OnChangeModifier(value: value, initial: false, action: { _, new in action(new) }))
  }

  /// Calls a closure when the view has appeared.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Calls a closure when the view has disappeared, its transition included.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }
}

/// Calls a closure when a value has changed.
nonisolated struct OnChangeModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  @MainActor static func _makeNode<V: View>(
    _ inputs: NodeInputs, content: V.Type
  ) -> ViewNode<ModifiedContent<V, OnChangeModifier<Value>>> {
    OnChangeNode<V, Value>(inputs)
  }
}

/// The node of a modifier that waits for changes; while a moment is drawn nothing counts.
private final class OnChangeNode<Content: View, Value: Equatable>: PassThroughNode<
  ModifiedContent<Content, OnChangeModifier<Value>>, Content
>
{
  private var last: Value?

  override init(_ inputs: NodeInputs) {
    super.init(inputs, child: \.content)
  }

  override func update(
    _ view: ModifiedContent<Content, OnChangeModifier<Value>>, _ context: UpdateContext
  ) {
    super.update(view, context)
    let (new, action) = (view.modifier.value, view.modifier.action)
    guard !graph.isSampling else {
      if last == nil { last = new }
      return
    }
    let old = last
    last = new
    if let old {
      if old != new { graph.afterUpdate { action(old, new) } }
    } else if view.modifier.initial {
      graph.afterUpdate { action(new, new) }
    }
  }
}

/// Calls closures when a view comes and goes.
nonisolated struct AppearanceModifier: ViewModifier {
  typealias Body = Never
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  @MainActor static func _makeNode<V: View>(
    _ inputs: NodeInputs, content: V.Type
  ) -> ViewNode<ModifiedContent<V, AppearanceModifier>> {
    AppearanceNode<V>(inputs)
  }
}

/// The node of a modifier that waits for its view to come and go.
private final class AppearanceNode<Content: View>: PassThroughNode<
  ModifiedContent<Content, AppearanceModifier>, Content
>
{
  private var modifier: AppearanceModifier?

  override init(_ inputs: NodeInputs) {
    super.init(inputs, child: \.content)
  }

  override func update(
    _ view: ModifiedContent<Content, AppearanceModifier>, _ context: UpdateContext
  ) {
    let isFirst = modifier == nil
    modifier = view.modifier
    super.update(view, context)
    if isFirst, !graph.isSampling, let appear = view.modifier.appear {
      graph.afterUpdate { appear() }
    }
  }

  override func visibilityChanged(_ isShown: Bool) {
    super.visibilityChanged(isShown)
    guard !graph.isSampling, let modifier else { return }
    if let action = isShown ? modifier.appear : modifier.disappear {
      graph.afterUpdate { action() }
    }
  }

  override func willUnmount() {
    if !graph.isSampling, let disappear = modifier?.disappear {
      graph.afterUpdate { disappear() }
    }
  }
}
