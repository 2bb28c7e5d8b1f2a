import CapstanAssets
import CapstanViews
import Foundation

extension StageSettings {
  /// What a view can read of the settings.
  @MainActor var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    var change = Script.Change()
    change.colorScheme = colorScheme
    change.contrast = contrast
    change.textSize = textSize
    change.layoutDirection = layoutDirection
    change.reducesMotion = reducesMotion
    change.locale = locale
    change.apply(to: &environment)
    environment.platformEra = era == .iOS26 ? .iOS26 : .iOS18
    let isUpright = size.height >= size.width
    environment.horizontalSizeClass = .compact
    environment.verticalSizeClass = isUpright ? .regular : .compact
    return environment
  }
}

extension Script.Change {
  /// Writes the values that the change holds.
  @MainActor func apply(to environment: inout EnvironmentValues) {
    if let colorScheme { environment.colorScheme = colorScheme == .dark ? .dark : .light }
    if let contrast {
      environment.colorSchemeContrast = contrast == .increased ? .increased : .standard
    }
    if let textSize, let size = DynamicTypeSize(name: textSize.rawValue) {
      environment.dynamicTypeSize = size
    }
    if let layoutDirection {
      environment.layoutDirection = layoutDirection == .rtl ? .rightToLeft : .leftToRight
    }
    if let reducesMotion { environment.accessibilityReduceMotion = reducesMotion }
    if let locale { environment.locale = Locale(identifier: locale) }
  }
}

extension StageContext {
  /// What a view can read of the settings, the author's assets among it.
  @MainActor var environment: EnvironmentValues {
    var environment = settings.environment
    guard let assets else { return environment }
    environment.assets = assets
    if assets.hasAccentColor { environment.accent = Color(AssetLibrary.accentName) }
    return environment
  }

  /// The page as the view engine takes it.
  var hostSettings: HostSettings {
    let area = settings.safeArea
    var host = HostSettings(
      size: settings.size,
      safeArea: EdgeInsets(
        top: area.top, leading: area.leading, bottom: area.bottom, trailing: area.trailing),
      scale: settings.scale, textEngine: text, symbols: symbols)
    host.reusesWork = reusesWork
    return host
  }
}
