/// Views on a card with a title.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

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

  /// The card; its figures are an approximation of ours.
  @MainActor public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      label.font(.headline)
      content
    }
    .padding(16)
    .background(
      Color(SystemColor.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
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

/// A title that shows or hides views below it.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let binding: Binding<Bool>?

  @State private var own = false

  /// Creates a group that keeps to itself whether it is open.
  @MainActor @preconcurrency public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    (self.content, self.label, binding) = (content(), label(), nil)
  }

  /// Creates a group that a binding opens.
  @MainActor @preconcurrency public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    (self.content, self.label, binding) = (content(), label(), isExpanded)
  }

  /// The title with its chevron, and the views while the group is open.
  @MainActor public var body: some View {
    let isExpanded = binding ?? $own
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 8) {
        label
        Spacer(minLength: 0)
        Image(systemName: "chevron.forward")
          .font(.system(size: 13, weight: .semibold))
          .foregroundStyle(TintShapeStyle())
          .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
      }
      .contentShape(Rectangle())
      .modifier(
        TapTargetModifier(action: { withAnimation { isExpanded.wrappedValue.toggle() } }))
      if isExpanded.wrappedValue { content }
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title.
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group with a title that a binding opens.
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a group with a title.
  @MainActor @preconcurrency @_disfavoredOverload public init<S: StringProtocol>(
    _ label: S, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(label) }
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
