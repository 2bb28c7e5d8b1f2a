/// A name beside a value.
public nonisolated struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  @Environment(\.labeledContentStyle) private var style

  /// Creates a name and a value.
  @MainActor @preconcurrency public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    (self.content, self.label) = (content(), label())
  }

  /// The name and the value in the style of their place.
  @MainActor public var body: some View {
    style.makeBody(
      LabeledContentStyleConfiguration(label: .init(label), content: .init(content)))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates the view that a style is given, as the platform shows it.
  @MainActor @preconcurrency public init(_ configuration: LabeledContentStyleConfiguration) {
    (label, content) = (configuration.label, configuration.content)
  }
}

extension LabeledContent where Label == Text {
  /// Creates a name and a value.
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a name and a value.
  @MainActor @preconcurrency @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a name and a value in words.
  @MainActor @preconcurrency public init<S: StringProtocol>(
    _ titleKey: LocalizedStringKey, value: S
  ) {
    self.init(content: { Text(value) }) { Text(titleKey) }
  }

  /// Creates a name and a value in words.
  @MainActor @preconcurrency @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(
    _ title: S1, value: S2
  ) {
    self.init(content: { Text(value) }) { Text(title) }
  }
}
