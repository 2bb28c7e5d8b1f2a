import Foundation

/// The tool as it was built, run as a process of its own.
struct BuiltTool {
  /// How a run ended.
  struct Ending {
    let code: Int32
    let isSignalled: Bool
    let output: Data
    let messages: String
  }

  /// Beside the bundle of the tests.
  static let path: String = {
    let bundle = Bundle.allBundles.map(\.bundlePath).first { $0.hasSuffix(".xctest") }
    let program = bundle ?? CommandLine.arguments[0]
    return (program as NSString).deletingLastPathComponent + "/capstan"
  }()

  /// The environment of a bare machine: neither home nor locale nor anything else of the user's.
  static let bareEnvironment = ["PATH": "/usr/local/bin:/usr/bin:/bin"]

  /// Runs the tool to its end.
  static func run(
    _ arguments: [String], environment: [String: String] = bareEnvironment,
    folder: String = NSTemporaryDirectory()
  ) throws -> Ending {
    try run(program: path, arguments, environment: environment, folder: folder)
  }

  /// Runs a line of bash in which `$capstan` is the tool.
  static func shell(_ line: String, folder: String = NSTemporaryDirectory()) throws -> Ending {
    try run(
      program: "/bin/bash", ["-c", line],
      environment: bareEnvironment.merging(["capstan": path]) { $1 }, folder: folder)
  }

  /// Runs a line of bash, in which `$capstan` is the tool, with a compiler and a cache in a folder.
  static func listingShell(_ line: String, folder: TemporaryFolder) throws -> Ending {
    try shell(
      "export XDG_CACHE_HOME=$PWD/cache PATH=$PATH:\(compilerFolder); \(line)",
      folder: folder.path(""))
  }

  /// Where the compiler of this very test is.
  private static let compilerFolder: String = {
    let paths = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return paths.split(separator: ":").map(String.init).first {
      FileManager.default.isExecutableFile(atPath: "\($0)/swiftc")
    } ?? ""
  }()

  private static func run(
    program: String, _ arguments: [String], environment: [String: String], folder: String
  ) throws -> Ending {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let messageFile = "\(NSTemporaryDirectory())/capstan-messages-\(UUID().uuidString)"
    _ = FileManager.default.createFile(atPath: messageFile, contents: nil)
    defer { try? FileManager.default.removeItem(atPath: messageFile) }
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: messageFile))
    try process.run()
    let data = try readAll(output.fileHandleForReading)
    process.waitUntilExit()
    let messages = try String(contentsOfFile: messageFile, encoding: .utf8)
    return Ending(
      code: process.terminationStatus,
      isSignalled: process.terminationReason == .uncaughtSignal, output: data,
      messages: messages)
  }

  /// Reads to the end; a signal that interrupts the call, as a child's end can, is no error.
  private static func readAll(_ handle: FileHandle) throws -> Data {
    var data = Data()
    while true {
      do {
        guard let part = try handle.read(upToCount: 1 << 20), !part.isEmpty else { return data }
        data += part
      } catch let error as NSError where error.isInterruption {
        continue
      }
    }
  }
}

extension NSError {
  /// Whether a system call was interrupted by a signal.
  fileprivate var isInterruption: Bool {
    let cause = userInfo[NSUnderlyingErrorKey] as? NSError ?? self
    return cause.domain == NSPOSIXErrorDomain && cause.code == Int(EINTR)
  }
}
