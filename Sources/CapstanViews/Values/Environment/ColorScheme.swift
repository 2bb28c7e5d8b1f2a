/// Light or dark appearance.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light, dark
}

/// How strongly foreground and background differ.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard, increased
}

/// The platform generation whose palette and defaults are drawn.
public enum PlatformEra: String, CaseIterable, Hashable, Sendable {
  /// iOS 17 and 18.
  case iOS18
  /// iOS 26.
  case iOS26
}
