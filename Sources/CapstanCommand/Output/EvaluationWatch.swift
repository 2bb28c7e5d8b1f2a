import CapstanFrames
import CapstanStage

/// Notices when the code of views does not come back.
struct EvaluationWatch {
  /// After how long it is told.
  static let limit = Duration.seconds(10)

  private var step: Int?
  private var since = ContinuousClock.now
  private var isTold = false

  /// Takes a look; returns what to tell of whose code runs, once for each step that takes too long.
  mutating func notice(
    _ progress: (step: Int, milliseconds: Int)?, at now: ContinuousClock.Instant
  ) -> String? {
    guard let progress, progress.step == step else {
      (step, since, isTold) = (progress?.step, now, false)
      return nil
    }
    guard !isTold, now - since >= Self.limit else { return nil }
    isTold = true
    let time = RationalTime(progress.milliseconds, over: 1000).decimal(places: 3)
    return "has been running for \(Self.limit.components.seconds) s at \(time) s of the clip; "
      + "interrupt with Ctrl-C"
  }
}
