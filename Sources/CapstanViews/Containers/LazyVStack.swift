public import Foundation

/// Views one after another, vertically; all are made at once here.
public nonisolated struct LazyVStack<Content: View>: View {
  private let layout: VStackLayout
  private let content: Content

  /// Creates a stack; without a spacing, neighbours stand as far apart as they prefer.
  @MainActor @preconcurrency public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// The stack.
  @MainActor public var body: some View {
    LayoutContainer(layout: layout, content: content)
  }
}
