/// What a style of names beside values is given.
public nonisolated struct LabeledContentStyleConfiguration {
  /// The name.
  public typealias Label = StylePart<LabeledContentStyleConfiguration>
  /// The value.
  public typealias Content = StylePart<LabeledContentStyleConfiguration>

  /// The name.
  public let label: Label
  /// The value.
  public let content: Content
}

/// How names beside values look.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  /// The type of the view that shows one.
  associatedtype Body: View

  /// What a style is given.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Returns the view that shows one.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// The name on the leading side, the value on the trailing one.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// The name and the value.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    NamedValue(
      label: configuration.label, value: configuration.content.foregroundStyle(.secondary))
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The style of the place.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  /// Sets how names beside values in the view look.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle(style) { (style: S, configuration: S.Configuration) in
      style.makeBody(configuration: configuration)
    }
  }
}

extension EnvironmentValues {
  /// How names beside values look.
  var labeledContentStyle: AnyControlStyle<LabeledContentStyleConfiguration> {
    self[styleOf: LabeledContentStyleConfiguration.self]
  }
}

extension LabeledContentStyleConfiguration: ControlConfiguration {
  static let automaticStyle: AnyControlStyle<LabeledContentStyleConfiguration> =
    WrappedControlStyle(AutomaticLabeledContentStyle()) { $0.makeBody(configuration: $1) }
}
