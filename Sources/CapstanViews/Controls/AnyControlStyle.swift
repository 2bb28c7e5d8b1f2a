/// A style of a control whose type is hidden: it makes a view of what is known of the control.
///
/// Unchecked: made where a style is set, and used on the main actor only.
nonisolated class AnyControlStyle<Configuration>: @unchecked Sendable {
  /// Returns the view that shows a control.
  @MainActor func makeBody(_ configuration: Configuration) -> AnyView {
    preconditionFailure("A subclass knows the style.")
  }
}

/// A style of a control, whose dynamic properties are connected when it is shown.
nonisolated final class WrappedControlStyle<Style, Configuration, Content: View>: AnyControlStyle<
  Configuration
>, @unchecked Sendable
{
  private let style: Style
  private let content: @MainActor (Style, Configuration) -> Content
  private let reset: (inout EnvironmentValues) -> Void

  /// Hides a style's type.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - content: Returns the view that the style makes.
  ///   - reset: Sets the style that controls inside the view have; a style that shows the very
  ///     control that it is given would otherwise never end.
  init(
    _ style: Style, _ content: @escaping @MainActor (Style, Configuration) -> Content,
    resetting reset: @escaping (inout EnvironmentValues) -> Void = { _ in }
  ) {
    (self.style, self.content, self.reset) = (style, content, reset)
  }

  @MainActor override func makeBody(_ configuration: Configuration) -> AnyView {
    AnyView(
      StyledControl(style: style, configuration: configuration, content: content)
        .modifier(EnvironmentModifier(change: reset)))
  }
}

/// A control in a style, whose dynamic properties are connected.
private nonisolated struct StyledControl<Style, Configuration, Content: View>: View, HoldsStyle {
  let style: Style
  let configuration: Configuration
  let content: @MainActor (Style, Configuration) -> Content

  @MainActor var body: some View {
    content(style, configuration)
  }
}
