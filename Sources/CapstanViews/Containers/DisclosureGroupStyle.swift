/// What a style of foldable groups is given.
public nonisolated struct DisclosureGroupStyleConfiguration {
  /// The title of a group.
  public typealias Label = StylePart<DisclosureGroupStyleConfiguration>
  /// The views of a group.
  public typealias Content = StylePart<DisclosureGroupStyleConfiguration>

  /// The title.
  public let label: Label
  /// The views.
  public let content: Content
  /// Whether the group is open.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    (self.label, self.content) = (label, content)
    _isExpanded = isExpanded
  }
}

/// How foldable groups look.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  /// The type of the view that shows one.
  associatedtype Body: View

  /// What a style is given.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Returns the view that shows one.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// A title with a chevron; its figures are an approximation of ours.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// The title with its chevron, and the views while the group is open.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let isExpanded = configuration.$isExpanded
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 8) {
        configuration.label
        Spacer(minLength: 0)
        Image(systemName: "chevron.forward")
          .font(.system(size: 13, weight: .semibold))
          .foregroundStyle(TintShapeStyle())
          .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
      }
      .contentShape(Rectangle())
      .modifier(
        TapTargetModifier(action: { withAnimation { isExpanded.wrappedValue.toggle() } }))
      if isExpanded.wrappedValue { configuration.content }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The style of the place.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  /// Sets how foldable groups in the view look.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    controlStyle(style) { (style: S, configuration: S.Configuration) in
      style.makeBody(configuration: configuration)
    }
  }
}

extension EnvironmentValues {
  /// How foldable groups look.
  var disclosureGroupStyle: AnyControlStyle<DisclosureGroupStyleConfiguration> {
    self[styleOf: DisclosureGroupStyleConfiguration.self]
  }
}

extension DisclosureGroupStyleConfiguration: ControlConfiguration {
  static let automaticStyle: AnyControlStyle<DisclosureGroupStyleConfiguration> =
    WrappedControlStyle(AutomaticDisclosureGroupStyle()) { $0.makeBody(configuration: $1) }
}
