extension View {
  /// Calls a closure with a value of the view's geometry when that has changed.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  /// Calls a closure with a value of the view's geometry, as it was and is, when that has changed.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}

/// Calls a closure when a view's geometry has changed.
nonisolated struct GeometryChangeModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  @MainActor static func _makeNode<V: View>(
    _ inputs: NodeInputs, content: V.Type
  ) -> ViewNode<ModifiedContent<V, GeometryChangeModifier<Value>>> {
    WrapperNode<V, GeometryChangeElement<Value>>(inputs)
  }
}

/// The element of a view whose geometry is watched; while a moment is drawn nothing counts.
final class GeometryChangeElement<Value: Equatable>: ProxyElement, ConfigurableWrapper {
  private var modifier: GeometryChangeModifier<Value>?
  private var direction = LayoutDirection.leftToRight
  private var current: Value?
  private var told: Value?
  private var isTelling = false

  override required init(_ inner: ViewElement, node: Node) {
    super.init(inner, node: node)
  }

  func configure(
    _ modifier: GeometryChangeModifier<Value>, _ environment: EnvironmentValues
  ) {
    self.modifier = modifier
    direction = environment.layoutDirection
  }

  override func placeContents(in context: PlacementContext) {
    if !graph.isSampling, let modifier {
      current = modifier.transform(GeometryProxy(bounds: bounds, context, direction))
      if current != told, !isTelling {
        isTelling = true
        graph.afterUpdate { [weak self] in self?.tell() }
      }
    }
    super.placeContents(in: context)
  }

  /// Calls the closure if the update has left another value than was told last.
  ///
  /// A view that follows another is placed twice in an update; what counts is the end.
  private func tell() {
    isTelling = false
    guard let modifier, let current, current != told else { return }
    let old = told ?? current
    told = current
    modifier.action(old, current)
  }
}
