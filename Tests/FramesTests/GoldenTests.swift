import CapstanFrames
import CapstanSceneGraph
import Testing

@testable import TestSupport

struct GoldenTests {
  private func golden(
    _ temporary: TemporaryFolder, _ environment: [String: String] = [:]
  ) -> Golden {
    Golden(
      name: "BarTests/settles/f012", folder: temporary.path + "/goldens",
      failures: temporary.path + "/failures", environment: environment)
  }

  private let picture = TestPictures.gradient(width: 64, height: 64)

  @Test(arguments: [
    (["CI": "true", "GOLDEN_RECORD": "all"], Golden.Recording.never),
    (["CI": "1", "GOLDEN_RECORD": "missing"], .never), ([:], .never),
    (["GOLDEN_RECORD": "nonsense"], .never), (["GOLDEN_RECORD": "missing"], .missing),
    (["GOLDEN_RECORD": "failed", "CI": ""], .failed),
    (["GOLDEN_RECORD": "all", "CI": "false"], .all),
  ])
  func recordsOnRequestAndNeverUnderCI(environment: [String: String], mode: Golden.Recording) {
    #expect(Golden.Recording(environment: environment) == mode)
  }

  @Test func aMissingGoldenFailsTwiceAndWritesNothing() throws {
    let temporary = try TemporaryFolder()
    for _ in 1...2 {
      let failure = try #require(golden(temporary).failure(of: picture, rule: .exact))
      #expect(failure.text.contains("f012.png is missing"))
      #expect(failure.text.contains("GOLDEN_RECORD=missing scripts/test --filter BarTests"))
      #expect(try temporary.names() == ["failures"])
    }
  }

  @Test func aRecordedGoldenFailsOnceThenPasses() throws {
    let temporary = try TemporaryFolder()
    let recorder = golden(temporary, ["GOLDEN_RECORD": "missing"])
    let failure = try #require(recorder.failure(of: picture, rule: .exact))
    #expect(failure.text.contains("recorded; look at it, then run again"))
    for _ in 1...3 { #expect(golden(temporary).failure(of: picture, rule: .exact) == nil) }
    #expect(recorder.failure(of: picture, rule: .exact) == nil)
  }

  @Test func aDifferenceIsReadableWithoutOpeningAnything() throws {
    let temporary = try TemporaryFolder()
    _ = golden(temporary, ["GOLDEN_RECORD": "missing"]).failure(of: picture, rule: .exact)
    var changed = picture
    for x in 18...26 { changed[x, 8] ^= 0x0000_0011 }
    changed[21, 9] ^= 0x0000_0020
    let failure = try #require(golden(temporary).failure(of: changed, rule: .exact))
    #expect(
      failure.text == """
        BarTests/settles/f012: 10 of 4096 pixels differ, worst by 32 at (21, 9), all inside \
        (18, 8)–(26, 9)
          compare  \(temporary.path)/failures/BarTests/settles/f012.png   expected | difference | actual
          accept   GOLDEN_RECORD=failed scripts/test --filter BarTests
        """)
    let strip = try PNGDecoder.picture(
      atPath: temporary.path + "/failures/BarTests/settles/f012.png")
    #expect(strip.bitmap.width == 3 * 192 + 4 * 8)
    // Only a mode that replaces failing pictures changes the golden.
    _ = golden(temporary, ["GOLDEN_RECORD": "missing"]).failure(of: changed, rule: .exact)
    #expect(golden(temporary).failure(of: picture, rule: .exact) == nil)
    _ = golden(temporary, ["GOLDEN_RECORD": "failed"]).failure(of: changed, rule: .exact)
    #expect(golden(temporary).failure(of: changed, rule: .exact) == nil)
  }

  @Test func anUnreadableGoldenIsToldApart() throws {
    let temporary = try TemporaryFolder()
    let folder = try OutputFolder(creating: temporary.path + "/goldens/BarTests/settles")
    try folder.write(
      Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n".utf8),
      to: "f012.png")
    let failure = try #require(golden(temporary).failure(of: picture, rule: .exact))
    #expect(failure.text.contains("a Git LFS pointer"))
  }
}
