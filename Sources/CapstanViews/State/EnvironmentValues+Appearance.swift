public import Foundation

extension EnvironmentValues {
  /// Whether the page is light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Whether contrast is increased.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }

  /// Whose colours and materials are used.
  package var platformEra: PlatformEra {
    get { self[PlatformEraKey.self] }
    set { self[PlatformEraKey.self] = newValue }
  }

  /// Pixels to the point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// Whether motion is to be reduced.
  public var accessibilityReduceMotion: Bool {
    get { self[AccessibilityReduceMotionKey.self] }
    set { self[AccessibilityReduceMotionKey.self] = newValue }
  }

  /// Whether transparency is to be reduced.
  public var accessibilityReduceTransparency: Bool {
    get { self[AccessibilityReduceTransparencyKey.self] }
    set { self[AccessibilityReduceTransparencyKey.self] = newValue }
  }

  /// Whether colour alone must not carry meaning.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[AccessibilityDifferentiateWithoutColorKey.self] }
    set { self[AccessibilityDifferentiateWithoutColorKey.self] = newValue }
  }

  /// Whether the display inverts colours.
  public var accessibilityInvertColors: Bool {
    get { self[AccessibilityInvertColorsKey.self] }
    set { self[AccessibilityInvertColorsKey.self] = newValue }
  }

  /// Whether the page is read aloud.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[AccessibilityVoiceOverEnabledKey.self] }
    set { self[AccessibilityVoiceOverEnabledKey.self] = newValue }
  }

  /// The weight of text, if the reader asks for one.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// Whether the view lies in a sheet or popover.
  package var isElevated: Bool {
    get { self[IsElevatedKey.self] }
    set { self[IsElevatedKey.self] = newValue }
  }

  /// The accent colour; nil for the system's blue.
  package var accent: Color? {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }

  /// The tint of controls; nil for the accent colour.
  package var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The styles that stand for the foreground; nil for the label colours.
  package var foregroundStyles: ForegroundStyles? {
    get { self[ForegroundStylesKey.self] }
    set { self[ForegroundStylesKey.self] = newValue }
  }

  /// The style that stands for the background.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// The material behind the view.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }

  /// Colours and pictures by name.
  package var assets: any AssetSource {
    get { self[AssetsKey.self] }
    set { self[AssetsKey.self] = newValue }
  }
}

private enum ColorSchemeKey: EnvironmentKey {
  static let defaultValue: ColorScheme = .light
}

private enum ColorSchemeContrastKey: EnvironmentKey {
  static let defaultValue: ColorSchemeContrast = .standard
}

private enum PlatformEraKey: EnvironmentKey {
  static let defaultValue: PlatformEra = .iOS18
}

private enum DisplayScaleKey: EnvironmentKey {
  static let defaultValue: CGFloat = 3
}

private enum AccessibilityReduceMotionKey: EnvironmentKey {
  static let defaultValue: Bool = false
}

private enum AccessibilityReduceTransparencyKey: EnvironmentKey {
  static let defaultValue: Bool = false
}

private enum AccessibilityDifferentiateWithoutColorKey: EnvironmentKey {
  static let defaultValue: Bool = false
}

private enum AccessibilityInvertColorsKey: EnvironmentKey {
  static let defaultValue: Bool = false
}

private enum AccessibilityVoiceOverEnabledKey: EnvironmentKey {
  static let defaultValue: Bool = false
}

private enum LegibilityWeightKey: EnvironmentKey {
  static let defaultValue: LegibilityWeight? = nil
}

private enum IsElevatedKey: EnvironmentKey {
  static let defaultValue: Bool = false
}

private enum AccentKey: EnvironmentKey {
  static let defaultValue: Color? = nil
}

private enum TintKey: EnvironmentKey {
  static let defaultValue: AnyShapeStyle? = nil
}

private enum ForegroundStylesKey: EnvironmentKey {
  static let defaultValue: ForegroundStyles? = nil
}

private enum BackgroundStyleKey: EnvironmentKey {
  static let defaultValue: AnyShapeStyle? = nil
}

private enum BackgroundMaterialKey: EnvironmentKey {
  static let defaultValue: Material? = nil
}

private enum AssetsKey: EnvironmentKey {
  static let defaultValue: any AssetSource = NoAssets()
}
