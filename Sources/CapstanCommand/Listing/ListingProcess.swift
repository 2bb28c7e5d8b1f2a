import CapstanFrames
import CapstanStage

/// Running a listing: the tool steps aside for a program that has the listing inside.
enum ListingProcess {
  /// Set for a program that was built from a listing; its value is of no meaning.
  static let marker = "CAPSTAN_LISTING"
  /// The Swift runtime's own telling of crashes, pages of it; ours is a sentence.
  private static let backtrace = "SWIFT_BACKTRACE"

  /// Whether the running program has a listing inside.
  static func isListing(_ environment: [String: String]) -> Bool {
    environment[marker] != nil
  }

  /// Compiles a listing and puts its program in this one's place, with the same arguments.
  static func become(_ sources: ListingSources, in context: CommandContext) throws -> Never {
    let program = try ListingCompiler(environment: context.environment).program(
      for: sources, console: context.console)
    var environment = context.environment
    environment[marker] = "1"
    try replace(with: program, environment, context)
  }

  /// Starts the tool anew where hashes differ from run to run, so that a listing that depends on
  /// the order of a set gives equal frames each time; does nothing where they already do not, as
  /// after `StableHashes.begin()`.
  static func fixHashing(in context: CommandContext) throws {
    guard !StableHashes.areInEffect, context.environment[StableHashes.variable] != "1",
      context.mayReplaceProcess
    else { return }
    try replace(with: "/proc/self/exe", context.environment, context)
  }

  private static func replace(
    with program: String, _ environment: [String: String], _ context: CommandContext
  ) throws -> Never {
    var environment = environment
    environment[StableHashes.variable] = "1"
    environment[backtrace] = "enable=no"
    let reason = ProcessImage.replace(
      with: program, arguments: ["capstan"] + context.arguments, environment: environment)
    throw CommandError(.internalError, "\(program) cannot be run: \(reason)")
  }
}
