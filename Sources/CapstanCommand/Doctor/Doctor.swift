import CapstanStage
import CapstanText
import Foundation

/// Tells what is installed, what is missing, and which package brings it.
struct Doctor: Command {
  static let name = "doctor"
  static let summary = "tells what is installed, what is missing, and which package brings it"
  static let table = OptionTable<Doctor>(groups: [
    .init(
      "output",
      [
        .flag("--json", help: "prints the findings as JSON", into: \.printsJSON),
        .flag(
          "--strict", help: "makes an error of another font version than the known one",
          into: \.isStrict),
      ])
  ])

  var printsJSON = false
  var isStrict = false

  @MainActor func run(in context: CommandContext) async throws -> ExitCode {
    let path = context.environment["PATH"] ?? ""
    let fontProblems = FontCatalog().problems()
    let findings = Requirement.all.map { Finding($0, path: path, fontProblems: fontProblems) }
    let missing = findings.filter { $0.version == nil && $0.requirement.isNeeded }
    try context.console.result(
      printsJSON ? try Finding.json(findings) : Finding.table(findings))
    if missing.isEmpty {
      let warnings = findings.compactMap(\.warning)
      guard isStrict, !warnings.isEmpty else { return .done }
      throw CommandError(.unavailable, warnings.joined(separator: "\n"))
    }
    let packages = missing.map(\.requirement.package)
    throw CommandError(
      .unavailable, "missing: \(missing.map(\.requirement.name).joined(separator: ", "))",
      hint: "run scripts/setup, or: apt-get install \(packages.joined(separator: " "))")
  }
}
