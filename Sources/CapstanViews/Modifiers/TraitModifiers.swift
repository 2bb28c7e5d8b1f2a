import Foundation

extension View {
  /// Gives the view space before its neighbours of lower priority; 0 is the default.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(TraitModifier(key: ObjectIdentifier(LayoutPriorityTrait.self), value: value))
  }

  /// Draws the view above its neighbours of lower index; 0 is the default.
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(TraitModifier(key: ObjectIdentifier(ZIndexTrait.self), value: value))
  }

  /// Tells a value to the container.
  public nonisolated func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    modifier(TraitModifier(key: ObjectIdentifier(key), value: value))
  }

  /// Names the view for containers that select.
  public nonisolated func tag<V: Hashable>(
    _ tag: V, includeOptional: Bool = true
  ) -> some View {
    modifier(TraitModifier(key: ObjectIdentifier(TagTrait.self), value: AnyHashable(tag)))
  }
}

/// The name of a view in containers that select.
enum TagTrait: ViewTrait {
  typealias Value = AnyHashable
}

/// Tells a value to the container.
nonisolated struct TraitModifier<Value>: PrimitiveModifier {
  typealias Body = Never
  typealias AnimatableData = EmptyAnimatableData
  let key: ObjectIdentifier
  let value: Value

  @MainActor func trait(_ id: ObjectIdentifier) -> Any? {
    id == key ? value : nil
  }
}

/// Tells several values to the container.
nonisolated struct TraitsModifier: PrimitiveModifier {
  typealias Body = Never
  typealias AnimatableData = EmptyAnimatableData
  let traits: [ObjectIdentifier: Any]

  @MainActor func trait(_ id: ObjectIdentifier) -> Any? { traits[id] }
}
