private import CCairo

/// The libraries that draw, as they are loaded at run time.
public enum RasterLibraries {
  /// Names and versions, in a fixed order.
  public static var versions: [(name: String, version: String)] {
    [("cairo", unsafe String(cString: cairo_version_string()))]
  }
}
