import CapstanFrames
import CapstanGoldens
import CapstanSceneGraph
import Foundation
import Testing

@Suite struct VerdictTests {
  private func result(
    recorded: SlidingSquare = SlidingSquare(), now: SlidingSquare,
    selection: PixelSelection = .all
  ) async throws -> ShotResult {
    let folder = try ScratchFolder()
    try await GoldenCheck.record([recorded.shot], in: folder.store, selection: selection)
    return try await GoldenCheck(store: folder.store).run(now.shot)
  }

  @Test func whatDidNotChangeMatches() async throws {
    let result = try await result(now: SlidingSquare())
    #expect(result.verdict == .match && result.passes)
    #expect(result.pictures.count == 30)
  }

  @Test func aPixelInFrame17IsFoundAndToldExactly() async throws {
    var now = SlidingSquare()
    now.touch = { if $1 == 17 { $0[21, 9] = 0xFFFF_EEFF } }
    let result = try await result(now: now)
    #expect(result.verdict == .pixels)
    #expect(result.failedPictures.map(\.frame) == [17])
    #expect(
      FailureText(acceptCommand: { "capstan record \($0.name)" }).text(result) == """
        sliding square: pixels differ: the rasterizer changed (curves and display lists agree)
          picture, frame 17 at 0.5667 s: 1 of 1024 pixels differ, worst by 17 \
        at (21, 9), all inside (21, 9)–(21, 9)
          accept  capstan record sliding square
        """)
  }

  @Test func aDroppedFrameIsACount() async throws {
    let result = try await result(now: SlidingSquare(frameCount: 29))
    #expect(result.verdict == .count)
    #expect(result.pictures.last?.verdict == .missing)
    let text = FailureText().text(result)
    #expect(text.contains("the clip has another number of frames: 29, expected 30"), "\(text)")
  }

  @Test func anotherRateIsACount() async throws {
    // Both show the first 0.2 s, in which nothing moves.
    let result = try await result(
      recorded: SlidingSquare(frameCount: 5), now: SlidingSquare(frameCount: 5, rate: .ntsc),
      selection: .count(2))
    #expect(result.verdict == .count)
    let text = FailureText().text(result)
    #expect(text.contains("5 at 30000/1001 a second, expected 5 at 30/1"), "\(text)")
  }

  @Test func anotherMotionIsFoundInTheCurvesFirst() async throws {
    let result = try await result(now: SlidingSquare(way: 18))
    #expect(result.verdict == .curves)
    #expect(!result.lists.isEmpty && !result.failedPictures.isEmpty, "later layers are kept too")
    let text = FailureText().text(result)
    #expect(text.contains("curves differ: motion changed"))
    #expect(text.contains("Square/frame.x, frame 7 at 0.2333 s: 2.35417, expected 2.39352"))
    #expect(text.contains("largest deviation 2 in frame 18 at 0.6000 s, 23 of 30 frames differ"))
  }

  @Test func aShorterClipWithAnotherMotionIsAMotion() async throws {
    let result = try await result(now: SlidingSquare(frameCount: 27, way: 18))
    #expect(result.verdict == .curves)
    #expect(FailureText().text(result).contains("the number of frames: 27, expected 30"))
  }

  @Test func anotherStyleIsFoundInTheList() async throws {
    let result = try await result(
      now: SlidingSquare(color: 0xFF33_66FF, colorName: "rgba(0.2 0.4 1 1)"))
    #expect(result.verdict == .list)
    let text = FailureText().text(result)
    #expect(text.contains("display list, frame 0 at 0.0000 s: list > 0 fill"), "\(text)")
    #expect(text.contains("is 1, expected 0.8 (off by 0.2)"), "\(text)")
  }

  @Test func anotherSizeHasItsOwnVerdict() async throws {
    var now = SlidingSquare()
    now.touch = { bitmap, _ in bitmap = Bitmap(width: 31, height: 32, filledWith: 0xFFFF_FFFF) }
    let result = try await result(now: now)
    #expect(result.verdict == .size)
    #expect(result.pictures[0].summary == "the size is 31 × 32 instead of 32 × 32")
  }

  @Test func noiseOfOneLevelPasses() async throws {
    var now = SlidingSquare()
    now.touch = { bitmap, frame in
      for x in 0..<32 where (x + frame) % 3 == 0 { bitmap[x, 31] = 0xFFFE_FEFE }
    }
    #expect(try await result(now: now).verdict == .match)
  }

  @Test func aReencodedPictureMatches() async throws {
    let folder = try ScratchFolder()
    let shot = SlidingSquare().shot
    try await GoldenCheck.record([shot], in: folder.store)
    for file in folder.contents where file.hasSuffix(".png") {
      let path = "\(folder.path)/\(file)"
      let bitmap = try PNGDecoder.picture(atPath: path).bitmap
      try Data(PNGEncoder(.libpng(level: 0)).encode(bitmap)).write(to: URL(filePath: path))
    }
    #expect(try await GoldenCheck(store: folder.store).run(shot).verdict == .match)
  }

  // MARK: Broken files

  private static let pointer = """
    version https://git-lfs.github.com/spec/v1
    oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
    size 12345

    """

  @Test(arguments: ["f0017.png", "curves.txt", "frames.txt", "manifest.json"])
  func aLargeFilePointerIsToldApart(_ file: String) async throws {
    let folder = try ScratchFolder()
    let shot = SlidingSquare().shot
    try await GoldenCheck.record([shot], in: folder.store)
    func text(_ contents: String) async throws -> String {
      try folder.write(contents, to: "sliding-square/\(file)")
      let result = try await GoldenCheck(store: folder.store).run(shot)
      #expect(result.verdict == .unreadable)
      return FailureText().text(result)
    }
    let pointer = try await text(Self.pointer)
    #expect(pointer.contains("Git LFS pointer") && pointer.contains("git lfs pull"), "\(pointer)")
    let garbage = try await text("garbage")
    #expect(!garbage.contains("LFS"), "\(garbage)")
    #expect(garbage.contains(file), "\(garbage)")
  }

  @Test func aPictureOfAnotherRecordingIsUnreadable() async throws {
    let folder = try ScratchFolder()
    let shot = SlidingSquare().shot
    try await GoldenCheck.record([shot], in: folder.store)
    let name = "\(folder.path)/sliding-square/f0017.png"
    // Within the tolerances of what is drawn, but not what was recorded.
    var bitmap = try PNGDecoder.picture(atPath: name).bitmap
    bitmap[0, 0] ^= 1
    try Data(PNGEncoder().encode(bitmap)).write(to: URL(filePath: name))
    let result = try await GoldenCheck(store: folder.store).run(shot)
    #expect(result.verdict == .unreadable)
    let text = FailureText().text(result)
    #expect(text.contains("its pixels are not those that the manifest lists"), "\(text)")
    // A hash of another method is no reason to doubt a picture.
    let manifest = try folder.text("sliding-square/manifest.json")
    try folder.write(
      manifest.replacing("\"pixels\" : \"\(PixelHash.method):", with: "\"pixels\" : \"1:"),
      to: "sliding-square/manifest.json")
    #expect(try await GoldenCheck(store: folder.store).run(shot).verdict == .match)
  }

  // MARK: Broken comparators

  private struct Broken: FrameComparator {
    enum Kind: CaseIterable { case throwing, notANumber, silent, partial, untouched }
    struct Failure: Error {}
    let kind: Kind

    func difference(_ expected: Bitmap, _ actual: Bitmap) throws -> FrameDifference? {
      var difference = FrameDifference(examinedCount: expected.pixels.count)
      switch kind {
      case .throwing: throw Failure()
      case .silent: return nil
      case .untouched: return difference
      case .partial: difference.examinedCount = 12
      case .notANumber:
        difference.toleratedCount = 1
        difference.perceptualDistance = .nan
      }
      return difference
    }
  }

  @Test(arguments: Broken.Kind.allCases)
  private func aBrokenComparatorNeverMatches(_ kind: Broken.Kind) async throws {
    let folder = try ScratchFolder()
    let shot = SlidingSquare().shot
    try await GoldenCheck.record([shot], in: folder.store)
    let before = folder.contents
    let check = GoldenCheck(store: folder.store, mode: .failed, comparator: Broken(kind: kind))
    var changed = SlidingSquare()
    changed.touch = { bitmap, _ in bitmap[0, 0] = 0xFFFE_FFFF }
    let run = try await check.run([changed.shot])
    #expect(run.results[0].verdict == .error)
    #expect(!run.passes)
    #expect(run.results[0].recording == nil, "a broken check records nothing")
    #expect(folder.contents == before)
  }

  @Test func aSourceThatThrowsIsAnError() async throws {
    struct Failure: Error {}
    let folder = try ScratchFolder()
    try await GoldenCheck.record([SlidingSquare().shot], in: folder.store)
    var shot = SlidingSquare().shot
    shot.picture = { _ in throw Failure() }
    #expect(try await GoldenCheck(store: folder.store).run(shot).verdict == .error)
  }
}
