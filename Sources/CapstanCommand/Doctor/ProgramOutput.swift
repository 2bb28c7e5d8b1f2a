import Foundation

/// Runs other programs for what they print.
enum ProgramOutput {
  /// Returns what a program prints on its output, or nil if it is not on the path or fails.
  static func of(_ program: String, _ arguments: [String], path: String) -> String? {
    guard let executable = location(of: program, path: path) else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  /// Returns where a program is, or nil if no folder of the path has it.
  static func location(of program: String, path: String) -> String? {
    path.split(separator: ":").lazy.map { "\($0)/\(program)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }
}
