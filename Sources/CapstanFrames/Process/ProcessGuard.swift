internal import CProcessGuard

/// What a process that runs code of strangers does about its own end.
package enum ProcessGuard {
  /// Makes every end of the process but an allowed one a sentence on the standard error and an exit
  /// code: `ended` at a call of `exit` or `_exit`, `crashed` and the signal's number at a crash, both
  /// with the place that was entered.
  ///
  /// Neither text is longer than 100 bytes. Called once.
  package static func watchEnd(ended: String, crashed: String, code: Int32) {
    unsafe cprocessguard_watch_end(ended, crashed, code)
  }

  /// Notes that code of strangers runs on this thread from here on, at a clip's time and in an event
  /// of its script, of which as much is kept as 127 bytes hold.
  package static func enter(milliseconds: Int, event: String?) {
    unsafe cprocessguard_enter(Int64(milliseconds), event)
  }

  /// Notes that it has come back.
  package static func leave() { cprocessguard_leave() }

  /// Lets the process end by `exit`.
  package static func allowEnd() { cprocessguard_allow_end() }

  /// Ends the process at once, past everything that has a say at an end.
  package static func end(_ code: Int32) -> Never { cprocessguard_end(code) }

  /// Lets an overflow of the calling thread's stack be told; cheap after the first call.
  package static func prepareThread() { cprocessguard_prepare_thread() }

  /// Watches for signals that ask for the process's end, on a thread of its own.
  ///
  /// That thread calls `received` for each, and `tick` about four times a second. At an exit or a
  /// crash that `watchEnd` tells, it calls `ending` with the exit code, which has a second to put
  /// things in order. Called once.
  package static func watchSignals(
    received: @escaping @convention(c) (_ signal: Int32) -> Void,
    ending: @escaping @convention(c) (_ code: Int32) -> Void,
    tick: @escaping @convention(c) () -> Void
  ) {
    _ = cprocessguard_watch_signals(received, ending, tick)
  }
}
