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

  /// Returns the system's italic font; drawn upright.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(size: size, weight: .regular)
  }

  /// Returns the system's font with digits of one width.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight)
  }

  /// Returns the system's font with characters of one width.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight)
  }

  /// Returns the system's font of a style at the default text size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(size: style.size, weight: style == .headline ? .semibold : .regular)
  }

  /// Returns the font in another size.
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(size: size, weight: weight, family: familyName)
  }

  /// What a font is made of.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: self) }

  /// Creates a font of a descriptor; a size of 0 takes the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let font = descriptor.font
    self.init(
      size: size == 0 ? font.pointSize : size, weight: font.weight, family: font.familyName)
  }

  /// Styles with UIKit's names.
  public enum TextStyle: Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote,
      caption1, caption2

    /// Points at the default text size, as published.
    var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      }
    }
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

/// What a font is made of; designs and traits are accepted and not drawn.
public final class UIFontDescriptor: Sendable {
  let font: UIFont

  init(font: UIFont) { self.font = font }

  /// Designs of the system's font.
  public enum SystemDesign: Sendable {
    case `default`, rounded, serif, monospaced
  }

  /// Traits with UIKit's names.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates traits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
  }

  /// Returns the same font: designs are chosen in SwiftUI.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

  /// Returns the font, bold if that is asked for.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    guard traits.contains(.traitBold) else { return self }
    return UIFontDescriptor(font: .boldSystemFont(ofSize: font.pointSize))
  }
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
