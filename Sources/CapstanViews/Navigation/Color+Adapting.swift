extension Color {
  /// A colour of the engine's own that depends on the scheme.
  init(adapting name: String, _ provider: @escaping @Sendable (StyleContext) -> ResolvedColor) {
    self.init(.dynamic(DynamicColor(name: name, provider)))
  }
}
