import CapstanFrames
import CapstanSceneGraph
import Testing
import TestSupport

struct DifferencePictureTests {
  @Test func marksFaintChanges() {
    let page = Bitmap(width: 100, height: 100, filledWith: 0xFFF2_F2F7)
    var changed = page
    changed.fill(x: 20, y: 30, width: 40, height: 40, 0xFFF0_F2F7)
    let picture = DifferencePicture.of(expected: page, actual: changed)
    #expect(picture[40, 50] == 0xFFFF_0000)
    #expect(picture[5, 5] != picture[40, 50])
    #expect(picture[18, 28] == 0xFFFF_0080)
    #expect(picture[61, 71] == 0xFFFF_0080)
    #expect(picture[62, 72] != 0xFFFF_0080)
    #expect(picture.isOpaque)
  }

  @Test func drawsAtTheBorderToo() {
    let page = Bitmap(width: 6, height: 6)
    var changed = page
    changed[0, 0] = 0xFFFF_FFFF
    let picture = DifferencePicture.of(expected: page, actual: changed)
    #expect(
      picture.sketch { $0 == 0xFFFF_0000 ? "x" : $0 == 0xFFFF_0080 ? "|" : "." } == """
        x.|...
        ..|...
        |||...
        ......
        ......
        ......
        """)
  }

  @Test func stripsHaveTwoPartsForTwoSizes() {
    let (small, large) = (Bitmap(width: 10, height: 10), Bitmap(width: 20, height: 96))
    #expect(ComparisonStrip.of(expected: small, actual: large).width == 30 * 2 + 24)
    #expect(ComparisonStrip.of(expected: small, actual: small).width == 30 * 16 + 32)
  }
}
