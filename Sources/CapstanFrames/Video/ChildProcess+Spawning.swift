internal import Glibc

extension ChildProcess {
  /// A child that has just been started, and our ends of its pipes.
  struct Started {
    let process: pid_t
    let input: Int32
    let errors: Int32
  }

  /// Opens the pipes and starts the program.
  static func spawn(
    _ program: String, _ arguments: [String], _ keepsOutput: Bool
  ) -> Result<Started, Failure> {
    guard let input = Pipe() else { return .failure(.cannotStart(errno)) }
    guard let errors = Pipe() else {
      input.close()
      return .failure(.cannotStart(errno))
    }
    var process: pid_t = 0
    let code = start(
      [program] + arguments, keepsOutput, input: input, errors: errors, &process)
    close(input.reading)
    close(errors.writing)
    guard code == 0 else {
      close(input.writing)
      close(errors.reading)
      return .failure(code == ENOENT ? .notFound : .cannotStart(code))
    }
    return .success(Started(process: process, input: input.writing, errors: errors.reading))
  }

  private static func start(
    _ command: [String], _ keepsOutput: Bool, input: Pipe, errors: Pipe, _ process: inout pid_t
  ) -> Int32 {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, input.reading, STDIN_FILENO)
    if keepsOutput {
      unsafe posix_spawn_file_actions_adddup2(&actions, errors.writing, STDOUT_FILENO)
    } else {
      unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    }
    unsafe posix_spawn_file_actions_adddup2(&actions, errors.writing, STDERR_FILENO)

    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // The child gets the default of the signals that we ignore or block, and a group of its own.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGPIPE, SIGINT, SIGTERM] { unsafe sigaddset(&signals, signal) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))

    let words = unsafe command.map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    return unsafe posix_spawnp(&process, command[0], &actions, &attributes, words, environ)
  }

  /// Both ends of a pipe, neither of them inherited.
  private struct Pipe {
    let reading: Int32
    let writing: Int32

    init?() {
      var ends: [Int32] = [0, 0]
      guard unsafe pipe(&ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      (reading, writing) = (ends[0], ends[1])
    }

    func close() {
      _ = Glibc.close(reading)
      _ = Glibc.close(writing)
    }
  }
}
