/// Views on top of each other.
public nonisolated struct ZStack<Content: View>: View {
  private let layout: ZStackLayout
  private let content: Content

  /// Creates a stack.
  @MainActor @preconcurrency public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  /// The stack.
  @MainActor public var body: some View {
    LayoutContainer(layout: layout, content: content)
  }
}
