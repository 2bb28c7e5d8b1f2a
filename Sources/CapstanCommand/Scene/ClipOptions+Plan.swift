import CapstanFrames
import CapstanStage

/// The frames of a run, worked out from options and source.
struct ClipPlan: Sendable {
  /// The whole clip.
  var clock: FrameClock
  /// The part that is made.
  var frames: Range<Int>
  /// What the user should hear about it.
  var notices: [String] = []
}

extension ClipOptions {
  /// How long a clip goes on after everything is at rest, so that the end is seen.
  static let restShown = 0.25
  /// How long after the last event a clip ends although something still moves.
  static let longestSettling = 5.0

  /// Works out which frames a source has.
  ///
  /// - Throws: `CommandError` with the code `invalidInput` for frames outside the clip.
  @MainActor func plan(for source: any FrameSource) throws -> ClipPlan {
    var notices = [rate?.note].compactMap(\.self)
    let duration: RationalTime
    switch length {
    case .exactly(let time): duration = time
    case .settle: duration = settledDuration(of: source, &notices)
    }
    let clock = try FrameClock(
      rate: rate?.rate ?? FrameRate(60), duration: duration, includesEnd: includesEnd)
    return ClipPlan(clock: clock, frames: try selection(of: clock), notices: notices)
  }

  @MainActor private func settledDuration(
    of source: any FrameSource, _ notices: inout [String]
  ) -> RationalTime {
    let latest = source.lastEventTime + Self.longestSettling
    guard let rest = source.restTime, rest + Self.restShown <= latest else {
      let end = milliseconds(latest)
      notices.append(
        "something still moves \(Self.longestSettling.formatted) s after the last event; the clip "
          + "ends at \(end.decimal(places: 2)) s (--duration says otherwise)")
      return end
    }
    return milliseconds(rest + Self.restShown)
  }

  /// The first whole millisecond that is not before a time.
  private func milliseconds(_ seconds: Double) -> RationalTime {
    RationalTime(Int((seconds * 1000 - 1e-6).rounded(.up)), over: 1000)
  }

  private func selection(of clock: FrameClock) throws -> Range<Int> {
    if frames != nil, shard != nil {
      throw CommandError.usage("--frames and --shard each choose frames; give one of them")
    }
    if let shard { return clock.shard(shard.index, of: shard.total) }
    guard let frames else { return 0..<clock.count }
    do {
      return Range(try clock.range(parsing: frames.text))
    } catch {
      throw CommandError(.invalidInput, "--frames: \(error)")
    }
  }
}

extension Double {
  /// Without a point where the number is whole.
  fileprivate var formatted: String { self == rounded() ? String(Int(self)) : String(self) }
}
