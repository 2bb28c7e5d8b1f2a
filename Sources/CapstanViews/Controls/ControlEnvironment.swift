/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

extension EnvironmentValues {
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// Whether controls leave their labels out.
  var hidesLabels: Bool {
    get { self[HidesLabelsKey.self] }
    set { self[HidesLabelsKey.self] = newValue }
  }
}

private enum ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}

private enum HidesLabelsKey: EnvironmentKey {
  static let defaultValue = false
}

extension View {
  /// Sets how large controls in the view are.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Leaves the labels of controls in the view out.
  public nonisolated func labelsHidden() -> some View {
    environment(\.hidesLabels, true)
  }

  /// Shows or leaves out the labels of controls in the view.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.hidesLabels, visibility == .hidden)
  }
}

/// A name on the leading side and a value on the trailing one.
nonisolated struct NamedValue<Label: View, Value: View>: View {
  let label: Label
  let value: Value

  @Environment(\.hidesLabels) private var hidesLabel

  @MainActor var body: some View {
    if hidesLabel {
      value
    } else {
      HStack(spacing: 8) {
        label
        Spacer(minLength: 0)
        value
      }
    }
  }
}

/// A name beside a value.
public nonisolated struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Creates a name and a value.
  @MainActor @preconcurrency public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    (self.content, self.label) = (content(), label())
  }

  /// The name and the value.
  @MainActor public var body: some View {
    NamedValue(label: label, value: content.foregroundStyle(.secondary))
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
