import CapstanStage

/// Notices when the code of views does not come back.
struct EvaluationWatch {
  /// After how long it is told.
  static let limit = Duration.seconds(10)

  private var step: EvaluationProgress.Step?
  private var since = ContinuousClock.now
  private var isTold = false

  /// Takes a look; returns what to tell of whose code runs, once for each step that takes too long.
  mutating func notice(
    _ present: EvaluationProgress.Step?, at now: ContinuousClock.Instant
  ) -> String? {
    guard let present, present == step else {
      (step, since, isTold) = (present, now, false)
      return nil
    }
    guard !isTold, now - since >= Self.limit else { return nil }
    isTold = true
    return "has been running for \(Self.limit.components.seconds) s at \(present.place); "
      + "interrupt with Ctrl-C"
  }
}
