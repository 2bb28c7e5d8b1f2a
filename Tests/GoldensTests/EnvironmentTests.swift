import CapstanFrames
import CapstanGoldens
import CapstanSceneGraph
import Testing

@Suite struct EnvironmentTests {
  private func run(
    _ libraries: [String: String], change: (inout SlidingSquare) -> Void
  ) async throws -> GoldenRun {
    let folder = try ScratchFolder()
    let names = ["a", "b", "c", "d"]
    try await GoldenCheck.record(names.map { SlidingSquare(name: $0).shot }, in: folder.store)
    let shots = names.map { name in
      var square = SlidingSquare(name: name)
      square.libraries = libraries
      if name != "d" { change(&square) }
      return square.shot
    }
    return try await GoldenCheck(store: folder.store).run(shots)
  }

  @Test func anUpgradeIsOneNoticeBeforeTheDifferences() async throws {
    let run = try await run(["cairo": "1.18.4", "pango": "1.50.12"]) {
      $0.touch = { bitmap, _ in bitmap[3, 3] = 0xFF80_8080 }
    }
    #expect(run.results.map(\.verdict) == [.environment, .environment, .environment, .match])
    #expect(!run.passes)
    let lines = FailureText().text(run).split(separator: "\n")
    #expect(
      lines.first
        == """
        notice: the environment changed since 4 of 4 goldens were recorded: \
        cairo 1.16.0 → 1.18.4; that explains 3 that differ
        """)
    #expect(lines.count { $0.hasPrefix("notice") } == 1)
    #expect(lines.last == "1 of 4 shots match, 3 environment")
  }

  @Test func anUpgradeWithoutDifferencesPasses() async throws {
    let run = try await run(["cairo": "1.18.4", "pango": "1.50.12"]) { _ in }
    #expect(run.passes)
    #expect(run.environmentNotice?.hasSuffix("no difference comes of it") ?? false)
  }

  @Test func whatDrawsDoesNotExplainAnotherMotion() async throws {
    let run = try await run(["cairo": "1.18.4", "pango": "1.50.12"]) { $0.way = 18 }
    #expect(run.results.map(\.verdict) == [.curves, .curves, .curves, .match])
  }

  @Test func whatSetsTextMayMoveLayouts() async throws {
    let run = try await run(["cairo": "1.16.0", "pango": "1.56"]) { $0.way = 18 }
    #expect(run.results.map(\.verdict) == [.environment, .environment, .environment, .match])
  }

  @Test func whatWritesFilesExplainsNothing() async throws {
    let run = try await run(["cairo": "1.16.0", "pango": "1.50.12", "libpng": "1.6.44"]) {
      $0.touch = { bitmap, _ in bitmap[3, 3] = 0xFF80_8080 }
    }
    #expect(run.results.map(\.verdict) == [.pixels, .pixels, .pixels, .match])
  }
}
