/// The scheme that a view prefers for the page; the first that is told counts.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// None.
  public static let defaultValue: ColorScheme? = nil

  /// Keeps the first.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Shows the page in a scheme; nil leaves the page's own.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }

  /// Sets the scheme of the view.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
