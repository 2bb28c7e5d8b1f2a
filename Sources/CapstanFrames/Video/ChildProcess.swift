internal import Glibc
internal import Synchronization

/// A program of another kind, fed through its standard input.
///
/// Started by `posix_spawnp`, which neither forks this process's memory nor needs Foundation. Its
/// standard error is read whenever there is anything to wait for, so that it cannot block on it;
/// its standard output goes nowhere. It gets a process group of its own, so that an interrupt of
/// the terminal reaches us alone and we end it. A child that neither takes bytes nor computes for
/// `stallLimit` seconds is given up.
struct ChildProcess: ~Copyable, Sendable {
  /// How a child ended, or why it was given up.
  enum Failure: Error, Equatable {
    /// No such program.
    case notFound
    /// The system refused to start it; its error number.
    case cannotStart(Int32)
    /// It ended or closed its input before everything was written.
    case endedEarly
    /// It did nothing for too long.
    case stalled
  }

  private let process: pid_t
  private var input: Int32
  private let errors: Int32
  private let stallLimit: Double
  private let temporary: String?
  private var status: Int32?
  private var lastLines = LastLines()

  /// Serializes pipes and spawns: between the two calls that open a pipe and mark it as not to be
  /// inherited, no other child may start.
  private static let spawning = Mutex(())

  /// Starts a program found by the PATH.
  ///
  /// `temporary` is a file that is removed once the child is gone. `keepsOutput` sends the
  /// standard output where the standard error goes.
  init(
    _ program: String, _ arguments: [String], stallLimit: Double, temporary: String? = nil,
    keepsOutput: Bool = false
  ) throws(Failure) {
    (self.stallLimit, self.temporary) = (stallLimit, temporary)
    let result = Self.spawning.withLock { _ in Self.spawn(program, arguments, keepsOutput) }
    switch result {
    case .success(let child):
      (process, input, errors) = (child.process, child.input, child.errors)
      RunningChildren.add(process)
      for descriptor in [input, errors] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
      PipeWriter.grow(input)
      PipeWriter.ignoreSIGPIPE
    case .failure(let failure): throw failure
    }
  }

  deinit {
    if input >= 0 { close(input) }
    close(errors)
    if status == nil {
      RunningChildren.remove(process)
      _ = kill(-process, SIGKILL)
      _ = Self.wait(process, 0)
    }
    if let temporary { _ = unsafe unlink(temporary) }
  }

  /// The last lines that a program prints, or nil if it fails.
  static func output(of program: String, _ arguments: [String]) -> [String]? {
    guard
      var child = try? ChildProcess(program, arguments, stallLimit: 60, keepsOutput: true),
      (try? child.finish()) == 0
    else { return nil }
    return child.messages
  }

  /// The last lines that the child wrote to its standard error, oldest first.
  var messages: [String] { lastLines.lines }

  /// Writes all bytes, reading the child's errors meanwhile.
  ///
  /// - Throws: `Failure.endedEarly` or `Failure.stalled`.
  mutating func write(_ bytes: FrameBytes) throws(Failure) {
    var written = 0
    var watch = StallWatch(process: process, limit: stallLimit)
    while written < bytes.count {
      let count = DescriptorWriting.writePart(of: bytes, from: written, to: input, waits: false)
      if count > 0 {
        written += count
        watch.noteActivity()
        continue
      }
      guard count == -Int(EAGAIN) || count == -Int(EINTR) else { throw .endedEarly }
      if waitForActivity() { watch.noteActivity() }
      if watch.isStalled() { throw .stalled }
    }
    drain()
  }

  /// Closes the child's input and waits for its end; returns its exit code, or 128 and the signal
  /// that ended it.
  ///
  /// - Throws: `Failure.stalled`.
  mutating func finish() throws(Failure) -> Int32 {
    close(input)
    input = -1
    var watch = StallWatch(process: process, limit: stallLimit)
    while true {
      if let status = RunningChildren.reap(process, { Self.wait($0, WNOHANG) }) {
        self.status = status
        drain()
        return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
      }
      if waitForActivity() { watch.noteActivity() }
      if watch.isStalled() { throw .stalled }
    }
  }

  /// Ends the child and waits for its end; returns what `finish` would.
  mutating func terminate() -> Int32 {
    if let status { return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F }
    RunningChildren.remove(process)
    _ = kill(-process, SIGKILL)
    let status = Self.wait(process, 0) ?? 0
    self.status = status
    drain()
    return 128 + status & 0x7F
  }

  /// Waits up to a twentieth of a second for room in the input or news from the child; returns
  /// whether there was news.
  private mutating func waitForActivity() -> Bool {
    var requests = [
      pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
      pollfd(fd: input, events: Int16(POLLOUT), revents: 0),
    ]
    let isClosed = lastLines.isClosed
    if isClosed { requests.removeFirst() }
    if input < 0 { requests.removeLast() }
    _ = unsafe poll(&requests, nfds_t(requests.count), 50)
    return drain()
  }

  /// Reads what the child wrote to its standard error so far; returns whether there was any.
  @discardableResult
  private mutating func drain() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var foundAny = false
    while true {
      let count = unsafe read(errors, &buffer, buffer.count)
      guard count > 0 else {
        if count == 0 { lastLines.isClosed = true }
        return foundAny
      }
      foundAny = true
      lastLines.append(buffer[..<count])
    }
  }

  private static func wait(_ process: pid_t, _ options: Int32) -> Int32? {
    var status: Int32 = 0
    while true {
      let result = unsafe waitpid(process, &status, options)
      if result == process { return status }
      if result < 0, errno == EINTR { continue }
      // How the child ended cannot be known: taken for a failure, as if it had exited with 255.
      return result < 0 ? 255 << 8 : nil
    }
  }
}

/// The end of a stream of text.
struct LastLines: Sendable {
  private static let byteLimit = 4096
  private static let lineLimit = 12

  /// Whether the stream has ended.
  var isClosed = false
  private var bytes: [UInt8] = []

  mutating func append(_ more: ArraySlice<UInt8>) {
    bytes += more.suffix(Self.byteLimit)
    if bytes.count > 2 * Self.byteLimit { bytes.removeFirst(bytes.count - Self.byteLimit) }
  }

  /// At most twelve lines that are not blank.
  var lines: [String] {
    let text = String(decoding: bytes.suffix(Self.byteLimit), as: UTF8.self)
    let lines = text.split { $0.isNewline }.filter { line in line.contains { !$0.isWhitespace } }
    return lines.suffix(Self.lineLimit).map(String.init)
  }
}

/// Notices when a process has done nothing for a while.
///
/// Doing something is taking bytes, writing messages or using processor time.
struct StallWatch {
  private let process: pid_t
  private let limit: Double
  private var lastActivity = StallWatch.now()
  private var processorTime: [Substring] = []

  init(process: pid_t, limit: Double) {
    (self.process, self.limit) = (process, limit)
  }

  mutating func noteActivity() {
    lastActivity = Self.now()
  }

  mutating func isStalled() -> Bool {
    guard Self.now() - lastActivity > min(limit, 1) else { return false }
    let time = Self.processorTime(of: process)
    if time != processorTime {
      processorTime = time
      noteActivity()
      return false
    }
    return Self.now() - lastActivity > limit
  }

  private static func now() -> Double {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The fields utime and stime of /proc/<pid>/stat; empty where there is no such file.
  private static func processorTime(of process: pid_t) -> [Substring] {
    guard let bytes = try? FileContents.read("/proc/\(process)/stat") else { return [] }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let end = text.lastIndex(of: ")") else { return [] }
    return Array(text[end...].split(separator: " ").dropFirst(12).prefix(2))
  }
}
