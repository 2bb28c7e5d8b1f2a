import CapstanStage
import CapstanFrames
import Foundation
import Synchronization

/// Work that has a say when a signal asks for the process's end.
///
/// Without such work SIGINT, SIGTERM or SIGHUP ends the process at once. Work with an interruption
/// may finish the frames it is at and begins no new one; encoders of its videos end at once. If the
/// process has not ended a second later, because a reader takes nothing any more or a view's code does not come back, or if a
/// second signal comes, it ends at once: `cleanUp` of all such work runs, the newest first, files
/// under temporary names are removed, and the exit code is `interrupted`.
final class SignalWatch: Sendable {
  private struct Work {
    let number: Int
    let interruption: Interruption?
    let cleanUp: @Sendable () -> Void
  }

  private struct State {
    var works: [Work] = []
    var count = 0
    var deadline: ContinuousClock.Instant?
  }

  private static let state = Mutex(State())
  /// How long work may take to end after a signal.
  private static let patience = Duration.seconds(1)

  private let number: Int

  /// Has a say until the watch is released.
  init(_ interruption: Interruption? = nil, cleanUp: @escaping @Sendable () -> Void = {}) {
    number = Self.state.withLock { state in
      state.count += 1
      state.works.append(
        Work(number: state.count, interruption: interruption, cleanUp: cleanUp))
      return state.count
    }
  }

  deinit {
    Self.state.withLock { state in state.works.removeAll { $0.number == number } }
  }

  /// Takes a signal.
  static func receive() {
    let endsNow = state.withLock { state in
      let interruptions = state.works.compactMap(\.interruption)
      guard state.deadline == nil, !interruptions.isEmpty else { return true }
      for interruption in interruptions { interruption.request() }
      state.deadline = .now + patience
      return false
    }
    if endsNow { endInterrupted() }
    // What they make would not be kept, and a slow one would keep us waiting.
    RunningChildren.end()
  }

  /// Ends the process if a signal came a while ago.
  static func endIfOverdue() {
    let isOverdue = state.withLock { $0.deadline.map { $0 <= .now } ?? false }
    if isOverdue { endInterrupted() }
  }

  private static func endInterrupted() -> Never {
    end(with: ExitCode.interrupted.rawValue, saying: "\(StageError.interrupted)")
  }

  /// Ends the process after children are ended and unfinished files removed.
  static func end(with code: Int32, saying message: String? = nil) -> Never {
    let works = state.withLock { $0.works }
    for work in works.reversed() { work.cleanUp() }
    RunningChildren.end()
    PartialFile.removeUnfinished {
      if let message { Console.standard.message(message) }
      ProcessGuard.end(code)
    }
  }
}
