public import Foundation

/// A typeface, a size and changes to them, found when text is drawn.
public nonisolated struct Font: Hashable, Sendable {
  /// Where size and face come from.
  package enum Base: Hashable, Sendable {
    case style(TextStyle, design: Design?, weight: Weight?)
    case system(size: CGFloat, weight: Weight?, design: Design?)
    /// `relativeTo` is nil for a size that does not follow the reader's.
    case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
  }

  /// A change, applied in order.
  package enum Modifier: Hashable, Sendable {
    case weight(Weight)
    case bold(Bool)
    case italic(Bool)
    case width(Width)
    case design(Design)
    case monospaced
    case monospacedDigit
    case smallCaps
    case leading(Leading)
    case scaled(CGFloat)
    /// A size in place of the base's, after Dynamic Type.
    case pointSize(CGFloat)
  }

  package let base: Base
  package var modifiers: [Modifier] = []

  package init(_ base: Base) { self.base = base }

  package func modified(_ modifier: Modifier) -> Font {
    var font = self
    font.modifiers.append(modifier)
    return font
  }

  /// The system font in the text style large title.
  public static let largeTitle = Font.system(.largeTitle)
  /// The system font in the text style title.
  public static let title = Font.system(.title)
  /// The system font in the text style title 2.
  public static let title2 = Font.system(.title2)
  /// The system font in the text style title 3.
  public static let title3 = Font.system(.title3)
  /// The system font in the text style headline.
  public static let headline = Font.system(.headline)
  /// The system font in the text style subheadline.
  public static let subheadline = Font.system(.subheadline)
  /// The system font in the text style body.
  public static let body = Font.system(.body)
  /// The system font in the text style callout.
  public static let callout = Font.system(.callout)
  /// The system font in the text style footnote.
  public static let footnote = Font.system(.footnote)
  /// The system font in the text style caption.
  public static let caption = Font.system(.caption)
  /// The system font in the text style caption 2.
  public static let caption2 = Font.system(.caption2)

  /// The system font in a text style, whose size follows the reader's.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style, design: design, weight: weight))
  }

  /// The system font at a fixed size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(size: size, weight: weight, design: design))
  }

  /// A font by name, whose size follows the reader's as body text does.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name: name, size: size, relativeTo: .body))
  }

  /// A font by name, whose size follows the reader's as a text style does.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(.custom(name: name, size: size, relativeTo: textStyle))
  }

  /// A font by name at a fixed size in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: fixedSize, relativeTo: nil))
  }
}

extension Font {
  /// Returns the font in its bold form: bold for titles and fixed sizes, semibold for text.
  public func bold() -> Font { modified(.bold(true)) }

  /// Returns the font in or out of its bold form.
  public func bold(_ isActive: Bool) -> Font { modified(.bold(isActive)) }

  /// Returns the font slanted.
  public func italic() -> Font { modified(.italic(true)) }

  /// Returns the font slanted or upright.
  public func italic(_ isActive: Bool) -> Font { modified(.italic(isActive)) }

  /// Returns the font in a weight.
  public func weight(_ weight: Weight) -> Font { modified(.weight(weight)) }

  /// Returns the font in a width.
  public func width(_ width: Width) -> Font { modified(.width(width)) }

  /// Returns the font with equal advances for all characters.
  public func monospaced() -> Font { modified(.monospaced) }

  /// Returns the font with equal advances for digits.
  public func monospacedDigit() -> Font { modified(.monospacedDigit) }

  /// Returns the font with small capitals.
  public func smallCaps() -> Font { modified(.smallCaps) }

  /// Returns the font with small capitals for lower-case letters.
  public func lowercaseSmallCaps() -> Font { modified(.smallCaps) }

  /// Returns the font with another distance between lines.
  public func leading(_ leading: Leading) -> Font { modified(.leading(leading)) }

  /// Returns the font with its size multiplied.
  public func scaled(by factor: CGFloat) -> Font { modified(.scaled(factor)) }
}
