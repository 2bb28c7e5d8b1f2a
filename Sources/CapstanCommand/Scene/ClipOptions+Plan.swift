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
    return try plan(duration, includesEnd: includesEnd, notices)
  }

  /// Works out which frames a motion without a source has; its end is one of them.
  ///
  /// - Throws: `CommandError` with the code `invalidInput` for frames outside the clip.
  func plan(settlingAfter settled: RationalTime) throws -> ClipPlan {
    let notices = [rate?.note].compactMap(\.self)
    return switch length {
    case .exactly(let time): try plan(time, includesEnd: true, notices)
    case .settle: try plan(settled, includesEnd: true, notices)
    }
  }

  private func plan(
    _ duration: RationalTime, includesEnd: Bool, _ notices: [String]
  ) throws -> ClipPlan {
    let clock = try FrameClock(
      rate: rate?.rate ?? FrameRate(60), duration: duration, includesEnd: includesEnd)
    return ClipPlan(clock: clock, frames: try selection(of: clock), notices: notices)
  }

  @MainActor private func settledDuration(
    of source: any FrameSource, _ notices: inout [String]
  ) -> RationalTime {
    let clip = SettledClip(of: source)
    if clip.isCut {
      notices.append(
        "something still moves \(SettledClip.longestSettling.formatted) s after the last event; "
          + "the clip ends at \(clip.duration.decimal(places: 2)) s (--duration says otherwise)")
    }
    return clip.duration
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
