extension View {
  /// Draws text, symbols and shapes of the view with a style.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundStyleModifier(levels: [AnyShapeStyle(style)]))
  }

  /// Draws the two first levels of the foreground with two styles.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(
      ForegroundStyleModifier(levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// Draws the three first levels of the foreground with three styles.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      ForegroundStyleModifier(
        levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }

  /// Draws text, symbols and shapes of the view in a colour; nil leaves the foreground.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundStyleModifier(levels: color.map { [AnyShapeStyle($0)] } ?? []))
  }

  /// Sets the tint of controls in the view.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(EnvironmentModifier { $0.tint = tint.map { AnyShapeStyle($0) } })
  }

  /// Sets the tint of controls in the view.
  public nonisolated func tint(_ tint: Color?) -> some View {
    modifier(EnvironmentModifier { $0.tint = tint.map { AnyShapeStyle($0) } })
  }

  /// Sets the accent colour of the view.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    modifier(EnvironmentModifier { $0.accent = accentColor })
  }

  /// Sets what the background style stands for in the view.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.backgroundStyle = AnyShapeStyle(style) })
  }
}

/// Sets the foreground of a view.
nonisolated struct ForegroundStyleModifier: ViewModifier {
  let levels: [AnyShapeStyle]

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      EnvironmentModifier { environment in
        guard !levels.isEmpty else { return }
        environment.foregroundStyles = ForegroundStyles(
          levels, outer: environment.foregroundStyles)
      })
  }
}
