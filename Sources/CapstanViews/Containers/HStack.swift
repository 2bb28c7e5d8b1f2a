public import Foundation

/// Views one after another, horizontally.
public nonisolated struct HStack<Content: View>: View {
  private let layout: HStackLayout
  private let content: Content

  /// Creates a stack; without a spacing, neighbours stand as far apart as they prefer.
  @MainActor @preconcurrency public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// The stack.
  @MainActor public var body: some View {
    LayoutContainer(layout: layout, content: content)
  }
}
