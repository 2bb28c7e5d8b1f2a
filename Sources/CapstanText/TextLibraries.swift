private import CPango

/// The C libraries that text is set with, as they are at run time.
public enum TextLibraries {
  /// Names and versions, in a fixed order.
  public static var versions: [(name: String, version: String)] {
    [
      ("pango", unsafe String(cString: pango_version_string())),
      ("harfbuzz", unsafe String(cString: hb_version_string())),
      ("fontconfig", fontconfig), ("freetype", freetype),
    ]
  }

  private static var fontconfig: String {
    let version = FcGetVersion()
    return "\(version / 10_000).\(version / 100 % 100).\(version % 100)"
  }

  private static var freetype: String {
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0 else { return "unknown" }
    defer { unsafe FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    unsafe FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
