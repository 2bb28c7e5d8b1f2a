import CapstanRaster
import CapstanText

/// The libraries of all stages that can change a pixel.
public enum StageLibraries {
  /// Versions by name, as they are loaded at run time.
  public static var versions: [String: String] {
    let all = RasterLibraries.versions + TextLibraries.versions
    return Dictionary(all.map { ($0.name, $0.version) }) { first, _ in first }
  }
}
