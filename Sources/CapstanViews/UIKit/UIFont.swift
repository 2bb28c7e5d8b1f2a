private import CapstanSceneGraph
public import Foundation

/// A font with UIKit's names, known by its metrics.
public final class UIFont: Sendable {
  /// Points.
  public let pointSize: CGFloat
  /// The weight.
  public let weight: Weight
  /// The family; nil for the system's.
  public let familyName: String?

  /// Weights with UIKit's names.
  public enum Weight: Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  private init(size: CGFloat, weight: Weight, family: String? = nil) {
    (pointSize, self.weight, familyName) = (size, weight, family)
  }

  /// Creates a font by name.
  public convenience init?(name: String, size: CGFloat) {
    self.init(size: size, weight: .regular, family: name)
  }

  /// Returns the system's font.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(size: size, weight: weight)
  }

  /// Returns the system's bold font.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: size, weight: .bold)
  }

  /// The height of a line in points.
  public var lineHeight: CGFloat { pointSize * SystemFontMetrics.lineHeight }
  /// The height above the baseline in points.
  public var ascender: CGFloat { pointSize * SystemFontMetrics.ascent }
  /// The depth below the baseline in points, negative.
  public var descender: CGFloat { -pointSize * SystemFontMetrics.descent }
  /// The height of capitals in points.
  public var capHeight: CGFloat { pointSize * SystemFontMetrics.capHeight }
}

extension Font {
  /// Creates the font that UIKit's stands for.
  public init(_ font: UIFont) {
    let weight = Font.Weight(font.weight)
    self =
      font.familyName.map { Font.custom($0, size: font.pointSize).weight(weight) }
      ?? .system(size: font.pointSize, weight: weight)
  }
}

extension Font.Weight {
  fileprivate init(_ weight: UIFont.Weight) {
    switch weight {
    case .ultraLight: self = .ultraLight
    case .thin: self = .thin
    case .light: self = .light
    case .regular: self = .regular
    case .medium: self = .medium
    case .semibold: self = .semibold
    case .bold: self = .bold
    case .heavy: self = .heavy
    case .black: self = .black
    }
  }
}
