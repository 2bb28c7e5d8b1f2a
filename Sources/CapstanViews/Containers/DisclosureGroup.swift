/// A title that shows or hides views below it.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let binding: Binding<Bool>?

  @State private var own = false
  @Environment(\.disclosureGroupStyle) private var style

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

  /// The title, and the views while the group is open, in the style of their place.
  @MainActor public var body: some View {
    style.makeBody(
      DisclosureGroupStyleConfiguration(
        label: .init(label), content: .init(content), isExpanded: binding ?? $own))
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
