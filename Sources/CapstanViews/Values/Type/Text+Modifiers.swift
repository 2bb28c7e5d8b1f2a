public import Foundation

extension Text {
  /// Returns the text in a font; nil leaves the font to the environment.
  public func font(_ font: Font?) -> Text { modified(.font(font)) }

  /// Returns the text in a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { modified(.weight(weight)) }

  /// Returns the text in a width.
  public func fontWidth(_ width: Font.Width?) -> Text { modified(.width(width)) }

  /// Returns the text in a design.
  public func fontDesign(_ design: Font.Design?) -> Text { modified(.design(design)) }

  /// Returns the text in bold.
  public func bold() -> Text { modified(.bold(true)) }

  /// Returns the text in bold or not.
  public func bold(_ isActive: Bool) -> Text { modified(.bold(isActive)) }

  /// Returns the text in italics.
  public func italic() -> Text { modified(.italic(true)) }

  /// Returns the text in italics or not.
  public func italic(_ isActive: Bool) -> Text { modified(.italic(isActive)) }

  /// Returns the text with equal advances for all characters.
  public func monospaced(_ isActive: Bool = true) -> Text { modified(.monospaced(isActive)) }

  /// Returns the text with equal advances for digits.
  public func monospacedDigit() -> Text { modified(.monospacedDigit) }

  /// Returns the text in a colour; nil leaves it to the environment.
  public func foregroundColor(_ color: Color?) -> Text {
    modified(.style(color.map { AnyShapeStyle($0) }))
  }

  /// Returns the text in a style.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    modified(.style(AnyShapeStyle(style)))
  }

  /// Returns the text with or without a line under it.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    modified(.underline(isActive ? LineStyle(color: color) : nil))
  }

  /// Returns the text with or without a line of a pattern under it.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    modified(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Returns the text with or without a line through it.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    modified(.strikethrough(isActive ? LineStyle(color: color) : nil))
  }

  /// Returns the text with or without a line of a pattern through it.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    modified(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Returns the text with points added between characters, ligatures kept.
  public func kerning(_ kerning: CGFloat) -> Text { modified(.kerning(kerning)) }

  /// Returns the text with points added to every character, ligatures broken.
  public func tracking(_ tracking: CGFloat) -> Text { modified(.tracking(tracking)) }

  /// Returns the text moved up by points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    modified(.baselineOffset(baselineOffset))
  }

  /// Returns the text in a size relative to its font.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    modified(.scale(isEnabled ? scale : .default))
  }
}
