package import CapstanSceneGraph

/// A colour of the platform that depends on scheme, contrast, era and elevation.
package enum SystemColor: String, CaseIterable, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, gray2, gray3, gray4, gray5, gray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, quinary, placeholderText, link
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill, separator,
    opaqueSeparator
  case systemBackground, secondarySystemBackground, tertiarySystemBackground,
    systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground

  /// Returns the colour in an appearance.
  package func resolved(
    scheme: ColorScheme, contrast: ColorSchemeContrast = .standard, era: PlatformEra = .iOS18,
    isElevated: Bool = false
  ) -> ResolvedColor {
    let v = variants(in: era)
    switch (scheme, contrast) {
    case (.light, .standard):
      return ResolvedColor(hex: v.hex.0, opacity: v.alpha.0)
    case (.dark, .standard):
      let hex = isElevated ? v.elevated?.0 ?? v.hex.1 : v.hex.1
      return ResolvedColor(hex: hex, opacity: v.alpha.1)
    case (.light, .increased):
      return ResolvedColor(hex: v.hex.2, opacity: v.alpha.2)
    case (.dark, .increased):
      let hex = isElevated ? v.elevated?.1 ?? v.hex.3 : v.hex.3
      return ResolvedColor(hex: hex, opacity: v.alpha.3)
    }
  }
}
