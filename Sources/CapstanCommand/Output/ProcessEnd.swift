import CapstanFrames
import CapstanStage
import Foundation
import Synchronization

/// The ends of the tool's process that are not its own decision: what a scene's code does to it, and
/// signals.
enum ProcessEnd {
  /// Whose code runs here, in sentences: "the listing".
  private static let subject = Mutex("the scene")
  private static let stall = Mutex(EvaluationWatch())

  /// Makes an early exit and a crash a sentence and a code; children and unfinished files go too.
  ///
  /// Signals end the process in order, and code that does not come back is told. Called once.
  static func watch(isListing: Bool) {
    let name = isListing ? "the listing" : "the scene"
    subject.withLock { $0 = name }
    ProcessGuard.watchEnd(
      ended: "capstan: \(name) ended the program", crashed: "capstan: \(name) crashed",
      code: (isListing ? ExitCode.invalidInput : .internalError).rawValue)
    ProcessGuard.watchSignals(
      received: { _ in SignalWatch.receive() }, ending: { SignalWatch.end(with: $0) },
      tick: { ProcessEnd.tick() })
  }

  private static func tick() {
    SignalWatch.endIfOverdue()
    let sentence = stall.withLock { $0.notice(EvaluationProgress.present, at: .now) }
    guard let sentence else { return }
    let name = subject.withLock { $0 }
    Console.standard.message("\(name) \(sentence)")
  }
}
