/// SF Pro's vertical metrics in ems, from public font dumps (units per em 2048).
///
/// Line boxes and baselines come from these even where another face draws the glyphs.
public enum SystemFontMetrics {
  public static let ascent = 1950.0 / 2048
  public static let descent = 494.0 / 2048
  public static let capHeight = 1443.0 / 2048
  /// Ascent plus descent: 1.193359.
  public static let lineHeight = ascent + descent
}
