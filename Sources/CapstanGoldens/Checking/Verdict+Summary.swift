public import CapstanFrames

extension Verdict {
  /// The verdict in a few words.
  public var summary: String {
    switch self {
    case .match: "matches"
    case .curves: "motion changed"
    case .list: "layout or style changed"
    case .pixels: "drawn differently"
    case .size: "pictures have another size"
    case .count: "another number of frames"
    case .missing: "no golden"
    case .unreadable: "the golden cannot be read"
    case .environment: "made with other libraries or fonts"
    case .error: "the check failed"
    }
  }
}
