import CapstanFrames

/// Makes the next frame's display list whenever a worker asks for one.
///
/// Workers pull: there are never more frames in flight than workers, however slow the reader.
@MainActor final class FrameFeed {
  private let source: any FrameSource
  private let schedule: FrameSchedule
  private let interruption: Interruption
  private var position = 0

  init(source: any FrameSource, schedule: FrameSchedule, interruption: Interruption) {
    (self.source, self.schedule, self.interruption) = (source, schedule, interruption)
  }

  /// Returns the next frame, or nil after the last.
  ///
  /// - Throws: `StageError.frame` with what the source threw, `StageError.interrupted`, or
  ///   `CancellationError`.
  func next() throws -> FrameJob? {
    try Task.checkCancellation()
    if interruption.isRequested { throw StageError.interrupted }
    guard position < schedule.count else { return nil }
    let entry = schedule[position]
    position += 1
    do {
      return FrameJob(entry: entry, list: try source.displayList(at: entry.time.seconds))
    } catch {
      throw StageError.frame(entry.frame, time: entry.time, cause: error)
    }
  }
}
