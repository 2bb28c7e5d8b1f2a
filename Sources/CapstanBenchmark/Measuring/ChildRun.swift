import Foundation

/// What a program took from its start to its end, in milliseconds.
struct ChildRun {
  /// Elapsed.
  var elapsed: Double
  /// Of all threads, and of the programs that it waited for.
  var processor: Double

  /// A program that did not end well.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Runs a program to its end; its words are dropped, unless it fails.
  init(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    let words = Pipe()
    process.standardError = words
    let (start, used) = (ContinuousClock.now, Self.used)
    try process.run()
    let text = words.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    elapsed = (ContinuousClock.now - start) / .milliseconds(1)
    processor = Self.used - used
    guard process.terminationStatus == 0 else {
      throw Failure(
        description: "\(program) \(arguments.joined(separator: " ")) ended with "
          + "\(process.terminationStatus): \(String(decoding: text, as: UTF8.self))")
    }
  }

  /// Returns what a program says on its standard output, without the blanks around it.
  static func output(of program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let words = Pipe()
    process.standardOutput = words
    try process.run()
    let text = String(
      decoding: words.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Returns where a program of the search path stands, or nil.
  static func find(_ name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// The tool, which stands beside this program.
  static var tool: String {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(fileURLWithPath: own).deletingLastPathComponent().appending(path: "capstan").path
  }

  /// This program.
  static var own: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
  }

  /// The processor time of all children that have ended.
  private static var used: Double {
    var usage = rusage()
    unsafe getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    func milliseconds(_ time: timeval) -> Double {
      Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3
    }
    return milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)
  }
}

/// A folder for what a measurement writes, removed at its end.
struct ScratchFolder: ~Copyable {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory.appending(
        path: "capstan-benchmark-\(ProcessInfo.processInfo.processIdentifier)-\(UUID())"
      ).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
