internal import Glibc
internal import Synchronization

/// The children of this process that are known to run, so that none outlives it.
package enum RunningChildren {
  private static let processes = Mutex<Set<pid_t>>([])

  /// Ends all of them, with the groups that they lead; whoever feeds them finds them gone.
  package static func end() {
    processes.withLock { for process in $0 { _ = kill(-process, SIGKILL) } }
  }

  /// Notes a child that leads a group of its own.
  static func add(_ process: pid_t) { processes.withLock { _ = $0.insert(process) } }

  /// Forgets a child, which must be before its end is waited for: then another process may get its
  /// number.
  static func remove(_ process: pid_t) { processes.withLock { _ = $0.remove(process) } }

  /// Returns how a child ended if it has, and forgets it then.
  static func reap(_ process: pid_t, _ wait: (pid_t) -> Int32?) -> Int32? {
    processes.withLock { processes in
      guard let status = wait(process) else { return nil }
      processes.remove(process)
      return status
    }
  }
}
