import CapstanText
import Foundation

/// What was found of a requirement.
struct Finding: Sendable {
  let requirement: Requirement
  /// The version, or "installed" where there is none to tell; nil if it is missing.
  let version: String?
  /// What is other than expected, though it works.
  let warning: String?

  /// Looks for a requirement; programs are sought along a path of folders.
  init(_ requirement: Requirement, path: String, fontProblems: [FontCatalog.Problem]) {
    self.requirement = requirement
    switch requirement.probe {
    case .program(let arguments):
      version = Self.version(of: requirement.name, arguments, path: path)
      warning = nil
    case .library(let name):
      version = Self.version(of: "pkg-config", ["--modversion", name], path: path)
      warning = nil
    case .fonts(let files):
      (version, warning) = Self.state(of: files, fontProblems)
    }
  }

  /// The first number with points in what a program says; nil if it is not there or fails.
  private static func version(of program: String, _ arguments: [String], path: String) -> String? {
    guard let output = ProgramOutput.of(program, arguments, path: path) else { return nil }
    guard let match = output.firstMatch(of: #/[0-9]+(\.[0-9]+)+/#) else { return "installed" }
    return String(match.output.0)
  }

  private static func state(
    of files: [FontFile], _ problems: [FontCatalog.Problem]
  ) -> (version: String?, warning: String?) {
    let problems = problems.filter { problem in
      switch problem {
      case .missing(let file), .differs(let file, _): files.contains(file)
      }
    }
    let missing = problems.contains { if case .missing = $0 { true } else { false } }
    return (missing ? nil : "installed", missing ? nil : problems.first.map { "\($0)" })
  }

  /// Returns the findings as lines in columns.
  static func table(_ findings: [Finding]) -> String {
    let width = findings.map(\.requirement.name.count).max() ?? 0
    return findings.map { finding in
      let requirement = finding.requirement
      let name = requirement.name.padding(toLength: width + 2, withPad: " ", startingAt: 0)
      let absent = requirement.isNeeded ? "MISSING" : "not installed (optional)"
      let state = finding.version ?? "\(absent), in package \(requirement.package)"
      let warning = finding.warning.map { "; \($0)" } ?? ""
      return "\(name)\(state)  (\(requirement.purpose))\(warning)\n"
    }.joined()
  }

  /// Returns the findings as a JSON list.
  static func json(_ findings: [Finding]) throws -> String {
    let rows = findings.map { finding in
      Row(
        name: finding.requirement.name, version: finding.version,
        package: finding.requirement.package, needed: finding.requirement.isNeeded,
        warning: finding.warning)
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
    var warning: String?
  }
}
