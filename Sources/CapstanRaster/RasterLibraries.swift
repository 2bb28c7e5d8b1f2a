private import CCairo
import Foundation

/// The libraries that draw, as they are loaded at run time.
public enum RasterLibraries {
  /// Names and versions, in a fixed order.
  public static var versions: [(name: String, version: String)] {
    [("cairo", unsafe String(cString: cairo_version_string())), ("pixman", pixmanVersion)]
  }

  /// The version of the library that composes pixels under Cairo, which has loaded it
  /// (`pixman_version_string`); "unknown" where Cairo has it inside.
  private static var pixmanVersion: String {
    typealias VersionString = @convention(c) () -> UnsafePointer<CChar>?
    guard let symbol = unsafe dlsym(nil, "pixman_version_string") else { return "unknown" }
    let function = unsafe unsafeBitCast(symbol, to: VersionString.self)
    guard let text = unsafe function() else { return "unknown" }
    return unsafe String(cString: text)
  }
}
