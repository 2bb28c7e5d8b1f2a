import Foundation

/// Time that a computation takes, in milliseconds.
///
/// Processor time does not grow while other programs have the processor, so it is what ratios are
/// made of; elapsed time is taken only where two programs or two workers run at once.
enum Stopwatch {
  /// Returns the processor time of the calling thread that a closure takes.
  static func thread(_ body: () throws -> Void) rethrows -> Double {
    let start = now(CLOCK_THREAD_CPUTIME_ID)
    try body()
    return now(CLOCK_THREAD_CPUTIME_ID) - start
  }

  /// Returns the elapsed time that a closure takes.
  @MainActor static func elapsed(_ body: () async throws -> Void) async rethrows -> Double {
    let start = now(CLOCK_MONOTONIC)
    try await body()
    return now(CLOCK_MONOTONIC) - start
  }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
