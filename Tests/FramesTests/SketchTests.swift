import CapstanSceneGraph
import Testing
import TestSupport

struct SketchTests {
  @Test func showsAlphaOrDarkness() {
    let clear = Bitmap(width: 4, height: 1, pixels: [0, 0x4040_4040, 0x8080_8080, 0xFF12_3456])
    #expect(clear.sketch == ".-+#")
    let opaque = Bitmap(
      width: 2, height: 2, pixels: [0xFFFF_FFFF, 0xFFC0_C0C0, 0xFF80_8080, 0xFF00_0000])
    #expect(
      opaque.sketch == """
        .-
        +#
        """)
  }
}
