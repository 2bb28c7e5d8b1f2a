import CapstanStage
import Dispatch
import Foundation

/// Ends a run in order when a signal asks for it.
///
/// The first SIGINT, SIGTERM or SIGHUP lets frames in work finish and begins no new one. If the run
/// has not ended a second later, because a reader takes nothing any more, or if a second signal
/// comes, `cleanUp` runs and the process ends at once.
final class SignalWatch {
  private let sources: [any DispatchSourceSignal]

  /// Watches until the watch is released.
  init(_ interruption: Interruption, cleanUp: @escaping @Sendable () -> Void) {
    let queue = DispatchQueue(label: "capstan.signals")
    sources = [SIGINT, SIGTERM, SIGHUP].map { signal in
      let source = DispatchSource.makeSignalSource(signal: signal, queue: queue)
      source.setEventHandler {
        @Sendable func end() {
          cleanUp()
          _exit(ExitCode.interrupted.rawValue)
        }
        if interruption.isRequested { end() }
        interruption.request()
        queue.asyncAfter(deadline: .now() + 1, execute: end)
      }
      source.activate()
      return source
    }
  }

  deinit {
    for source in sources { source.cancel() }
  }
}
