/// What a kind of control tells its style, and the style that it has where none is set.
nonisolated protocol ControlConfiguration {
  /// The style of the place.
  static var automaticStyle: AnyControlStyle<Self> { get }
}

extension EnvironmentValues {
  /// The style of a kind of control.
  subscript<Configuration: ControlConfiguration>(
    styleOf kind: Configuration.Type
  ) -> AnyControlStyle<Configuration> {
    get { self[ControlStyleKey<Configuration>.self] }
    set { self[ControlStyleKey<Configuration>.self] = newValue }
  }
}

private enum ControlStyleKey<Configuration: ControlConfiguration>: EnvironmentKey {
  static var defaultValue: AnyControlStyle<Configuration> { Configuration.automaticStyle }
}

extension View {
  /// Sets the style of a kind of control in the view.
  ///
  /// A control that the style itself shows has the automatic one.
  nonisolated func controlStyle<Style, Configuration: ControlConfiguration, Content: View>(
    _ style: Style, _ content: @escaping @MainActor (Style, Configuration) -> Content
  ) -> some View {
    modifier(
      EnvironmentModifier { values in
        values[styleOf: Configuration.self] = WrappedControlStyle(style, content) {
          $0[styleOf: Configuration.self] = Configuration.automaticStyle
        }
      })
  }
}
