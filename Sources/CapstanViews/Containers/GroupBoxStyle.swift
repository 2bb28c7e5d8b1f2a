/// What a style of cards is given.
public nonisolated struct GroupBoxStyleConfiguration {
  /// The title of a card.
  public typealias Label = StylePart<GroupBoxStyleConfiguration>
  /// The views on a card.
  public typealias Content = StylePart<GroupBoxStyleConfiguration>

  /// The title.
  public let label: Label
  /// The views.
  public let content: Content
}

/// How cards look.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// The type of the view that shows one.
  associatedtype Body: View

  /// What a style is given.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Returns the view that shows one.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// A card; its figures are an approximation of ours.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// The title above the views.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding(16)
    .background(
      Color(SystemColor.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The style of the place.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Sets how cards in the view look.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(style) { (style: S, configuration: S.Configuration) in
      style.makeBody(configuration: configuration)
    }
  }
}

extension EnvironmentValues {
  /// How cards look.
  var groupBoxStyle: AnyControlStyle<GroupBoxStyleConfiguration> {
    self[styleOf: GroupBoxStyleConfiguration.self]
  }
}

extension GroupBoxStyleConfiguration: ControlConfiguration {
  static let automaticStyle: AnyControlStyle<GroupBoxStyleConfiguration> =
    WrappedControlStyle(DefaultGroupBoxStyle()) { $0.makeBody(configuration: $1) }
}
