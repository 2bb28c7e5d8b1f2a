import CapstanStage
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import CapstanCommand

/// What a command line answers, without a process.
@MainActor struct Answer {
  let code: ExitCode
  let result: String
  let messages: String

  init(_ arguments: [String], scenes: [BuiltInScene] = [], environment: [String: String] = [:])
    async
  {
    let streams = Streams()
    let console = Console(
      writeResult: { data in streams.results.withLock { $0.append(data) } },
      writeMessage: { text in streams.messages.withLock { $0.append(text) } })
    let tool = CommandLineTool(scenes: scenes, console: console, environment: environment)
    code = await tool.run(arguments)
    result = String(decoding: streams.results.withLock { $0 }, as: UTF8.self)
    messages = streams.messages.withLock { $0 }
  }

  private final class Streams: Sendable {
    let results = Mutex(Data())
    let messages = Mutex("")
  }
}

@MainActor @Suite struct CommandLineToolTests {
  @Test func helpListsEveryCommandAndExitCode() async {
    let answer = await Answer(["help"])
    #expect(answer.code == .done)
    #expect(answer.messages.isEmpty)
    for command in CommandLineTool.commands {
      #expect(answer.result.contains("\n  \(command.name) "))
    }
    for code in ExitCode.allCases {
      #expect(answer.result.contains("\n  \(code.rawValue) "))
    }
  }

  @Test func everyCommandHasItsOwnHelp() async {
    for command in CommandLineTool.commands {
      let answers = [
        await Answer(["help", command.name]), await Answer([command.name, "--help"]),
        await Answer([command.name, "-h"]),
      ]
      for answer in answers {
        #expect(answer.code == .done)
        #expect(answer.result.hasPrefix("usage: capstan \(command.name)"))
        #expect(answer.result == answers[0].result)
        #expect(answer.result.split(separator: "\n").allSatisfy { $0.count <= 80 })
      }
    }
  }

  @Test func noCommandShowsHelpAsAnError() async {
    let answer = await Answer([])
    #expect(answer.code == .usage)
    #expect(answer.result.isEmpty)
    #expect(answer.messages.hasPrefix("usage: capstan COMMAND"))
  }

  @Test func theVersionIsOneLine() async {
    #expect(await Answer(["--version"]).result == "capstan \(CapstanVersion.current)\n")
  }

  @Test(
    "Mistakes in words",
    arguments: [
      (["lsit"], "capstan: there is no command 'lsit'\ncapstan: did you mean list?\n"),
      (
        ["--fps", "30"],
        "capstan: a command comes first, then options\ncapstan: commands are "
          + (CommandLineTool.commands.map { $0.name } + ["help", "completion"])
          .joined(separator: ", ") + "\n"
      ),
      (
        ["help", "render", "still"],
        "capstan: 'still' is one argument too many\ncapstan: help takes the name of one command\n"
      ),
      (
        ["--version", "foo"],
        "capstan: 'foo' is one argument too many\ncapstan: --version takes nothing\n"
      ),
      (
        ["list", "--preview", "Pill"],
        "capstan: list needs a SOURCE for options of a page\n"
          + "capstan: list without any tells the scenes\n"
      ),
      (
        ["completion", "fish"],
        "capstan: completion needs the name of a shell it knows\n"
          + "capstan: write: source <(capstan completion bash)\n"
      ),
    ])
  func mistakes(arguments: [String], messages: String) async {
    let tool = await Answer(arguments)
    #expect(tool.code == .usage)
    #expect(tool.result.isEmpty)
    #expect(tool.messages == messages)
  }

  @Test func theCompletionScriptIsValidBash() async throws {
    let script = await Answer(["completion", "bash"]).result
    for command in CommandLineTool.commands { #expect(script.contains("  \(command.name))\n")) }
    let bash = Process()
    bash.executableURL = URL(fileURLWithPath: "/bin/bash")
    bash.arguments = ["-n", "-c", script]
    try bash.run()
    bash.waitUntilExit()
    #expect(bash.terminationStatus == 0)
  }

  @Test func setUpAndDoctorKnowTheSamePackages() throws {
    let setup = Process()
    setup.executableURL = URL(fileURLWithPath: "\(Fixtures.package)/scripts/setup")
    setup.arguments = ["--list"]
    let output = Pipe()
    setup.standardOutput = output
    try setup.run()
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    let installed = text.split(separator: "\n").map { String($0.split(separator: " ")[1]) }
    let checked = Requirement.all.map(\.package).filter { !$0.contains(" ") }
    #expect(Set(installed) == Set(checked))
    // A package may serve several groups, but stands in each of them once.
    let lines = text.split(separator: "\n").map { $0.split(separator: " ").prefix(2) }
    #expect(lines.count == Set(lines.map { $0.joined(separator: " ") }).count)
  }

  @Test func doctorIsContentHere() async throws {
    let answer = await Answer(
      ["doctor", "--json"], environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
    )
    #expect(answer.code == .done, "\(answer.messages)")
    let rows = try JSONDecoder().decode([[String: Field]].self, from: Data(answer.result.utf8))
    #expect(rows.count == Requirement.all.count)
  }

  /// Any value of a finding.
  private enum Field: Decodable {
    case text(String)
    case truth(Bool)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let truth = try? container.decode(Bool.self) {
        self = .truth(truth)
      } else {
        self = .text(try container.decode(String.self))
      }
    }
  }

  @Test func doctorNamesPackages() async {
    let answer = await Answer(["doctor"], environment: ["PATH": "/nowhere"])
    #expect(answer.code == .unavailable)
    #expect(answer.result.contains("libcairo2-dev"))
    #expect(answer.messages.contains("apt-get install"))
  }
}
