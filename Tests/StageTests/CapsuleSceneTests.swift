import CapstanFrames
import CapstanSceneGraph
import CapstanStage
import CapstanSymbols
import CapstanText
import Foundation
import Scenes
import Synchronization
import Testing

@MainActor @Suite struct CapsuleSceneTests {
  private static let text = Result { try PangoTextEngine() }

  private func context(scale: Double = 1) throws -> StageContext {
    var settings = StageSettings()
    settings.scale = scale
    return StageContext(
      settings: settings, text: try Self.text.get(), symbols: SymbolLibrary())
  }

  private func scene() throws -> CapsuleScene { try CapsuleScene(try context()) }

  /// The left edge of the indicator, the first fill on the bar.
  private func indicatorX(_ list: DisplayList) throws -> Double {
    let group = try #require(
      list.items.compactMap { item in
        if case .group(let group) = item { group } else { nil }
      }.first)
    guard case .fill(let indicator) = group.items[1] else {
      Issue.record("the indicator is not the second item of the bar")
      return .nan
    }
    return indicator.path.boundingRect.minX
  }

  @Test func framesDoNotDependOnWhatWasAskedBefore() throws {
    let (played, sought) = (try scene(), try scene())
    let lists = (0..<280).map { played.displayList(at: Double($0) / 60) }
    var random = SystemRandomNumberGenerator()
    for frame in (0..<280).shuffled(using: &random).prefix(60) {
      #expect(sought.displayList(at: Double(frame) / 60) == lists[frame], "frame \(frame)")
    }
  }

  @Test func theIndicatorFollowsItsSpring() throws {
    let scene = try scene()
    // Cells are (353 − 12 − 3 · 4) / 4 = 82.25 wide and 4 apart.
    for (time, from, to, start) in [(0.6, 0.0, 1.0, 0.5), (0.9, 0, 1, 0.5), (1.7, 1, 2, 1.5)] {
      let (omega, zeta, t) = (2 * Double.pi / 0.4, 0.7, time - start)
      let damped = omega * (1 - zeta * zeta).squareRoot()
      let rest =
        exp(-zeta * omega * t) * (cos(damped * t) + zeta * omega / damped * sin(damped * t))
      let expected = 26 + 86.25 * (from + (to - from) * (1 - rest))
      // What is at most left of the spring before, which began a second earlier.
      let left = 86.25 * exp(-zeta * omega * (t + 1)) / (1 - zeta * zeta).squareRoot()
      #expect(
        abs(try indicatorX(scene.displayList(at: time)) - expected) <= from * left + 1e-9,
        "\(time)")
    }
  }

  @Test func anEventsFirstFrameShowsItsStart() throws {
    let scene = try scene()
    #expect(scene.displayList(at: 0.5) == scene.displayList(at: 0.25))
    #expect(scene.displayList(at: 0.51) != scene.displayList(at: 0.25))
  }

  @Test func nothingMovesAfterTheRest() throws {
    let scene = try scene()
    let rest = try #require(scene.restTime)
    let end = try Self.picture(scene.displayList(at: rest))
    #expect(try Self.picture(scene.displayList(at: rest + 1)) == end)
  }

  @Test func itTakesNoTaps() throws {
    var context = try context()
    context.settings.script = Script([Script.Event(at: .zero, .tap(.label("Home")))])
    #expect(throws: StageError.self) { try CapsuleScene(context) }
  }

  private static func picture(_ list: DisplayList) throws -> Bitmap {
    var worker = try BitmapWorker(size: list.size, scale: 0.5)
    return try worker.process(
      FrameJob(
        entry: FrameSchedule.Entry(position: 0, frame: 0, time: .zero), list: list))
  }

  @Test("Pixels are equal for any number of workers", arguments: [2, 4, 7])
  func workers(jobs: Int) async throws {
    let clock = try FrameClock(rate: FrameRate(12), duration: RationalTime(2, over: 1))
    func hashes(_ jobs: Int) async throws -> [Int: PixelHash] {
      let hashes = Mutex<[Int: PixelHash]>([:])
      var pipeline = FramePipeline(jobs: jobs)
      pipeline.beforeFrame = { entry in
        try? await Task.sleep(for: .milliseconds(entry.frame &* 31 % 7))
      }
      try await pipeline.run(
        FrameSchedule(0..<clock.count, of: clock), of: try scene(),
        makeWorker: { try PNGWorker(size: CGSize(width: 393, height: 852), scale: 0.25) }
      ) { entry, file in hashes.withLock { $0[entry.frame] = file.hash } }
      return hashes.withLock { $0 }
    }
    let one = try await hashes(1)
    #expect(one.count == 24)
    #expect(try await hashes(jobs) == one)
  }
}
