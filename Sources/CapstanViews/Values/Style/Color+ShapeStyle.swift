extension Color: ShapeStyle {
  /// Returns what the style paints in a context.
  public func _resolved(in context: StyleContext) -> ResolvedStyle {
    ResolvedStyle(resolvedColor(in: context)).atLevel(context.level)
  }
}

extension Color.Resolved: ShapeStyle {
  /// The style is drawn as it stands.
  public typealias Resolved = Never

  /// Returns what the style paints in a context.
  public func _resolved(in context: StyleContext) -> ResolvedStyle {
    ResolvedStyle(resolvedColor).atLevel(context.level)
  }
}

extension ShapeStyle where Self == Color {
  /// The system's red.
  public static var red: Color { .red }
  /// The system's orange.
  public static var orange: Color { .orange }
  /// The system's yellow.
  public static var yellow: Color { .yellow }
  /// The system's green.
  public static var green: Color { .green }
  /// The system's mint.
  public static var mint: Color { .mint }
  /// The system's teal.
  public static var teal: Color { .teal }
  /// The system's cyan.
  public static var cyan: Color { .cyan }
  /// The system's blue.
  public static var blue: Color { .blue }
  /// The system's indigo.
  public static var indigo: Color { .indigo }
  /// The system's purple.
  public static var purple: Color { .purple }
  /// The system's pink.
  public static var pink: Color { .pink }
  /// The system's brown.
  public static var brown: Color { .brown }
  /// White in every appearance.
  public static var white: Color { .white }
  /// The system's gray.
  public static var gray: Color { .gray }
  /// Black in every appearance.
  public static var black: Color { .black }
  /// Transparent black.
  public static var clear: Color { .clear }
}
