extension View {
  /// Sets how text and images in the view change into others, when the change is animated.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    modifier(EnvironmentModifier { $0.contentTransition = transition })
  }
}
