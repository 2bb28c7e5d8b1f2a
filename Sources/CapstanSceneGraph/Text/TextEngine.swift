public import Foundation

/// Turns styled characters into lines of glyphs.
///
/// Implemented by CapstanText; free-threaded.
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

  /// The kind of face, or a family of the author's.
  public var family: Family
  /// Points to the em.
  public var size: CGFloat
  /// 100...900, as in CSS and font files: 400 regular, 600 semibold, 700 bold.
  public var weight: Int
  /// Slanted, by a file of its own or, without one, by shearing.
  public var italic: Bool
  /// Equal advances for digits.
  public var monospacedDigits: Bool
  /// Small letters become small capitals.
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
  /// The room that a picture takes in a line, in points.
  public struct Picture: Hashable, Sendable {
    /// Towards the next character.
    public var width: CGFloat
    /// Above the baseline.
    public var ascent: CGFloat
    /// Below the baseline.
    public var descent: CGFloat

    /// Creates the room of a picture.
    public init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
      (self.width, self.ascent, self.descent) = (width, ascent, descent)
    }
  }

  /// Characters of one style.
  public struct Span: Hashable, Sendable {
    /// The characters; a newline ends a line.
    public var text: String
    /// What they are set in.
    public var font: FontRequest
    /// Added to every advance, in points, beside the system font's own table; breaks ligatures.
    public var tracking: CGFloat
    /// Added between characters only, in points; keeps ligatures.
    public var kerning: CGFloat
    /// Points upwards.
    public var baselineOffset: CGFloat
    /// Draws a line under the characters.
    public var underline: Bool
    /// Draws a line through the characters.
    public var strikethrough: Bool
    /// Comes back with the glyphs, for the caller to choose a paint by.
    public var styleIndex: Int
    /// Comes back with the lines under and through the characters; lines of equal indices join.
    public var lineStyleIndex: Int
    /// The room of what each character stands for, drawn by the caller; nil for plain characters.
    public var picture: Picture?

    /// Creates a span.
    public init(
      text: String, font: FontRequest, tracking: CGFloat = 0, kerning: CGFloat = 0,
      baselineOffset: CGFloat = 0, underline: Bool = false, strikethrough: Bool = false,
      styleIndex: Int = 0, lineStyleIndex: Int = 0, picture: Picture? = nil
    ) {
      (self.lineStyleIndex, self.picture) = (lineStyleIndex, picture)
      (self.text, self.font, self.tracking, self.kerning) = (text, font, tracking, kerning)
      (self.baselineOffset, self.underline) = (baselineOffset, underline)
      (self.strikethrough, self.styleIndex) = (strikethrough, styleIndex)
    }
  }

  /// How lines stand in the box.
  public enum Alignment: String, Hashable, Sendable { case leading, center, trailing }
  /// Where an ellipsis replaces what does not fit.
  public enum Truncation: String, Hashable, Sendable { case head, middle, tail }

  /// The characters in reading order.
  public var spans: [Span]
  /// How lines stand in the box.
  public var alignment: Alignment
  /// At most this many lines; nil for no limit.
  public var lineLimit: Int?
  /// Reserves the height of `lineLimit` lines even for fewer.
  public var reservesSpace: Bool
  /// Where an ellipsis stands if the line limit leaves text out.
  public var truncation: Truncation
  /// Added between lines, in points.
  public var lineSpacing: CGFloat
  /// The published leading of the first span's text style in points, baseline to baseline; nil for
  /// the face's.
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
    /// The face that draws the glyphs.
    public var face: any GlyphFace
    /// Points to the em.
    public var size: CGFloat
    /// Synthetic slant as a fraction of the height.
    public var slant: CGFloat
    /// The glyphs from left to right.
    public var glyphs: [GlyphRun.Glyph]
    /// The characters in reading order.
    public var text: String
    /// That of the span.
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
    /// Where the bar runs.
    public enum Kind: Hashable, Sendable { case underline, strikethrough }

    /// The bar in the coordinates of the box.
    public var rect: CGRect
    /// That of the span.
    public var styleIndex: Int
    /// Where the bar runs.
    public var kind: Kind
    /// That of the span.
    public var lineStyleIndex: Int

    /// Creates a decoration.
    public init(
      rect: CGRect, styleIndex: Int, kind: Kind = .underline, lineStyleIndex: Int = 0
    ) {
      (self.rect, self.styleIndex) = (rect, styleIndex)
      (self.kind, self.lineStyleIndex) = (kind, lineStyleIndex)
    }
  }

  /// Where a picture stands among the glyphs.
  public struct PlacedPicture: Equatable, Sendable {
    /// The span whose character it stands for.
    public var spanIndex: Int
    /// Its left end on the baseline, in the coordinates of the box.
    public var origin: CGPoint

    /// Creates a place.
    public init(spanIndex: Int, origin: CGPoint) {
      (self.spanIndex, self.origin) = (spanIndex, origin)
    }
  }

  /// Whole pixels, rounded up.
  public var size: CGSize
  /// The first line's baseline in points from the top, rounded to the nearest pixel.
  public var firstBaseline: CGFloat
  /// The last line's baseline in points from the top, rounded up to a pixel.
  public var lastBaseline: CGFloat
  /// Glyphs, line by line and from left to right.
  public var runs: [Run]
  /// Lines under and through text.
  public var decorations: [Decoration]
  /// Pictures that stand for characters, line by line and from left to right.
  public var pictures: [PlacedPicture] = []
  /// Lines in the box, empty ones included; reserved ones are not counted.
  public var lineCount: Int
  /// Whether text was left out.
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
