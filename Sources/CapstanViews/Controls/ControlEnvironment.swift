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
