public import Foundation

/// SF Pro's vertical metrics in ems, from public font dumps (units per em 2048).
///
/// Line boxes and baselines come from these even where another face draws the glyphs. The rules
/// for boxes and gaps are those of SwiftUI since the iOS 17 SDK, measured.
public enum SystemFontMetrics {
  /// Above the baseline.
  public static let ascent = 1950.0 / 2048
  /// Below the baseline.
  public static let descent = 494.0 / 2048
  /// The height of a capital letter.
  public static let capHeight = 1443.0 / 2048
  /// The height of a small letter without an ascender.
  public static let xHeight = 1078.0 / 2048
  /// Ascent plus descent: 1.193359.
  public static let lineHeight = ascent + descent

  /// Returns a length rounded up to whole pixels; a millionth of a pixel above does not count.
  public static func roundedUp(_ length: CGFloat, pixelsPerPoint: CGFloat) -> CGFloat {
    (length * pixelsPerPoint - 1e-6).rounded(.up) / pixelsPerPoint
  }

  /// Returns a length rounded to the nearest whole pixel, halves away from zero.
  public static func rounded(_ length: CGFloat, pixelsPerPoint: CGFloat) -> CGFloat {
    (length * pixelsPerPoint).rounded() / pixelsPerPoint
  }

  /// Returns the height of a box of lines of one size, in points and whole pixels.
  ///
  /// `leading` is the distance of baselines that a text style publishes; without it lines stand at
  /// the face's own distance.
  public static func boxHeight(
    size: CGFloat, lines: Int = 1, leading: CGFloat? = nil, pixelsPerPoint: CGFloat
  ) -> CGFloat {
    let line = size * lineHeight
    return roundedUp(
      line + CGFloat(lines - 1) * (leading ?? line), pixelsPerPoint: pixelsPerPoint)
  }

  /// Returns the first baseline's distance from the top of its box, in points and whole pixels.
  public static func firstBaseline(size: CGFloat, pixelsPerPoint: CGFloat) -> CGFloat {
    rounded(size * ascent, pixelsPerPoint: pixelsPerPoint)
  }

  /// Returns the default gap above a text that stands under another text.
  public static func gap(
    aboveTextOfSize size: CGFloat, leading: CGFloat, pixelsPerPoint: CGFloat
  ) -> CGFloat {
    max(0, roundedUp(leading - size * lineHeight, pixelsPerPoint: pixelsPerPoint))
  }

  /// Returns the default gap between a shape or image and a text under it.
  public static func gap(
    fromShapeToTextOfSize size: CGFloat, pixelsPerPoint: CGFloat
  ) -> CGFloat {
    size * descent + margin(size: size, pixelsPerPoint: pixelsPerPoint)
  }

  /// Returns the default gap between a text and a shape or image under it.
  public static func gap(
    toShapeFromTextOfSize size: CGFloat, pixelsPerPoint: CGFloat
  ) -> CGFloat {
    let margin = margin(size: size, pixelsPerPoint: pixelsPerPoint)
    return max(size * (lineHeight - capHeight) + margin, margin + size * descent)
  }

  /// A tenth of the line height, in whole pixels.
  private static func margin(size: CGFloat, pixelsPerPoint: CGFloat) -> CGFloat {
    roundedUp(size * lineHeight / 10, pixelsPerPoint: pixelsPerPoint)
  }
}
