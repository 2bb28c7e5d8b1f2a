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
    style.makeBody(title: AnyView(title), icon: AnyView(icon))
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
  public nonisolated struct Title: View {
    let content: AnyView

    /// The title.
    @MainActor public var body: some View { content }
  }

  /// A label's icon.
  public nonisolated struct Icon: View {
    let content: AnyView

    /// The icon.
    @MainActor public var body: some View { content }
  }

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

/// A label style whose type is hidden.
///
/// Unchecked: made where a style is set, and used on the main actor only.
nonisolated class AnyLabelStyle: @unchecked Sendable {
  @MainActor func makeBody(title: AnyView, icon: AnyView) -> AnyView {
    preconditionFailure("A subclass knows the style.")
  }
}

nonisolated final class WrappedLabelStyle<Style: LabelStyle>: AnyLabelStyle, @unchecked Sendable {
  private let style: Style

  init(_ style: Style) {
    self.style = style
  }

  @MainActor override func makeBody(title: AnyView, icon: AnyView) -> AnyView {
    let configuration = LabelStyleConfiguration(
      title: LabelStyleConfiguration.Title(content: title),
      icon: LabelStyleConfiguration.Icon(content: icon))
    return AnyView(StyledLabel(style: style, configuration: configuration))
  }
}

/// A label in a style, whose dynamic properties are connected.
nonisolated struct StyledLabel<Style: LabelStyle>: View {
  let style: Style
  let configuration: LabelStyleConfiguration

  @MainActor var body: some View {
    style.makeBody(configuration: configuration)
  }
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
    modifier(EnvironmentModifier { $0.labelStyle = WrappedLabelStyle(style) })
  }
}

extension EnvironmentValues {
  /// How labels look.
  var labelStyle: AnyLabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

private enum LabelStyleKey: EnvironmentKey {
  static let defaultValue: AnyLabelStyle = WrappedLabelStyle(DefaultLabelStyle())
}
