import CapstanFrames
import CapstanGoldens
import CapstanSceneGraph
import Foundation
import Synchronization
import Testing

@Suite struct RecordingTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func check(_ mode: RecordMode, _ square: SlidingSquare = SlidingSquare()) async throws
    -> ShotResult
  {
    try await GoldenCheck(store: folder.store, mode: mode).run(square.shot)
  }

  @Test func aMissingGoldenFailsTwiceAndWritesNothing() async throws {
    let mode = RecordMode.effective(.all, environment: ["CI": "true"])
    for _ in 0..<2 {
      let result = try await check(mode)
      #expect(result.verdict == .missing && !result.passes)
      let text = FailureText(acceptCommand: { "capstan record \($0.folder)" }).text(result)
      #expect(text.contains("record  capstan record sliding-square"), "\(text)")
      #expect(folder.contents.isEmpty)
    }
  }

  @Test(
    arguments: [
      (["CI": "true"], RecordMode.never), (["CI": "1"], .never), (["CI": ""], .failed),
      (["CI": "false"], .failed), (["CI": "0"], .failed), ([:], .failed),
    ] as [([String: String], RecordMode)])
  func buildServersNeverRecord(_ environment: [String: String], _ mode: RecordMode) {
    #expect(RecordMode.effective(.failed, environment: environment) == mode)
  }

  @Test func whatIsRecordedFailsOnceAndThenMatches() async throws {
    let first = try await check(.missing)
    #expect(first.verdict == .missing && first.recording == .new && !first.passes)
    #expect(FailureText().text(first).hasSuffix("recorded: look at it, then run again"))
    #expect(try await check(.missing).passes)
  }

  @Test func onlyWhatAModeNamesIsWritten() async throws {
    _ = try await check(.missing)
    var changed = SlidingSquare()
    changed.color = 0xFF00_0000
    #expect(try await check(.missing, changed).recording == nil)
    #expect(try await check(.missing).passes, "the golden is the old one")
    #expect(try await check(.failed, changed).recording == .changed)
    #expect(try await check(.never, changed).passes)
    #expect(try await check(.failed, changed).recording == nil)
    #expect(try await check(.all, changed).recording == .unchanged)
  }

  @Test func theChosenInstantsAreStartEventMiddleAndEnd() async throws {
    _ = try await check(.all)
    #expect(
      folder.contents == [
        "sliding-square", "sliding-square/curves.txt", "sliding-square/f0000.png",
        "sliding-square/f0006.png", "sliding-square/f0012.png", "sliding-square/f0018.png",
        "sliding-square/frames.txt", "sliding-square/manifest.json",
      ])
  }

  @Test(arguments: [
    ("all", Array(0..<30)), ("1", [29]), ("2", [0, 29]), ("4", [0, 10, 19, 29]),
    ("500", Array(0..<30)), ("at=0.5,0,500ms", [0, 15]),
  ])
  func picturesCanBeChosen(_ text: String, _ frames: [Int]) async throws {
    let selection = try PixelSelection(parsing: text)
    let check = GoldenCheck(store: folder.store, mode: .all, selection: selection)
    _ = try await check.run(SlidingSquare().shot)
    #expect(try folder.store.golden("sliding-square").manifest.pictures.map(\.frame) == frames)
  }

  /// What a check told of its progress.
  private final class Told: CheckProgress {
    let steps = Mutex<[String]>([])

    func begin(pictures: Int) { steps.withLock { $0.append("begin \(pictures)") } }
    func advance() { steps.withLock { $0.append("one") } }
    func end() { steps.withLock { $0.append("end") } }
  }

  @Test func everyPictureIsToldOnce() async throws {
    let whole = ["begin 4", "one", "one", "one", "one", "end"]
    for (mode, expected) in [(RecordMode.all, whole), (.never, whole), (.all, whole + whole)] {
      let told = Told()
      var check = GoldenCheck(store: folder.store, mode: mode)
      check.progress = told
      _ = try await check.run(SlidingSquare().shot)
      #expect(told.steps.withLock(\.self) == expected)
    }
  }

  @Test(arguments: ["", "none", "0", "-3", "1.5", "at=", "at=soon"])
  func otherChoicesAreRefused(_ text: String) {
    #expect(throws: FrameError.self) { try PixelSelection(parsing: text) }
  }

  @Test func aPictureAfterTheEndIsRefusedAndNothingIsWritten() async throws {
    let check = GoldenCheck(
      store: folder.store, mode: .all, selection: .times([RationalTime(1, over: 1)]))
    let result = try await check.run(SlidingSquare().shot)
    #expect(result.verdict == .error)
    #expect(result.problem?.contains("the clip has 30 frames") ?? false)
    #expect(folder.contents.isEmpty)
  }

  @Test func aValueThatIsNoNumberIsNotRecorded() async throws {
    var shot = SlidingSquare().shot
    shot.curves = { [.init("x", $0 == 4 ? .nan : 1)] }
    let result = try await GoldenCheck(store: folder.store, mode: .all).run(shot)
    #expect(result.verdict == .error)
    #expect(result.problem == "sliding square cannot be recorded: x is no number in frame 4")
    #expect(folder.contents.isEmpty)
  }

  @Test func aRecordingThatFailsLeavesTheOldGolden() async throws {
    struct Failure: Error {}
    _ = try await check(.all)
    let before = folder.contents
    var shot = SlidingSquare(way: 10).shot
    let picture = shot.picture
    shot.picture = { frame in
      if frame > 7 { throw Failure() }
      return try await picture(frame)
    }
    #expect(
      try await GoldenCheck(store: folder.store, mode: .all).run(shot).verdict == .error)
    #expect(folder.contents == before)
    #expect(try await check(.never).passes)
  }

  @Test func aGoldenThatStoodAsideIsPutBack() async throws {
    _ = try await check(.all)
    try FileManager.default.moveItem(
      atPath: "\(folder.path)/sliding-square", toPath: "\(folder.path)/.sliding-square.replaced")
    #expect(try await check(.never).passes)
    #expect(!folder.contents.contains(".sliding-square.replaced"))
  }

  @Test func theSameCheckTwiceOrAtOnceMeansTheSameGolden() async throws {
    let store = folder.store
    try await GoldenCheck.record([SlidingSquare().shot], in: store)
    let before = folder.contents
    for _ in 0..<3 { #expect(try await check(.missing).passes) }
    try await withThrowingTaskGroup(of: ShotResult.self) { group in
      for _ in 0..<3 {
        group.addTask {
          try await GoldenCheck(store: store, mode: .missing).run(SlidingSquare().shot)
        }
      }
      for try await result in group { #expect(result.passes) }
    }
    #expect(folder.contents == before)
  }

  @Test func recordingAtOnceLeavesOneWholeGolden() async throws {
    let store = folder.store
    try await withThrowingTaskGroup(of: ShotResult.self) { group in
      for _ in 0..<4 {
        group.addTask { try await GoldenCheck(store: store, mode: .all).run(SlidingSquare().shot) }
      }
      for try await result in group { #expect(result.recording != nil, "\(result)") }
    }
    #expect(try await check(.never).passes)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["sliding-square"])
  }

  @Test func equalShotsGiveEqualText() async throws {
    _ = try await check(.all)
    let files = ["curves.txt", "frames.txt", "manifest.json"].map { "sliding-square/\($0)" }
    let before = try files.map(folder.text)
    _ = try await check(.all)
    #expect(try files.map(folder.text) == before)
  }

  @Test func smallChangesDoNotAddUpOverRecordings() async throws {
    // Each picture is within a level of the one before.
    func picture(_ level: UInt32) -> SlidingSquare {
      var square = SlidingSquare()
      square.touch = { bitmap, _ in bitmap[0, 0] = 0xFF00_0000 | level * 0x01_0101 }
      return square
    }
    _ = try await check(.missing, picture(200))
    #expect(try await check(.failed, picture(201)).passes, "what matches stays as it was recorded")
    #expect(try await check(.never, picture(202)).verdict == .pixels)
    let again = try await check(.all, picture(201))
    #expect(again.verdict == .match && again.recording == .changed && !again.passes)
    #expect(FailureText().text(again).contains("recorded anew: it matched, but not exactly"))
    #expect(try await check(.all, picture(201)).passes)
    #expect(try await check(.never, picture(202)).passes)
  }

  @Test func whatIsExactlyEqualIsNotWrittenAnew() async throws {
    _ = try await check(.all)
    // The same pixels in other bytes.
    let path = "\(folder.path)/sliding-square/f0006.png"
    let bitmap = try PNGDecoder.picture(atPath: path).bitmap
    try Data(PNGEncoder(.libpng(level: 0)).encode(bitmap)).write(to: URL(filePath: path))
    let bytes = try Data(contentsOf: URL(filePath: path))
    #expect(try await check(.all).recording == .unchanged)
    #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
    var upgraded = SlidingSquare()
    upgraded.libraries["cairo"] = "1.18.4"
    #expect(try await check(.all, upgraded).recording == .unchanged)
    #expect(try folder.text("sliding-square/manifest.json").contains("1.18.4"))
  }

  // MARK: Housekeeping

  @Test func aGoldenOfAnotherGroupIsNoOrphan() async throws {
    func shot(_ name: String, _ group: String) -> Shot {
      var shot = SlidingSquare(name: name).shot
      shot.group = group
      return shot
    }
    let shots = [shot("a", "one"), shot("b", "one"), shot("c", "two")]
    try await GoldenCheck.record(shots, in: folder.store)
    try folder.write("not JSON", to: "b/manifest.json")
    let run = try await GoldenCheck(store: folder.store).run([shots[0]])
    #expect(run.orphans == [])
    #expect(try run.prune() == [])
  }

  @Test func orphansAreListedAndPrunedOnlyAfterAPassingRun() async throws {
    let shots = ["a", "b", "old"].map { SlidingSquare(name: $0).shot }
    try await GoldenCheck.record(shots, in: folder.store)
    let check = GoldenCheck(store: folder.store)
    let failing = try await check.run([shots[0], SlidingSquare(name: "b", way: 3).shot])
    #expect(failing.orphans == ["old"])
    #expect(FailureText().text(failing).contains("goldens of no shot in this run: old"))
    #expect(try failing.prune() == [])
    let passing = try await check.run(Array(shots[..<2]))
    #expect(try passing.prune() == ["old"])
    #expect(folder.store.existingFolders() == ["a", "b"])
  }
}
