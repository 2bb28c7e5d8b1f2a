public import Foundation

/// Turns styled characters into lines of glyphs. Implemented by CapstanText; free-threaded.
public protocol TextEngine: AnyObject, Sendable {
  /// Breaks and shapes text for a width in points; nil means no limit.
  ///
  /// Deterministic: the same arguments give the same lines, on any thread and machine.
  func layout(_ text: StyledText, width: CGFloat?) -> TextLayout
}

/// A typeface request.
public struct FontRequest: Hashable, Sendable {
  /// The kind of face.
  public enum Family: Hashable, Sendable {
    case system, rounded, serif, monospaced
    case named(String)
  }

  public var family: Family
  /// Points to the em.
  public var size: CGFloat
  /// 100...900, as in CSS and font files: 400 regular, 600 semibold, 700 bold.
  public var weight: Int
  public var italic: Bool
  /// Equal advances for digits.
  public var monospacedDigits: Bool
  public var smallCaps: Bool
  /// Per cent of the normal width.
  public var width: Int

  /// Creates a request.
  public init(
    family: Family = .system, size: CGFloat, weight: Int = 400, italic: Bool = false,
    monospacedDigits: Bool = false, smallCaps: Bool = false, width: Int = 100
  ) {
    (self.family, self.size, self.weight, self.italic) = (family, size, weight, italic)
    (self.monospacedDigits, self.smallCaps, self.width) = (monospacedDigits, smallCaps, width)
  }
}

/// Characters with styles, and how their paragraph is set.
public struct StyledText: Hashable, Sendable {
  /// Characters of one style.
  public struct Span: Hashable, Sendable {
    public var text: String
    public var font: FontRequest
    /// Added to every advance, in points, beside the system font's own table; breaks ligatures.
    public var tracking: CGFloat
    /// Added between characters only, in points; keeps ligatures.
    public var kerning: CGFloat
    /// Points upwards.
    public var baselineOffset: CGFloat
    public var underline: Bool
    public var strikethrough: Bool
    /// Comes back with the glyphs, for the caller to choose a paint by.
    public var styleIndex: Int

    /// Creates a span.
    public init(
      text: String, font: FontRequest, tracking: CGFloat = 0, kerning: CGFloat = 0,
      baselineOffset: CGFloat = 0, underline: Bool = false, strikethrough: Bool = false,
      styleIndex: Int = 0
    ) {
      (self.text, self.font, self.tracking, self.kerning) = (text, font, tracking, kerning)
      (self.baselineOffset, self.underline) = (baselineOffset, underline)
      (self.strikethrough, self.styleIndex) = (strikethrough, styleIndex)
    }
  }

  /// How lines stand in the box.
  public enum Alignment: String, Hashable, Sendable { case leading, center, trailing }
  /// Where an ellipsis replaces what does not fit.
  public enum Truncation: String, Hashable, Sendable { case head, middle, tail }

  public var spans: [Span]
  public var alignment: Alignment
  /// At most this many lines; nil for no limit.
  public var lineLimit: Int?
  /// Reserves the height of `lineLimit` lines even for fewer.
  public var reservesSpace: Bool
  public var truncation: Truncation
  /// Added between lines, in points.
  public var lineSpacing: CGFloat
  /// The published leading of the text style in points, baseline to baseline; nil for the face's.
  public var leading: CGFloat?
  /// The smallest factor by which the size may shrink to avoid truncation; 1 for none.
  public var minimumScaleFactor: CGFloat
  /// Leading is on the right, and text without a letter of either direction runs to the left; any
  /// other paragraph takes the direction of its first letter.
  public var rightToLeft: Bool
  /// Pixels to the point; box sizes and baselines are rounded to whole pixels.
  public var pixelsPerPoint: CGFloat
  /// BCP 47, for shaping.
  public var locale: String

  /// Creates a paragraph.
  public init(
    spans: [Span], alignment: Alignment = .leading, lineLimit: Int? = nil,
    reservesSpace: Bool = false, truncation: Truncation = .tail, lineSpacing: CGFloat = 0,
    leading: CGFloat? = nil, minimumScaleFactor: CGFloat = 1, rightToLeft: Bool = false,
    pixelsPerPoint: CGFloat = 3, locale: String = "en"
  ) {
    (self.spans, self.alignment, self.lineLimit) = (spans, alignment, lineLimit)
    (self.reservesSpace, self.truncation, self.lineSpacing) =
      (reservesSpace, truncation, lineSpacing)
    (self.leading, self.minimumScaleFactor) = (leading, minimumScaleFactor)
    (self.rightToLeft, self.pixelsPerPoint, self.locale) = (rightToLeft, pixelsPerPoint, locale)
  }
}

/// Lines of glyphs in a box whose origin is its top left corner.
public struct TextLayout: Sendable {
  /// Glyphs of one face and style, positioned in the box.
  public struct Run: Sendable {
    public var face: any GlyphFace
    public var size: CGFloat
    public var slant: CGFloat
    public var glyphs: [GlyphRun.Glyph]
    public var text: String
    public var styleIndex: Int

    /// Creates a run.
    public init(
      face: any GlyphFace, size: CGFloat, slant: CGFloat, glyphs: [GlyphRun.Glyph], text: String,
      styleIndex: Int
    ) {
      (self.face, self.size, self.slant, self.glyphs) = (face, size, slant, glyphs)
      (self.text, self.styleIndex) = (text, styleIndex)
    }
  }

  /// An underline or strikethrough, to be filled with the paint of its style.
  public struct Decoration: Sendable {
    public var rect: CGRect
    public var styleIndex: Int

    /// Creates a decoration.
    public init(rect: CGRect, styleIndex: Int) {
      (self.rect, self.styleIndex) = (rect, styleIndex)
    }
  }

  /// Whole pixels, rounded up.
  public var size: CGSize
  public var firstBaseline: CGFloat
  public var lastBaseline: CGFloat
  public var runs: [Run]
  public var decorations: [Decoration]
  public var lineCount: Int
  public var isTruncated: Bool
  /// 1, or the factor at which the text fitted.
  public var scaleFactor: CGFloat
  /// Characters that no declared font has.
  public var missing: [Unicode.Scalar]
  /// Families asked for that are not declared; the system font stands in.
  public var missingFamilies: [String]

  /// Creates a layout.
  public init(
    size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, runs: [Run],
    decorations: [Decoration] = [], lineCount: Int = 1, isTruncated: Bool = false,
    scaleFactor: CGFloat = 1, missing: [Unicode.Scalar] = [], missingFamilies: [String] = []
  ) {
    (self.size, self.firstBaseline, self.lastBaseline) = (size, firstBaseline, lastBaseline)
    (self.runs, self.decorations, self.lineCount) = (runs, decorations, lineCount)
    (self.isTruncated, self.scaleFactor, self.missing) = (isTruncated, scaleFactor, missing)
    self.missingFamilies = missingFamilies
  }
}
