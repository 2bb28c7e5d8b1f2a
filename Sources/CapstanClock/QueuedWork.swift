private import Foundation

/// Brings Dispatch and Foundation's timers onto the clip's clock.
enum QueuedWork {
  private static let installed: Void = {
    unsafe cworkclock_install(
      { nanoseconds in
        guard let clock = CurrentClock.value else { return false }
        unsafe nanoseconds.pointee = QueuedWork.nanoseconds(clock.now)
        return true
      },
      { time, work, context in
        guard let clock = CurrentClock.value else { return }
        unsafe QueuedWork.run(work, context, at: Double(time) / 1e9, on: clock)
      },
      { timer, delay, interval in
        guard let clock = CurrentClock.value else { return }
        let object = unsafe Unmanaged<Timer>.fromOpaque(timer).takeUnretainedValue()
        QueuedWork.fire(object, in: delay, every: interval, on: clock)
      })
  }()

  /// Installs the hooks; once in a process.
  static func install() { installed }

  static func nanoseconds(_ seconds: Double) -> UInt64 {
    UInt64((max(0, seconds) * 1e9).rounded())
  }

  private static func run(
    _ work: @convention(c) (UnsafeMutableRawPointer?) -> Void, _ context: UnsafeMutableRawPointer?,
    at time: Double, on clock: any WorkClock
  ) {
    _ = clock.schedule(at: time) { unsafe work(context) }
  }

  /// Fires a timer on a clock for as long as it is valid.
  ///
  /// Its due date comes from the machine's clock; what is less than a microsecond beside the
  /// interval is the time that passed since, and is dropped.
  private static func fire(
    _ timer: Timer, in delay: Double, every interval: Double, on clock: any WorkClock
  ) {
    let repeats = interval > 0
    let first = repeats && abs(delay - interval) < 0.25 ? interval : roundedToMillisecond(delay)
    schedule(timer, at: clock.now + max(0, first), every: repeats ? interval : nil, on: clock)
  }

  private static func schedule(
    _ timer: Timer, at time: Double, every interval: Double?, on clock: any WorkClock
  ) {
    _ = clock.schedule(at: time) { [weak clock] in
      guard timer.isValid else { return }
      timer.fire()
      guard let interval, timer.isValid, let clock else { return }
      schedule(timer, at: time + interval, every: interval, on: clock)
    }
  }

  private static func roundedToMillisecond(_ seconds: Double) -> Double {
    (seconds * 1000).rounded() / 1000
  }
}

// Declared by symbol, so that whoever compiles a listing against the built modules needs no module
// map of the C target. All arguments are pointers, which every calling convention of Swift and C
// passes alike.

/// Installs what the clip's clock offers, for the whole process.
@_silgen_name("cworkclock_install")
private func cworkclock_install(
  _ now: @convention(c) (UnsafeMutablePointer<UInt64>) -> Bool,
  _ enqueue:
    @convention(c) (
      UInt64, @convention(c) (UnsafeMutableRawPointer?) -> Void, UnsafeMutableRawPointer?
    ) -> Void,
  _ addTimer: @convention(c) (UnsafeMutableRawPointer, Double, Double) -> Void)

/// The clock whose clip's code runs on this thread, borrowed; nil outside of one.
@_silgen_name("cworkclock_current")
func cworkclock_current() -> UnsafeMutableRawPointer?

/// Makes a clock the current one of this thread.
@_silgen_name("cworkclock_set_current")
func cworkclock_set_current(_ clock: UnsafeMutableRawPointer?)
