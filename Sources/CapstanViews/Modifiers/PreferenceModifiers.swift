extension View {
  /// Tells those around the view a value.
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(PreferenceModifier<K>(change: .set(value)))
  }

  /// Changes what the view tells those around it.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceModifier<K>(change: .transform(callback)))
  }

  /// Calls a closure when what the view tells has changed.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChangeModifier<K>(action: action))
  }
}

/// Changes what a view tells those around it.
nonisolated struct PreferenceModifier<K: PreferenceKey>: ViewModifier {
  typealias Body = Never

  enum Change {
    case set(K.Value)
    case transform((inout K.Value) -> Void)
  }

  let change: Change

  @MainActor static func _makeNode<V: View>(
    _ inputs: NodeInputs, content: V.Type
  ) -> ViewNode<ModifiedContent<V, PreferenceModifier<K>>> {
    PreferenceNode<V, K>(inputs)
  }
}

/// The node of a modifier that changes what its view tells.
private final class PreferenceNode<Content: View, K: PreferenceKey>: PassThroughNode<
  ModifiedContent<Content, PreferenceModifier<K>>, Content
>
{
  private var change: PreferenceModifier<K>.Change?

  override init(_ inputs: NodeInputs) {
    super.init(inputs, child: \.content)
  }

  override func update(
    _ view: ModifiedContent<Content, PreferenceModifier<K>>, _ context: UpdateContext
  ) {
    change = view.modifier.change
    super.update(view, context)
  }

  override func collectPreference<Key: PreferenceKey>(
    _ key: Key.Type, into value: inout PreferenceValue<Key>
  ) {
    guard let own = change as? PreferenceModifier<Key>.Change else {
      return super.collectPreference(key, into: &value)
    }
    switch own {
    case .set(let told): value.add(told)
    case .transform(let transform):
      var inner = PreferenceValue<Key>()
      super.collectPreference(key, into: &inner)
      var told = inner.value
      transform(&told)
      value.add(told)
    }
  }
}

/// Calls a closure when what a view tells has changed.
nonisolated struct PreferenceChangeModifier<K: PreferenceKey>: ViewModifier
where K.Value: Equatable {
  typealias Body = Never
  let action: (K.Value) -> Void

  @MainActor static func _makeNode<V: View>(
    _ inputs: NodeInputs, content: V.Type
  ) -> ViewNode<ModifiedContent<V, PreferenceChangeModifier<K>>> {
    PreferenceChangeNode<V, K>(inputs)
  }
}

/// The node of a modifier that waits for what its view tells.
private final class PreferenceChangeNode<Content: View, K: PreferenceKey>: PassThroughNode<
  ModifiedContent<Content, PreferenceChangeModifier<K>>, Content
>
where K.Value: Equatable {
  private var action: ((K.Value) -> Void)?
  private var last: K.Value?

  override init(_ inputs: NodeInputs) {
    super.init(inputs, child: \.content)
  }

  override func update(
    _ view: ModifiedContent<Content, PreferenceChangeModifier<K>>, _ context: UpdateContext
  ) {
    action = view.modifier.action
    super.update(view, context)
  }

  override func resolvePreferences() -> Bool {
    let isWaiting = super.resolvePreferences()
    var told = PreferenceValue<K>()
    super.collectPreference(K.self, into: &told)
    let value = told.value
    if let last, last == value { return isWaiting }
    let isFirst = last == nil
    last = value
    if isFirst, value == K.defaultValue { return isWaiting }
    graph.afterUpdate { [action] in action?(value) }
    return isWaiting
  }
}
