import CapstanFrames
import Synchronization

/// How far the code of views has come, for whoever watches from another thread.
///
/// Every step of an evaluation is counted as it begins: an evaluation that does not end stops
/// counting.
package enum EvaluationProgress {
  private static let steps = Atomic(0)
  private static let milliseconds = Atomic(0)
  private static let isRunning = Atomic(false)

  /// Notes that the code of views begins to run, or goes on, at a clip's time in seconds.
  static func begin(at time: Double) {
    ProcessGuard.prepareThread()
    milliseconds.store(Int(exactly: (time * 1000).rounded()) ?? 0, ordering: .relaxed)
    isRunning.store(true, ordering: .relaxed)
    steps.add(1, ordering: .releasing)
  }

  /// Notes that it has come back.
  static func end() { isRunning.store(false, ordering: .releasing) }

  /// The number of steps begun so far and the clip's time of the last one in milliseconds; nil
  /// while no view's code runs.
  package static var present: (step: Int, milliseconds: Int)? {
    guard isRunning.load(ordering: .acquiring) else { return nil }
    return (steps.load(ordering: .acquiring), milliseconds.load(ordering: .relaxed))
  }
}
