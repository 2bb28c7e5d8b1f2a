import CapstanFrames
import CapstanSceneGraph
import Testing

struct SequenceComparisonTests {
  private func sequence(
    _ frames: [Int], in folder: OutputFolder, cairo: String = "1.16.0",
    change: (inout Bitmap, Int) -> Void = { _, _ in }
  ) throws {
    var manifest = Manifest(
      source: Manifest.Source(name: "Bar", fingerprint: "1"), options: [:], width: 16, height: 16,
      scale: 1, rate: FrameRate(30), count: 30, libraries: ["cairo": cairo])
    for frame in frames {
      var picture = TestPictures.gradient(width: 16, height: 16)
      picture[frame % 16, 3] = 0xFFFF_FFFF
      change(&picture, frame)
      try folder.write(PNGEncoder().encode(picture), to: manifest.fileName.file(frame))
      manifest.add(frame, hash: PixelHash(of: picture))
    }
    try manifest.write(into: folder)
  }

  private func compared(
    _ body: (OutputFolder, OutputFolder) throws -> Void
  ) throws -> SequenceComparison {
    let temporary = try TemporaryFolder()
    let expected = try OutputFolder(creating: temporary.path + "/expected")
    let actual = try OutputFolder(creating: temporary.path + "/actual")
    try body(expected, actual)
    return try SequenceComparison(expectedFolder: expected.path, actualFolder: actual.path)
  }

  @Test func equalSequencesMatch() throws {
    let result = try compared {
      try sequence(Array(0..<30), in: $0)
      try sequence(Array(0..<30), in: $1)
    }
    #expect(result.verdict == .match)
    #expect(result.report == "30 frames match")
  }

  @Test func oneChangedPixelInOneFrameIsNamedWithItsTime() throws {
    let result = try compared {
      try sequence(Array(0..<30), in: $0)
      try sequence(Array(0..<30), in: $1) { if $1 == 17 { $0[5, 9] = 0xFF00_0000 } }
    }
    #expect(result.verdict == .pixels)
    #expect(result.failures.map(\.index) == [17])
    #expect(result.report.hasPrefix("f0017 at 0.5667 s: 1 of 256 pixels differ, worst by "))
    #expect(result.report.hasSuffix(" at (5, 9), all inside (5, 9)–(5, 9)"))
  }

  @Test func aMissingFrameIsAVerdictOfItsOwn() throws {
    let result = try compared {
      try sequence(Array(0..<30), in: $0)
      try sequence(Array(0..<29), in: $1)
    }
    #expect(result.verdict == .count)
    #expect(result.report == "30 frames expected, 29 found; only on one side: f0029.png")
  }

  @Test func anUpgradeIsOneNoticeBeforeAllElse() throws {
    let result = try compared {
      try sequence(Array(0..<30), in: $0)
      try sequence(Array(0..<30), in: $1, cairo: "1.18.0") {
        if $1 < 3 { $0[0, 0] = 0xFF00_FF00 }
      }
    }
    #expect(result.verdict == .environment)
    let lines = result.report.split(separator: "\n")
    #expect(lines.first == "the environments differ: cairo 1.16.0 and 1.18.0")
    #expect(lines.count == 4)
    let same = try compared {
      try sequence(Array(0..<30), in: $0)
      try sequence(Array(0..<30), in: $1, cairo: "1.18.0")
    }
    #expect(same.verdict == .match)
  }

  @Test func emptyFoldersAreNoMatch() throws {
    let result = try compared { _, _ in }
    #expect(result.verdict == .missing)
    #expect(result.report == "neither folder has a PNG file")
  }
}
