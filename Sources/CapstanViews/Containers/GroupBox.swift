/// Views on a card with a title.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  @Environment(\.groupBoxStyle) private var style

  /// Creates a card with a title.
  @MainActor @preconcurrency public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    (self.content, self.label) = (content(), label())
  }

  /// Creates a card with a title.
  @MainActor @preconcurrency public init(label: Label, @ViewBuilder content: () -> Content) {
    (self.content, self.label) = (content(), label)
  }

  /// The views in the style of their place.
  @MainActor public var body: some View {
    style.makeBody(GroupBoxStyleConfiguration(label: .init(label), content: .init(content)))
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a card without a title.
  @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content)
  }
}

extension GroupBox where Label == Text {
  /// Creates a card with a title.
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Creates a card with a title.
  @MainActor @preconcurrency @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(title), content: content)
  }
}

/// Controls that belong together, side by side.
public nonisolated struct ControlGroup<Content: View>: View {
  private let content: Content

  /// Creates a group.
  @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a group; its name is for menus and not shown.
  @MainActor @preconcurrency public init<L: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
  ) {
    self.content = content()
  }

  /// The controls.
  @MainActor public var body: some View {
    HStack(spacing: 8) { content }
  }
}
