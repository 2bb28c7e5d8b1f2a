import CapstanSceneGraph

/// The platform's published palettes, in one place: hexadecimal gamma-encoded sRGB by appearance.
///
/// The hues have a table for each era; greys, labels, fills and backgrounds did not change.
/// Published by Apple for iOS 13 to 18 and for iOS 26.
extension SystemColor {
  /// A colour's variants in the order light, dark, light and dark with increased contrast.
  struct Variants: Sendable {
    var hex: (UInt32, UInt32, UInt32, UInt32)
    var alpha: (Double, Double, Double, Double)
    /// Inside a sheet or popover in the dark, at standard and at increased contrast.
    var elevated: (UInt32, UInt32)?

    init(
      _ hex: (UInt32, UInt32, UInt32, UInt32),
      alpha: (Double, Double, Double, Double) = (1, 1, 1, 1), elevated: (UInt32, UInt32)? = nil
    ) {
      (self.hex, self.alpha, self.elevated) = (hex, alpha, elevated)
    }
  }

  /// The variants in an era.
  func variants(in era: PlatformEra) -> Variants {
    switch (self, era) {
    case (.red, .iOS26): Variants((0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165))
    case (.orange, .iOS26): Variants((0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056))
    case (.yellow, .iOS26): Variants((0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43))
    case (.green, .iOS26): Variants((0x34C759, 0x30D158, 0x008932, 0x4AD968))
    case (.mint, .iOS26): Variants((0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB))
    case (.teal, .iOS26): Variants((0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC))
    case (.cyan, .iOS26): Variants((0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF))
    case (.blue, .iOS26): Variants((0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF))
    case (.indigo, .iOS26): Variants((0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF))
    case (.purple, .iOS26): Variants((0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF))
    case (.pink, .iOS26): Variants((0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4))
    case (.brown, .iOS26): Variants((0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679))

    case (.red, _): Variants((0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961))
    case (.orange, _): Variants((0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340))
    case (.yellow, _): Variants((0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426))
    case (.green, _): Variants((0x34C759, 0x30D158, 0x248A3D, 0x30DB5B))
    case (.mint, _): Variants((0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF))
    case (.teal, _): Variants((0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF))
    case (.cyan, _): Variants((0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF))
    case (.blue, _): Variants((0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF))
    case (.indigo, _): Variants((0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF))
    case (.purple, _): Variants((0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF))
    case (.pink, _): Variants((0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482))
    case (.brown, _): Variants((0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469))

    case (.gray, _): Variants((0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2))
    case (.gray2, _): Variants((0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80))
    case (.gray3, _): Variants((0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456))
    case (.gray4, _): Variants((0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446))
    case (.gray5, _): Variants((0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638))
    case (.gray6, _): Variants((0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426))

    case (.label, _): Variants((0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF))
    case (.secondaryLabel, _):
      Variants(
        (0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5),
        alpha: (0.6, 0.6, 0.8, 0.7))
    case (.tertiaryLabel, _):
      Variants(
        (0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5),
        alpha: (0.3, 0.3, 0.7, 0.55))
    case (.quaternaryLabel, _):
      Variants(
        (0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5),
        alpha: (0.18, 0.16, 0.55, 0.4))
    case (.quinary, _):
      Variants(
        (0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF),
        alpha: (0.05, 0.05, 0.0814, 0.0814))
    case (.placeholderText, _):
      Variants(
        (0x3C3C43, 0xEBEBF5, 0x3C3C43, 0xEBEBF5),
        alpha: (0.3, 0.3, 0.38, 0.38))
    case (.link, _): Variants((0x007AFF, 0x0984FF, 0x007AFF, 0x0984FF))

    case (.systemFill, _):
      Variants(
        (0x787880, 0x787880, 0x787880, 0x787880),
        alpha: (0.2, 0.36, 0.28, 0.44))
    case (.secondarySystemFill, _):
      Variants(
        (0x787880, 0x787880, 0x787880, 0x787880),
        alpha: (0.16, 0.32, 0.24, 0.4))
    case (.tertiarySystemFill, _):
      Variants(
        (0x767680, 0x767680, 0x767680, 0x767680),
        alpha: (0.12, 0.24, 0.2, 0.32))
    case (.quaternarySystemFill, _):
      Variants(
        (0x747480, 0x767680, 0x747480, 0x767680),
        alpha: (0.08, 0.18, 0.16, 0.26))
    case (.separator, _):
      Variants(
        (0x3C3C43, 0x545458, 0x3C3C43, 0x545458),
        alpha: (0.29, 0.6, 0.37, 0.68))
    case (.opaqueSeparator, _): Variants((0xC6C6C8, 0x38383A, 0xC6C6C8, 0x38383A))

    case (.systemBackground, _):
      Variants(
        (0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000),
        elevated: (0x1C1C1E, 0x242426))
    case (.secondarySystemBackground, _):
      Variants(
        (0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426),
        elevated: (0x2C2C2E, 0x363638))
    case (.tertiarySystemBackground, _):
      Variants(
        (0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638),
        elevated: (0x3A3A3C, 0x444446))
    case (.systemGroupedBackground, _):
      Variants(
        (0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000),
        elevated: (0x1C1C1E, 0x242426))
    case (.secondarySystemGroupedBackground, _):
      Variants(
        (0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426),
        elevated: (0x2C2C2E, 0x363638))
    case (.tertiarySystemGroupedBackground, _):
      Variants(
        (0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638),
        elevated: (0x3A3A3C, 0x444446))
    }
  }
}
