import Foundation

/// The figures of buttons with a background; approximations of ours of iOS 18's.
private struct ButtonMetrics {
  let font: Font
  let horizontal: CGFloat
  let vertical: CGFloat
  let radius: CGFloat

  init(_ size: ControlSize) {
    switch size {
    case .mini: (font, horizontal, vertical, radius) = (.subheadline, 8, 3, 5)
    case .small: (font, horizontal, vertical, radius) = (.subheadline, 10, 5, 6)
    case .regular: (font, horizontal, vertical, radius) = (.body, 12, 7, 7)
    case .large: (font, horizontal, vertical, radius) = (.body, 20, 15, 12)
    case .extraLarge: (font, horizontal, vertical, radius) = (.body, 24, 18, 14)
    }
  }
}

/// What stands behind a button's label.
nonisolated enum ButtonBackground {
  case faint, prominent
  case glass(Glass, isProminent: Bool)
}

/// A button's label on a background.
nonisolated struct BorderedButtonLabel: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let background: ButtonBackground

  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var border
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint

  @MainActor var body: some View {
    let metrics = ButtonMetrics(size)
    let isCircle = border.kind == .circle
    configuration.label
      .font(metrics.font)
      .foregroundStyle(foreground)
      .padding(.horizontal, isCircle ? metrics.vertical : metrics.horizontal)
      .padding(.vertical, metrics.vertical)
      .background { fill(shape(metrics)) }
      .glassEffect(glass, in: shape(metrics))
      .contentShape(Rectangle())
  }

  private func shape(_ metrics: ButtonMetrics) -> AnyShape {
    switch border.kind {
    case .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    case .roundedRectangle(let radius):
      AnyShape(RoundedRectangle(cornerRadius: radius ?? metrics.radius))
    case .automatic:
      isGlass
        ? AnyShape(Capsule()) : AnyShape(RoundedRectangle(cornerRadius: metrics.radius))
    }
  }

  private var isGlass: Bool { if case .glass = background { true } else { false } }

  /// The glass behind the label; none for other backgrounds.
  private var glass: Glass {
    guard case .glass(let glass, let isProminent) = background else { return .identity }
    guard isProminent, isEnabled else { return glass }
    return glass.tint((tint?.base as? Color) ?? .accentColor)
  }

  private var color: AnyShapeStyle {
    configuration.role == .destructive
      ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }

  private var foreground: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(HierarchicalShapeStyle.tertiary) }
    switch background {
    case .faint: return color
    case .prominent, .glass(_, isProminent: true): return AnyShapeStyle(Color.white)
    case .glass: return AnyShapeStyle(HierarchicalShapeStyle.primary)
    }
  }

  @ViewBuilder @MainActor private func fill(_ shape: AnyShape) -> some View {
    switch background {
    case .prominent:
      if isEnabled {
        shape.fill(color)
      } else {
        shape.fill(Color(SystemColor.tertiarySystemFill))
      }
    case .faint:
      if isEnabled, tint != nil || configuration.role == .destructive {
        shape.fill(color).opacity(0.15)
      } else {
        shape.fill(Color(SystemColor.tertiarySystemFill))
      }
    case .glass:
      EmptyView()
    }
  }
}

/// A label on a faint background.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// The label on its background.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonLabel(configuration: configuration, background: .faint)
      .modifier(TapTargetModifier(action: configuration.action))
  }
}

/// A white label on the tint.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// The label on its background.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonLabel(configuration: configuration, background: .prominent)
      .modifier(TapTargetModifier(action: configuration.action))
  }
}

/// A label on glass.
public nonisolated struct GlassButtonStyle: PrimitiveButtonStyle, Sendable {
  private let glass: Glass

  /// Creates the style.
  public init() { glass = .regular }

  /// Creates the style with a kind of glass.
  public init(_ glass: Glass) { self.glass = glass }

  /// The label on its background.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonLabel(
      configuration: configuration, background: .glass(glass, isProminent: false)
    )
    .modifier(TapTargetModifier(action: configuration.action))
  }
}

/// A white label on glass in the tint.
public nonisolated struct GlassProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// The label on its background.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonLabel(
      configuration: configuration, background: .glass(.regular, isProminent: true)
    )
    .modifier(TapTargetModifier(action: configuration.action))
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A label on a faint background.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A white label on the tint.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A label on glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// A label on a kind of glass.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A white label on glass in the tint.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

extension View {
  /// Sets the outline of buttons with a background.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }

  /// Lets buttons repeat what they do while they are held, which they never are here.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    self
  }
}

/// Whether a button repeats what it does while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  /// As the system decides.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// Yes.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// No.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension EnvironmentValues {
  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

private enum ButtonBorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}
