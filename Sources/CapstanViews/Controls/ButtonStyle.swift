/// What a button style is given.
public nonisolated struct ButtonStyleConfiguration {
  /// A button's label.
  public nonisolated struct Label: View {
    let content: AnyView

    /// The label.
    @MainActor public var body: some View { content }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  /// Whether a finger rests on the button.
  public let isPressed: Bool
}

/// How buttons look; taps are taken care of.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of the view that shows a button.
  associatedtype Body: View

  /// What is known of the button.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the view that shows a button.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// What a primitive button style is given.
public nonisolated struct PrimitiveButtonStyleConfiguration {
  /// A button's label.
  public typealias Label = ButtonStyleConfiguration.Label

  /// What the button is for.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button does.
  @MainActor public func trigger() {
    action()
  }
}

/// How buttons look and when they are triggered.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of the view that shows a button.
  associatedtype Body: View

  /// What is known of the button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns the view that shows a button and triggers it.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// A button style whose type is hidden.
///
/// Unchecked: made where a style is set, and used on the main actor only.
nonisolated class AnyButtonStyle: @unchecked Sendable {
  @MainActor func makeBody(
    role: ButtonRole?, label: AnyView, trigger: @escaping @MainActor () -> Void
  ) -> AnyView {
    preconditionFailure("A subclass knows the style.")
  }
}

nonisolated final class WrappedButtonStyle<Style: ButtonStyle>: AnyButtonStyle,
  @unchecked Sendable
{
  private let style: Style

  init(_ style: Style) {
    self.style = style
  }

  @MainActor override func makeBody(
    role: ButtonRole?, label: AnyView, trigger: @escaping @MainActor () -> Void
  ) -> AnyView {
    AnyView(StyledButton(style: style, role: role, label: label, trigger: trigger))
  }
}

nonisolated final class WrappedPrimitiveButtonStyle<Style: PrimitiveButtonStyle>: AnyButtonStyle,
  @unchecked Sendable
{
  private let style: Style

  init(_ style: Style) {
    self.style = style
  }

  @MainActor override func makeBody(
    role: ButtonRole?, label: AnyView, trigger: @escaping @MainActor () -> Void
  ) -> AnyView {
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: ButtonStyleConfiguration.Label(content: label), action: trigger)
    return AnyView(PrimitiveStyledButton(style: style, configuration: configuration))
  }
}

/// A button in a primitive style, whose dynamic properties are connected.
nonisolated struct PrimitiveStyledButton<Style: PrimitiveButtonStyle>: View, HoldsStyle {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration

  @MainActor var body: some View {
    style.makeBody(configuration: configuration)
  }
}

/// A button in a style of the author's own, whose dynamic properties are connected.
nonisolated struct StyledButton<Style: ButtonStyle>: View {
  let style: Style
  let role: ButtonRole?
  let label: AnyView
  let trigger: @MainActor () -> Void
  @State private var isPressed = false

  nonisolated init(
    style: Style, role: ButtonRole?, label: AnyView, trigger: @escaping @MainActor () -> Void
  ) {
    (self.style, self.role, self.label, self.trigger) = (style, role, label, trigger)
  }

  @MainActor var body: some View {
    StyledButtonLabel(style: style, role: role, label: label, isPressed: isPressed)
      .modifier(TapTargetModifier(action: trigger) { isPressed = $0 })
  }
}

/// What a style shows of a button.
///
/// The style is a stored property of a view, so the engine connects what it reads.
nonisolated struct StyledButtonLabel<Style: ButtonStyle>: View, HoldsStyle {
  var style: Style
  let role: ButtonRole?
  let label: AnyView
  let isPressed: Bool

  @MainActor var body: some View {
    style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: role, label: ButtonStyleConfiguration.Label(content: label), isPressed: isPressed))
  }
}

extension View {
  /// Sets how buttons in the view look.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.buttonStyle = WrappedButtonStyle(style) })
  }

  /// Sets how buttons in the view look and when they are triggered.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.buttonStyle = WrappedPrimitiveButtonStyle(style) })
  }
}

extension EnvironmentValues {
  /// How buttons look.
  var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

private enum ButtonStyleKey: EnvironmentKey {
  static let defaultValue: AnyButtonStyle = WrappedPrimitiveButtonStyle(DefaultButtonStyle())
}
