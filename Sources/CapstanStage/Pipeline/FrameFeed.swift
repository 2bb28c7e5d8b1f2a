import CapstanFrames
import Synchronization

/// Makes display lists for workers, a few frames ahead of them.
///
/// Workers pull: there are never more frames being drawn than workers, however slow the reader.
/// What comes out is the schedule's frames in its order, one to each call; an error comes after the
/// frames before it.
final class FrameFeed: Sendable {
  /// How many lists are made at most when a worker finds none.
  ///
  /// One after another, they take two thirds of the time that they take between drawings, which
  /// drive the views' code and data out of the processor's reach; more at once take no less
  /// (measured).
  static let batch = 8
  /// After so long, those that are there are handed out: a slow source is better asked while
  /// workers draw.
  ///
  /// Our choice: a list of a bar takes 0.15 ms, and drawing a frame of a phone's screen 3 ms.
  private static let patience = Duration.milliseconds(2)

  private struct Ready {
    /// The latest first.
    var jobs: [FrameJob] = []
    /// What follows the jobs, once it is known.
    var end: Result<Void, any Error>?
  }

  private let ready = Mutex(Ready())
  private let interruption: Interruption
  @MainActor private let source: any FrameSource
  @MainActor private let schedule: FrameSchedule
  @MainActor private var position = 0

  @MainActor init(source: any FrameSource, schedule: FrameSchedule, interruption: Interruption) {
    (self.source, self.schedule, self.interruption) = (source, schedule, interruption)
  }

  /// Returns the next frame, or nil after the last.
  ///
  /// - Throws: `StageError.frame` with what the source threw, `StageError.interrupted`, or
  ///   `CancellationError`.
  func next() async throws -> FrameJob? {
    while true {
      try Task.checkCancellation()
      if interruption.isRequested { throw StageError.interrupted }
      let (job, end) = ready.withLock { ($0.jobs.popLast(), $0.end) }
      if let job { return job }
      if let end {
        try end.get()
        return nil
      }
      await makeReady()
    }
  }

  /// Makes lists, unless another worker's call has made some.
  @MainActor private func makeReady() {
    guard ready.withLock({ $0.jobs.isEmpty && $0.end == nil }) else { return }
    var jobs: [FrameJob] = []
    var end: Result<Void, any Error>?
    let deadline = ContinuousClock.now + Self.patience
    repeat {
      guard position < schedule.count else {
        end = .success(())
        break
      }
      let entry = schedule[position]
      position += 1
      do {
        jobs.append(FrameJob(entry: entry, list: try source.displayList(at: entry.time.seconds)))
      } catch {
        end = .failure(StageError.frame(entry.frame, time: entry.time, cause: error))
      }
    } while end == nil && jobs.count < Self.batch && ContinuousClock.now < deadline
    ready.withLock { [jobs, end] in $0 = Ready(jobs: jobs.reversed(), end: end) }
  }
}
