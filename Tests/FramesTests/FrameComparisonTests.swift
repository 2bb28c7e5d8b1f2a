import CapstanFrames
import CapstanSceneGraph
import Testing

struct FrameComparisonTests {
  private struct Broken: FrameComparator {
    enum Kind: CaseIterable {
      case throwing, silent, empty, blind, nowhere, nan, inventive
    }
    struct Failure: Error {}
    let kind: Kind

    func difference(_ expected: Bitmap, _ actual: Bitmap) throws -> FrameDifference? {
      var result = FrameDifference(examinedCount: expected.pixels.count)
      switch kind {
      case .throwing: throw Failure()
      case .silent: return nil
      case .empty: return FrameDifference(examinedCount: 0)
      case .blind: return result
      case .nowhere: result.differingCount = 3
      case .nan:
        result.toleratedCount = 1
        result.perceptualDistance = .nan
      case .inventive: result.toleratedCount = expected.pixels.count + 1
      }
      return result
    }
  }

  private let picture = TestPictures.gradient(width: 20, height: 30)
  private var changed: Bitmap {
    var changed = picture
    changed[4, 5] ^= 0x40
    return changed
  }

  @Test(arguments: Broken.Kind.allCases)
  private func aBrokenComparatorNeverMatches(kind: Broken.Kind) {
    let comparison = FrameComparison(
      expected: picture, actual: changed, comparator: Broken(kind: kind))
    #expect(comparison.verdict == .error)
    #expect(comparison.summary.hasPrefix("the comparison itself failed: "))
  }

  @Test func equalPicturesNeedNoComparator() {
    let comparison = FrameComparison(
      expected: picture, actual: picture, comparator: Broken(kind: .throwing))
    #expect(comparison.verdict == .match)
  }

  @Test func sizesHaveAVerdictOfTheirOwn() {
    let comparison = FrameComparison(
      expected: picture, actual: TestPictures.gradient(width: 30, height: 20))
    #expect(comparison.verdict == .size)
    #expect(comparison.summary == "the size is 30 × 20 instead of 20 × 30")
  }

  @Test func comparesPixelsAndNotBytes() throws {
    let temporary = try TemporaryFolder()
    let files = try OutputFolder(creating: temporary.path)
    for (index, method) in PNGEncoderTests.methods.enumerated() {
      try files.write(PNGEncoder(method).encode(picture), to: "\(index).png")
      let comparison = FrameComparison(
        expectedPath: files.path(of: "0.png"), actualPath: files.path(of: "\(index).png"),
        rule: .exact)
      #expect(comparison.verdict == .match)
      #expect(comparison.summary == "equal")
    }
  }

  @Test func tellsFilesApart() throws {
    let temporary = try TemporaryFolder()
    let folder = try OutputFolder(creating: temporary.path)
    let pointer = Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\n".utf8)
    let good = try PNGEncoder().encode(picture)
    try folder.write(good, to: "good.png")
    try folder.write(PNGEncoder().encode(changed), to: "changed.png")
    try folder.write(pointer, to: "pointer.png")
    try folder.write(Array("garbage".utf8), to: "garbage.png")
    try folder.write(Array(good.dropLast(20)), to: "cut.png")
    func compare(_ first: String, _ second: String) -> FrameComparison {
      FrameComparison(expectedPath: folder.path(of: first), actualPath: folder.path(of: second))
    }
    #expect(compare("good.png", "changed.png").verdict == .pixels)
    #expect(compare("none.png", "good.png").verdict == .missing)
    #expect(compare("good.png", "none.png").verdict == .missing)
    for broken in ["pointer.png", "garbage.png", "cut.png"] {
      // Equal bytes do not make two unreadable files a match.
      #expect(compare(broken, broken).verdict == .unreadable)
      #expect(compare("good.png", broken).verdict == .unreadable)
    }
    #expect(compare("pointer.png", "good.png").summary.contains("git lfs pull"))
    #expect(compare("garbage.png", "good.png").summary.hasSuffix("not a PNG file"))
  }
}
