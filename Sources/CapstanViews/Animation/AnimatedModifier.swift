extension ViewModifier {
  /// Returns the modifier with its own changes, not those of the view, under an animation.
  public nonisolated func animation(_ animation: Animation?) -> some ViewModifier {
    AnimatedModifier(base: self) { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Returns the modifier with the transaction of its own changes, not of the view's, changed.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    AnimatedModifier(base: self, change: transform)
  }
}

/// A modifier whose changes are made under a transaction of their own.
nonisolated struct AnimatedModifier<Base: ViewModifier>: ViewModifier {
  let base: Base
  let change: (inout Transaction) -> Void

  @MainActor func body(content: Content) -> some View {
    content.transaction(change) { $0.modifier(base) }
  }
}
