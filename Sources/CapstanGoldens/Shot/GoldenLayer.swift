/// The three layers of a golden, in the order in which they are compared.
///
/// The first that breaks tells what happened: numbers moved, the layout or a style changed, or only
/// the rasterizer draws differently.
public enum GoldenLayer: String, CaseIterable, Sendable {
  case curves, list, pixels

  /// What it means if this is the first layer that differs.
  public var meaning: String {
    switch self {
    case .curves: "motion changed"
    case .list: "layout or style changed"
    case .pixels: "the rasterizer changed"
    }
  }
}
