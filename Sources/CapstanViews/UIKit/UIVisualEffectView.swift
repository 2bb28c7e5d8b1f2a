public import Foundation

/// An effect of an effect view.
open class UIVisualEffect {
  /// Creates an effect that changes nothing.
  public init() {}
}

/// A blurred backdrop.
public final class UIBlurEffect: UIVisualEffect {
  /// Kinds of blurred backdrops.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
      systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight,
      systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark,
      systemThickMaterialDark, systemChromeMaterialDark
  }

  /// The kind.
  public let style: Style

  /// Creates an effect.
  public init(style: Style) { self.style = style }

  /// The material that comes closest, and the scheme that it is bound to.
  ///
  /// The older styles have no material of their own; the nearest in lightness stands in
  /// (an approximation of ours).
  var material: (material: Material, scheme: ColorScheme?) {
    switch style {
    case .extraLight: (.thick, .light)
    case .light: (.regular, .light)
    case .dark: (.regular, .dark)
    case .regular: (.regular, nil)
    case .prominent: (.thick, nil)
    case .systemUltraThinMaterial: (.ultraThin, nil)
    case .systemThinMaterial: (.thin, nil)
    case .systemMaterial: (.regular, nil)
    case .systemThickMaterial: (.thick, nil)
    case .systemChromeMaterial: (.bar, nil)
    case .systemUltraThinMaterialLight: (.ultraThin, .light)
    case .systemThinMaterialLight: (.thin, .light)
    case .systemMaterialLight: (.regular, .light)
    case .systemThickMaterialLight: (.thick, .light)
    case .systemChromeMaterialLight: (.bar, .light)
    case .systemUltraThinMaterialDark: (.ultraThin, .dark)
    case .systemThinMaterialDark: (.thin, .dark)
    case .systemMaterialDark: (.regular, .dark)
    case .systemThickMaterialDark: (.thick, .dark)
    case .systemChromeMaterialDark: (.bar, .dark)
    }
  }
}

/// Colours that stand out from a blurred backdrop; drawn plainly.
public final class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect for a backdrop.
  public init(blurEffect: UIBlurEffect) { super.init() }
  /// Creates an effect for a backdrop.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}

/// How much colours stand out; drawn plainly.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill,
    separator
}

/// A view that shows an effect.
open class UIVisualEffectView: UIView, @unchecked Sendable {
  // Unchecked: used on the main thread only, like everything of UIKit.

  /// The effect; nil for none.
  public var effect: UIVisualEffect?
  /// Where views are added.
  public let contentView = UIView()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect? = nil) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Creates a view from an archive, of which there are none here.
  public required init?(coder: NSCoder) { return nil }
}
