public import CapstanFrames

/// How long a clip is that ends when everything is at rest.
public struct SettledClip: Hashable, Sendable {
  /// How long a clip goes on after everything is at rest, in seconds, so that the end is seen.
  public static let restShown = 0.25
  /// How many seconds after the last event a clip ends although something still moves.
  public static let longestSettling = 5.0

  /// The clip's duration, in whole milliseconds.
  public let duration: RationalTime
  /// Whether something still moves at the end.
  public let isCut: Bool

  /// Works out the clip of a source.
  @MainActor public init(of source: any FrameSource) {
    let latest = source.lastEventTime + Self.longestSettling
    let rest = source.restTime ?? .infinity
    duration = RationalTime(millisecondsNotBefore: min(rest + Self.restShown, latest))
    isCut = rest > latest
  }
}
