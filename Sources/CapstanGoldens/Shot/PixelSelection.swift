public import CapstanFrames

/// Which frames of a shot are kept as pictures and display lists.
public enum PixelSelection: Hashable, Sendable {
  /// The first frame, each event's, the middle of each movement, and the settled end; of a clip
  /// without events and curves, its quarters.
  case standard
  /// Every frame.
  case all
  /// This many, evenly spread from the first frame to the last; at least 1.
  case count(Int)
  /// The frames at these times: for each the first that is not before it.
  case times([RationalTime])

  /// Reads "standard", "all", a number, or times as in "at=0.5,0.75s".
  ///
  /// - Throws: `FrameError.invalidValue` for anything else.
  public init(parsing text: String) throws(FrameError) {
    switch text {
    case "standard": self = .standard
    case "all": self = .all
    case _ where text.hasPrefix("at="):
      var times: [RationalTime] = []
      for part in text.dropFirst(3).split(separator: ",", omittingEmptySubsequences: false) {
        times.append(try RationalTime(parsing: String(part)))
      }
      self = .times(times)
    default:
      guard let count = Int(text), count >= 1 else {
        throw .invalidValue(
          "\"\(text)\" chooses no pictures; write standard, all, a number, or at=0.5,0.75")
      }
      self = .count(count)
    }
  }

  /// Returns the chosen frames, ascending, each once; never none.
  ///
  /// - Throws: `FrameError.invalidValue` for a time after the clip's end.
  func frames(of shot: Shot, curves: CurveTable) throws(FrameError) -> [Int] {
    let last = shot.frameCount - 1
    switch self {
    case .all: return Array(0...last)
    case .count(let count):
      if count == 1 { return [last] }
      let wanted = min(count, shot.frameCount)
      if wanted == 1 { return [0] }
      return (0..<wanted).map { ($0 * last * 2 + wanted - 1) / (2 * (wanted - 1)) }
    case .times(let times):
      var frames: Set<Int> = []
      for time in times {
        let frame = shot.firstFrame(notBefore: time)
        guard frame <= last else {
          throw .invalidValue(
            "a picture is asked for at \(time.decimal(places: 4)) s, "
              + "but the clip has \(shot.frameCount) frames and ends before")
        }
        frames.insert(frame)
      }
      return frames.sorted()
    case .standard: return shot.standardFrames(curves: curves)
    }
  }
}

extension Shot {
  /// The first frame whose time is not before `time`.
  func firstFrame(notBefore time: RationalTime) -> Int {
    let top = Int128(time.numerator) * Int128(rate.numerator)
    let bottom = Int128(time.denominator) * Int128(rate.denominator)
    return max(0, Int(clamping: (top + bottom - 1) / bottom))
  }

  /// The exact time of a frame.
  func time(of frame: Int) -> RationalTime {
    RationalTime(frame * rate.denominator, over: rate.numerator)
  }

  /// First frame, events, the middle of each movement, the settled end.
  fileprivate func standardFrames(curves: CurveTable) -> [Int] {
    let last = frameCount - 1
    let settled = settledTime.map { min(last, firstFrame(notBefore: $0)) } ?? last
    if events.isEmpty, curves.attributes.isEmpty {
      return Set((0...4).map { last * $0 / 4 }).sorted()
    }
    let starts = events.map { firstFrame(notBefore: $0.time) }.filter { $0 <= last }
    var frames: Set<Int> = [0, settled]
    frames.formUnion(starts)
    let bounds = Array(Set(starts)).sorted() + [max(settled, starts.max() ?? 0)]
    for (start, end) in zip(bounds, bounds.dropFirst()) where end > start {
      if let middle = curves.middleOfMotion(from: start, to: end) { frames.insert(middle) }
    }
    return frames.sorted()
  }
}
