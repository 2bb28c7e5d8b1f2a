extension Color: View {
  /// A rectangle of the colour.
  @MainActor public var body: some View {
    StyleView(style: self)
  }
}

extension LinearGradient: View {
  /// A rectangle of the gradient.
  @MainActor public var body: some View {
    StyleView(style: self)
  }
}

extension RadialGradient: View {
  /// A rectangle of the gradient.
  @MainActor public var body: some View {
    StyleView(style: self)
  }
}

extension AngularGradient: View {
  /// A rectangle of the gradient.
  @MainActor public var body: some View {
    StyleView(style: self)
  }
}

extension EllipticalGradient: View {
  /// A rectangle of the gradient.
  @MainActor public var body: some View {
    StyleView(style: self)
  }
}

extension MeshGradient: View {
  /// A rectangle of the gradient.
  @MainActor public var body: some View {
    StyleView(style: self)
  }
}
