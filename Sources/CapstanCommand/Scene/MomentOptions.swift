import CapstanFrames

/// The times of single frames.
struct MomentOptions: Sendable {
  var times: [RationalTime] = []

  static let group = OptionTable<MomentOptions>.Group(
    "the moments",
    [
      .values(
        "--at", placeholder: "TIME", "seconds after the start, as in 0.5 or 500ms",
        into: \.times)
    ])
}
