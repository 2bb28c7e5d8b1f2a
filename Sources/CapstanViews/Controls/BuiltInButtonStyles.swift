/// The style of the place: the label in the tint.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// The label in the tint.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TintedButtonLabel(configuration: configuration)
      .modifier(TapTargetModifier(action: configuration.action))
  }
}

/// The label in the tint.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// The label in the tint.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TintedButtonLabel(configuration: configuration)
      .modifier(TapTargetModifier(action: configuration.action))
  }
}

/// The label as it is.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// The label as it is, faint where the button is disabled.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PlainButtonLabel(configuration: configuration)
      .modifier(TapTargetModifier(action: configuration.action))
  }
}

/// A button's label as it is.
nonisolated struct PlainButtonLabel: View {
  let configuration: PrimitiveButtonStyleConfiguration

  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    configuration.label.opacity(isEnabled ? 1 : DisabledAppearance.opacity)
  }
}

/// How controls look where they are disabled.
enum DisabledAppearance {
  /// Multiplies the opacity of a label; an approximation of ours.
  static let opacity = 0.5
}

/// A button's label in the tint, red where it deletes and grey where it is disabled.
///
/// A foreground that is set around the button goes before all of them.
nonisolated struct TintedButtonLabel: View {
  let configuration: PrimitiveButtonStyleConfiguration

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.foregroundStyles) private var foreground

  @MainActor var body: some View {
    if foreground == nil {
      configuration.label.foregroundStyle(style)
    } else {
      PlainButtonLabel(configuration: configuration)
    }
  }

  private var style: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(HierarchicalShapeStyle.tertiary) }
    if configuration.role == .destructive { return AnyShapeStyle(Color.red) }
    return AnyShapeStyle(TintShapeStyle())
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style of the place.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
