import CapstanFrames
public import CapstanStage
public import Foundation

/// The tool: finds the command, parses into it, runs it, and turns errors into words and codes.
public struct CommandLineTool: Sendable {
  /// What commands find around them.
  public var context: CommandContext

  /// The verbs in the order of help.
  public static let commands: [any Command.Type] = [
    Render.self, Still.self, Strip.self, Curves.self, Dump.self, List.self, Record.self,
    Verify.self, Compare.self, Assemble.self, Doctor.self,
  ]

  /// Creates the tool with its built-in scenes.
  public init(
    scenes: [BuiltInScene], console: Console,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    context = CommandContext(scenes: scenes, console: console, environment: environment)
  }

  /// Runs the process's own command line to its end.
  ///
  /// The first thing that a program does: it gives the process hashes that are the same in every
  /// run, for which there must be no set or dictionary yet.
  @MainActor public static func main(
    scenes: @autoclosure @MainActor () -> [BuiltInScene]
  ) async -> Never {
    StableHashes.begin()
    ResultOutput.keepApart()
    var tool = CommandLineTool(scenes: scenes(), console: .standard)
    tool.context.mayReplaceProcess = true
    ProcessEnd.watch(isListing: ListingProcess.isListing(tool.context.environment))
    let code = await tool.run(Array(CommandLine.arguments.dropFirst()))
    ProcessGuard.allowEnd()
    exit(code.rawValue)
  }

  /// Runs a command line without its first word, the program, and returns what to exit with.
  @MainActor public func run(_ arguments: [String]) async -> ExitCode {
    do {
      var tool = self
      tool.context.arguments = arguments
      return try await tool.dispatch(arguments)
    } catch {
      let error = CommandError(describing: error)
      context.console.message(error.message)
      if let hint = error.hint { context.console.message(hint) }
      return error.code
    }
  }

  @MainActor private func dispatch(_ arguments: [String]) async throws -> ExitCode {
    guard let verb = arguments.first else {
      context.console.writeMessage(overview)
      return .usage
    }
    let rest = Array(arguments.dropFirst())
    switch verb {
    case "help", "--help", "-h":
      if rest.count > 1 { throw tooMany(rest[1], verb, takes: "the name of one command") }
      try context.console.result(try rest.first.map(help) ?? overview)
    case "--version", "version":
      if let extra = rest.first { throw tooMany(extra, verb, takes: "nothing") }
      try context.console.result("capstan \(CapstanVersion.current)\n")
    case "completion":
      try context.console.result(try completion(rest))
    default:
      return try await run(command(named: verb), rest)
    }
    return .done
  }

  @MainActor private func run<C: Command>(_ type: C.Type, _ arguments: [String]) async throws
    -> ExitCode
  {
    let options = arguments.prefix { $0 != "--" }
    if options.contains("--help") || options.contains("-h") {
      try context.console.result(type.help)
      return .done
    }
    return try await type.parse(arguments).run(in: context)
  }

  private func command(named name: String) throws -> any Command.Type {
    if let command = Self.commands.first(where: { $0.name == name }) { return command }
    let known = Self.commands.map { $0.name } + ["help", "completion"]
    throw CommandError.usage(
      name.hasPrefix("-") ? "a command comes first, then options" : "there is no command '\(name)'",
      hint: nearest(to: name, in: known).map { "did you mean \($0)?" }
        ?? "commands are \(known.joined(separator: ", "))")
  }

  private func tooMany(_ word: String, _ verb: String, takes what: String) -> CommandError {
    .usage("'\(word)' is one argument too many", hint: "\(verb) takes \(what)")
  }

  private func help(of verb: String) throws -> String {
    switch verb {
    case "help": overview
    case "completion": Completion.help
    default: try command(named: verb).help
    }
  }

  private func completion(_ arguments: [String]) throws -> String {
    guard arguments == ["bash"] else {
      throw CommandError.usage(
        "completion needs the name of a shell it knows",
        hint: "write: source <(capstan completion bash)")
    }
    return Completion.bash(Self.commands)
  }

  /// The first page of help.
  private var overview: String {
    var lines = [
      "usage: capstan COMMAND …", "",
      "Renders SwiftUI tab bars and other small animated components to exact frames.", "",
      "commands:",
    ]
    func row(_ name: String, _ text: String) {
      lines.append("  " + name + String(repeating: " ", count: 12 - name.count) + text)
    }
    for command in Self.commands { row(command.name, command.summary) }
    row("help", "this page, or the help of a command: capstan help render")
    row("completion", "a completion script: source <(capstan completion bash)")
    if !context.scenes.isEmpty {
      lines += ["", "built-in scenes:"]
      for scene in context.scenes { row(scene.name, scene.summary) }
    }
    lines += ["", "exit codes:"]
    for code in ExitCode.allCases { row(String(code.rawValue), code.meaning) }
    return lines.joined(separator: "\n") + "\n"
  }
}
