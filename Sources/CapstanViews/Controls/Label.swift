/// A title beside an icon.
public nonisolated struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  /// Creates a label of two views.
  @MainActor @preconcurrency public init(
    @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon
  ) {
    self.title = title()
    self.icon = icon()
  }

  @Environment(\.labelStyle) private var style

  /// The label as the environment's style shows it.
  @MainActor public var body: some View {
    style.makeBody(LabelStyleConfiguration(title: .init(title), icon: .init(icon)))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label of words and a symbol.
  @MainActor @preconcurrency public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label of words and a symbol.
  @MainActor @preconcurrency @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, systemImage name: String
  ) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
  }

  /// Creates a label of words and a symbol.
  @MainActor @preconcurrency @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage name: String
  ) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a picture of the asset catalogue, by its generated symbol.
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource
  ) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }

  /// Creates a label with a picture of the asset catalogue, by its generated symbol.
  @MainActor @preconcurrency @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, image resource: ImageResource
  ) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }

  /// Creates a label of words and a picture.
  @MainActor @preconcurrency public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Creates a label of words and a picture.
  @MainActor @preconcurrency @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, image name: String
  ) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

/// What a label style is given.
public nonisolated struct LabelStyleConfiguration {
  /// A label's title.
  public typealias Title = StylePart<LabelStyleConfiguration>
  /// A label's icon.
  public typealias Icon = StylePart<LabelStyleConfiguration>

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

/// How labels look.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of the view that shows a label.
  associatedtype Body: View

  /// What is known of the label.
  typealias Configuration = LabelStyleConfiguration

  /// Returns the view that shows a label.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// Icon and title side by side.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// The icon before the title.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

/// The style of the place: icon and title side by side.
public nonisolated struct DefaultLabelStyle: LabelStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// The icon before the title.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The icon alone.
public nonisolated struct IconOnlyLabelStyle: LabelStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// The icon.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
  }
}

/// The title alone.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// The title.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style of the place.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Icon and title side by side.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension View {
  /// Sets how labels in the view look.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.labelStyle = .of(style) })
  }
}

extension EnvironmentValues {
  /// How labels look.
  var labelStyle: AnyControlStyle<LabelStyleConfiguration> {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

private enum LabelStyleKey: EnvironmentKey {
  static let defaultValue: AnyControlStyle<LabelStyleConfiguration> = .of(DefaultLabelStyle())
}

extension AnyControlStyle where Configuration == LabelStyleConfiguration {
  /// Hides a style's type.
  nonisolated static func of<S: LabelStyle>(_ style: S) -> AnyControlStyle {
    WrappedControlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
