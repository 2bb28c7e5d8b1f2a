/// A view that says itself whether it has changed; here every update reaches it.
public nonisolated struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content

  /// Creates a view that says itself whether it has changed.
  public init(content: Content) {
    self.content = content
  }

  /// The view.
  @MainActor public var body: some View { content }
}

extension View where Self: Equatable {
  /// Lets the view say itself whether it has changed.
  public nonisolated func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
