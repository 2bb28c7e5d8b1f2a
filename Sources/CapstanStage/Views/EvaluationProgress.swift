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
  private static let event = Mutex<String?>(nil)

  /// Notes that the code of views begins to run, or goes on, at a clip's time in seconds, perhaps in
  /// an event of its script.
  static func begin(at time: Double, in event: String? = nil) {
    ProcessGuard.prepareThread()
    let moment = Int(exactly: (time * 1000).rounded()) ?? 0
    ProcessGuard.enter(milliseconds: moment, event: event)
    Self.event.withLock { $0 = event }
    milliseconds.store(moment, ordering: .relaxed)
    isRunning.store(true, ordering: .relaxed)
    steps.add(1, ordering: .releasing)
  }

  /// Notes that it has come back.
  static func end() {
    isRunning.store(false, ordering: .releasing)
    ProcessGuard.leave()
  }

  /// A step of an evaluation.
  package struct Step: Equatable {
    /// How many steps have begun with it.
    package var number: Int
    /// The clip's time.
    package var milliseconds: Int
    /// The script's event that it belongs to: `the tap on 'Search'`.
    package var event: String?

    /// Creates a step.
    package init(number: Int, milliseconds: Int, event: String? = nil) {
      (self.number, self.milliseconds, self.event) = (number, milliseconds, event)
    }

    /// Where it is, for messages: `0.5 s of the clip, in the tap on 'Search'`.
    package var place: String {
      "\(RationalTime(milliseconds, over: 1000).shortDecimal) s of the clip"
        + (event.map { ", in \($0)" } ?? "")
    }
  }

  /// The step that runs; nil while no view's code does.
  package static var present: Step? {
    guard isRunning.load(ordering: .acquiring) else { return nil }
    return Step(
      number: steps.load(ordering: .acquiring),
      milliseconds: milliseconds.load(ordering: .relaxed), event: event.withLock { $0 })
  }
}
