import Foundation

/// Measures the reference clip; see scripts/benchmark.
@main enum CapstanBenchmark {
  @MainActor static func main() async {
    do {
      try await run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      say("\(error)")
      exit(error is Callgrind.Failure ? 69 : 70)
    }
  }

  @MainActor private static func run(_ arguments: [String]) async throws {
    switch arguments.first {
    case nil: try await printTable(rounds: 5)
    case "--rounds":
      guard arguments.count == 2, let rounds = Int(arguments[1]), rounds > 0 else { usage() }
      try await printTable(rounds: rounds)
    case "--growth": try Growth().run()
    case "--exact":
      guard try Exactness().run() else { exit(1) }
    case "--counted-work": try CountedWork.run()
    case "--counted-clip":
      guard arguments.count == 2 else { usage() }
      try CountedWork.writeClip(into: arguments[1])
    case "--pictures":
      guard arguments.count == 2 else { usage() }
      try ReferencePictures().write(to: arguments[1])
    case "--check":
      guard arguments.count == 2 else { usage() }
      try check(arguments[1])
    case "--update":
      guard arguments.count == 2 else { usage() }
      let counts = try Callgrind().counts()
      try counts.text.write(toFile: arguments[1], atomically: true, encoding: .utf8)
      print(counts.text)
    default: usage()
    }
  }

  @MainActor private static func printTable(rounds count: Int) async throws {
    let rounds = try Rounds(try ReferenceClip())
    for round in 1...count {
      say("round \(round) of \(count)")
      try await rounds.run()
    }
    print(Report(rounds: rounds, count: count).text)
  }

  @MainActor private static func check(_ file: String) throws {
    let kept = InstructionCounts(text: try String(contentsOfFile: file, encoding: .utf8))
    let name = URL(fileURLWithPath: file).pathComponents.suffix(3).joined(separator: "/")
    let comparison = CountComparison(kept: kept, counted: try Callgrind().counts(), file: name)
    print(comparison.table)
    guard comparison.obstacles.isEmpty else {
      say("Nothing is compared: \(name) was counted in another environment, so the counts differ")
      say("by more than the code. If this one is to stay: scripts/benchmark --update.")
      for obstacle in comparison.obstacles { say("  \(obstacle)") }
      return
    }
    if comparison.holds {
      if comparison.isOutdated {
        print("Something became cheaper; keep it: scripts/benchmark --update, and commit \(name).")
      }
      return
    }
    for complaint in comparison.complaints { say(complaint) }
    say(comparison.advice)
    exit(1)
  }

  private static func usage() -> Never {
    say("known: --rounds N, --growth, --exact, --check FILE, --update FILE, --pictures FOLDER")
    exit(64)
  }

  private static func say(_ text: String) {
    FileHandle.standardError.write(Data("benchmark: \(text)\n".utf8))
  }
}
