/// A part of a control, as the control's style is given it.
public nonisolated struct StylePart<Configuration>: View {
  private let content: AnyView

  /// Makes a part of a view.
  @MainActor init<Content: View>(_ content: Content) { self.content = AnyView(content) }

  /// Makes a part of a view; nil for an empty one.
  @MainActor init?<Content: View>(unlessEmpty content: Content) {
    guard Content.self != EmptyView.self else { return nil }
    self.init(content)
  }

  /// The view.
  @MainActor public var body: some View { content }
}
