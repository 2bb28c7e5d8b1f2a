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
///
/// The clock belongs to the thread for as long as the clip's code runs on it; work that is queued
/// meanwhile runs under the clock again, whether or not it has inherited anything.
public enum CurrentClock {
  private final class Bound {
    let clock: any WorkClock

    init(_ clock: any WorkClock) { self.clock = clock }
  }

  /// The clock of the clip whose code is running; nil outside of one.
  public static var value: (any WorkClock)? {
    guard let bound = unsafe cworkclock_current() else { return nil }
    return unsafe Unmanaged<Bound>.fromOpaque(bound).takeUnretainedValue().clock
  }

  /// Runs a clip's code under its clock.
  public static func run<Result>(
    on clock: any WorkClock, _ body: () throws -> Result
  ) rethrows -> Result {
    QueuedWork.install()
    let bound = Bound(clock)
    let outer = unsafe cworkclock_current()
    unsafe cworkclock_set_current(Unmanaged.passUnretained(bound).toOpaque())
    defer { unsafe cworkclock_set_current(outer) }
    return try withExtendedLifetime(bound) { try body() }
  }
}
