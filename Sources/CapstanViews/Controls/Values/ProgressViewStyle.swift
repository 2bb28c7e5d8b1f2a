/// What a style of progress is given.
public nonisolated struct ProgressViewStyleConfiguration {
  /// The name of what goes on.
  public typealias Label = StylePart<ProgressViewStyleConfiguration>
  /// The value in words.
  public typealias CurrentValueLabel = StylePart<ProgressViewStyleConfiguration>

  /// How much is done, 0...1; nil where nobody knows.
  public let fractionCompleted: Double?
  /// The name of what goes on, if it has one.
  public var label: Label?
  /// The value in words, if there are some.
  public var currentValueLabel: CurrentValueLabel?
}

/// How progress is shown.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// The type of the view that shows progress.
  associatedtype Body: View

  /// What is known of the progress.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Returns the view that shows progress.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// A line for something that has come some way, petals for something that goes on.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// The line or the petals.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A line.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
  private let tint: Color?

  /// Creates the style.
  public init() { tint = nil }
  /// Creates the style in a colour.
  public init(tint: Color) { self.tint = tint }

  /// The name, the line and the value; petals where nobody knows how much is done.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if let fraction = configuration.fractionCompleted {
      VStack(alignment: .leading, spacing: 6) {
        configuration.label
        BarLayout(fraction: fraction) {
          Capsule().fill(Color(SystemColor.systemFill))
          Capsule().fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()))
        }
        configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
      }
    } else {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// Petals.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
  /// Creates the style.
  public init() {}
  /// Creates the style; petals keep the label's colour.
  public init(tint: Color) {}

  /// The petals and the name.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      Spinner()
      configuration.label.font(.footnote).foregroundStyle(.secondary)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style of the place.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A line.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// Petals.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// Creates the view that a style is given, as the platform shows it.
  @MainActor @preconcurrency public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      value: configuration.currentValueLabel)
  }
}

extension View {
  /// Sets how progress views in the view look.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(style) { (style: S, configuration: S.Configuration) in
      style.makeBody(configuration: configuration)
    }
  }
}

extension EnvironmentValues {
  /// How progress views look.
  var progressViewStyle: AnyControlStyle<ProgressViewStyleConfiguration> {
    self[styleOf: ProgressViewStyleConfiguration.self]
  }
}

extension ProgressViewStyleConfiguration: ControlConfiguration {
  static let automaticStyle: AnyControlStyle<ProgressViewStyleConfiguration> =
    WrappedControlStyle(DefaultProgressViewStyle()) { $0.makeBody(configuration: $1) }
}
