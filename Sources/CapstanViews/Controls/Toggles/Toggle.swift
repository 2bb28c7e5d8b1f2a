/// A control that is on or off.
public nonisolated struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let label: Label

  @Environment(\.toggleStyle) private var style

  /// Creates a control for a binding.
  @MainActor @preconcurrency public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// The control in the style of its place.
  @MainActor public var body: some View {
    style.makeBody(ToggleStyleConfiguration(label: .init(label), isOn: isOn))
  }
}

extension Toggle where Label == Text {
  /// Creates a control with a name.
  @MainActor @preconcurrency public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a control with a name.
  @MainActor @preconcurrency @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == CapstanViews.Label<Text, Image> {
  /// Creates a control with a name and a symbol.
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { CapstanViews.Label(titleKey, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the control that a style is given, in the style around it.
  @MainActor @preconcurrency public init(_ configuration: ToggleStyleConfiguration) {
    isOn = configuration.$isOn
    label = configuration.label
  }
}

/// What a toggle style is given.
public nonisolated struct ToggleStyleConfiguration {
  /// A toggle's label.
  public typealias Label = StylePart<ToggleStyleConfiguration>

  /// What the toggle is called.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the toggle stands for several values that differ, which it never does here.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// How toggles look.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of the view that shows a toggle.
  associatedtype Body: View

  /// What is known of the toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Returns the view that shows a toggle.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets how toggles in the view look.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.toggleStyle = .of(style) })
  }
}

extension EnvironmentValues {
  /// How toggles look.
  var toggleStyle: AnyControlStyle<ToggleStyleConfiguration> {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

private enum ToggleStyleKey: EnvironmentKey {
  static let defaultValue: AnyControlStyle = .of(SwitchToggleStyle())
}

extension AnyControlStyle where Configuration == ToggleStyleConfiguration {
  /// Hides a style's type.
  nonisolated static func of<S: ToggleStyle>(_ style: S) -> AnyControlStyle {
    WrappedControlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
