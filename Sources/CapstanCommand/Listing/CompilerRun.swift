import CapstanFrames
import Foundation

/// One run of the compiler, to its end.
struct CompilerRun {
  /// Whether it made what it was asked for.
  let succeeded: Bool
  /// What it said.
  let messages: String
  private let folder: String

  /// Runs the compiler; all it leaves behind, temporary files too, is in the folder.
  ///
  /// A signal that ends the process ends the compiler and its children too.
  ///
  /// - Throws: `CommandError` with the code `unavailable` if it cannot be started.
  init(
    _ compiler: String, _ arguments: [String], _ environment: [String: String], in folder: String
  ) throws {
    self.folder = folder
    let process = Process()
    process.executableURL = URL(fileURLWithPath: compiler)
    process.arguments = arguments
    process.environment = environment.merging(["TMPDIR": folder]) { $1 }
    process.standardInput = FileHandle.nullDevice
    let messages = Pipe()
    (process.standardOutput, process.standardError) = (messages, messages)
    do {
      try process.run()
    } catch {
      throw CommandError(.unavailable, "\(compiler) cannot be run: \(error.localizedDescription)")
    }
    let child = process.processIdentifier
    let watch = SignalWatch { Self.end(child) }
    defer { withExtendedLifetime(watch) {} }
    let data = (try? messages.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    succeeded = process.terminationReason == .exit && process.terminationStatus == 0
    self.messages = String(decoding: data, as: UTF8.self)
  }

  /// Ends a child, with its own children if it has a group of its own.
  private static func end(_ child: pid_t) {
    _ = kill(getpgid(child) == child ? -child : child, SIGKILL)
  }

  /// What keeps the folder from being written, or nil if it does not look as if anything did.
  ///
  /// A compiler that says nothing of the listing failed for want of room if fewer bytes are free
  /// than a program takes: a linker that writes through memory only dies then.
  func storageFailure(needing byteCount: Int) -> String? {
    if messages.contains("No space left on device") { return "the disk is full" }
    if messages.contains("Read-only file system") { return "it is read-only" }
    if messages.contains("Disk quota exceeded") { return "the quota is used up" }
    let blamesSource = messages.contains(#/:\d+:\d+: error:/#)
    let free = OutputFolder(existing: folder).freeByteCount ?? .max
    return !blamesSource && free < byteCount ? "the disk is full" : nil
  }
}
