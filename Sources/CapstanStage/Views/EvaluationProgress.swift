import CapstanFrames
import Synchronization

/// How far the code of views has come, for whoever watches from another thread.
///
/// Every step of an evaluation is counted as it begins: an evaluation that does not end stops
/// counting.
package enum EvaluationProgress {
  private static let state = Mutex<(count: Int, step: Step?)>((0, nil))

  /// Notes that the code of views begins to run, or goes on, at a clip's time in seconds, perhaps in
  /// an event of its script.
  static func begin(at time: Double, in event: String? = nil) {
    ProcessGuard.prepareThread()
    let moment = Int(exactly: (time * 1000).rounded()) ?? 0
    ProcessGuard.enter(milliseconds: moment, event: event)
    state.withLock {
      $0.count += 1
      $0.step = Step(number: $0.count, milliseconds: moment, event: event)
    }
  }

  /// Notes that it has come back.
  static func end() {
    state.withLock { $0.step = nil }
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
  package static var present: Step? { state.withLock { $0.step } }
}
