import Foundation

/// What was found of a requirement.
struct Finding: Sendable {
  let requirement: Requirement
  /// The version, or "installed" where there is none to tell; nil if it is missing.
  let version: String?

  /// Looks for a requirement; programs are sought along a path of folders.
  init(_ requirement: Requirement, path: String) {
    self.requirement = requirement
    version =
      switch requirement.probe {
      case .program(let arguments): Self.version(of: requirement.name, arguments, path: path)
      case .library(let name): Self.version(of: "pkg-config", ["--modversion", name], path: path)
      case .files(let files):
        files.allSatisfy(FileManager.default.isReadableFile) ? "installed" : nil
      }
  }

  /// The first number with points in what a program says; nil if it is not there or fails.
  private static func version(of program: String, _ arguments: [String], path: String) -> String? {
    guard let output = ProgramOutput.of(program, arguments, path: path) else { return nil }
    guard let match = output.firstMatch(of: #/[0-9]+(\.[0-9]+)+/#) else { return "installed" }
    return String(match.output.0)
  }

  /// Returns the findings as lines in columns.
  static func table(_ findings: [Finding]) -> String {
    let width = findings.map(\.requirement.name.count).max() ?? 0
    return findings.map { finding in
      let name = finding.requirement.name.padding(
        toLength: width + 2, withPad: " ", startingAt: 0)
      let state =
        finding.version
        ?? (finding.requirement.isNeeded ? "MISSING" : "not installed (optional)")
        + ", in package \(finding.requirement.package)"
      return "\(name)\(state)  (\(finding.requirement.purpose))\n"
    }.joined()
  }

  /// Returns the findings as a JSON list.
  static func json(_ findings: [Finding]) throws -> String {
    let rows = findings.map { finding in
      Row(
        name: finding.requirement.name, version: finding.version,
        package: finding.requirement.package, needed: finding.requirement.isNeeded)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(rows), as: UTF8.self) + "\n"
  }

  private struct Row: Encodable {
    var name: String
    var version: String?
    var package: String
    var needed: Bool
  }
}
