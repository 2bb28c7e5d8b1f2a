/// The clock of a clip: what listings queue for later runs when the clip has come to its time.
///
/// Dispatch queues, timers and Combine's schedulers ask for the current one; while a clip's code
/// runs, "now" is the clip's time and nothing depends on how fast the machine is.
public protocol WorkClock: AnyObject {
  /// Seconds of the clip.
  var now: Double { get }

  /// Runs a closure when the clip has come to a time; at once if that has passed, but never within
  /// this call. Work for the same time runs in the order in which it was queued.
  func schedule(at time: Double, _ work: @escaping () -> Void) -> WorkToken
}

/// A piece of queued work that can be called off.
public final class WorkToken {
  /// Whether the work has been called off.
  public private(set) var isCancelled = false

  /// Creates a token for work that is still wanted.
  public init() {}

  /// Calls the work off; it does nothing if it has run.
  public func cancel() { isCancelled = true }
}

/// Where running code finds the clock of its clip.
public enum CurrentClock {
  /// Unchecked: a clock is used on the thread that runs its clip only, where the value is bound.
  private struct Bound: @unchecked Sendable {
    let clock: any WorkClock
  }

  @TaskLocal private static var bound: Bound?

  /// The clock of the clip whose code is running; nil outside of one.
  public static var value: (any WorkClock)? { bound?.clock }

  /// Runs a clip's code under its clock.
  public static func run<Result>(
    on clock: any WorkClock, _ body: () throws -> Result
  ) rethrows -> Result {
    QueuedWork.install()
    return try $bound.withValue(Bound(clock: clock), operation: body)
  }
}
