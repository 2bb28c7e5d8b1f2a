import CapstanRaster
import CapstanSceneGraph
import Foundation
import Testing

@Suite struct GlyphTests {
  private func run(
    _ ids: [UInt32], at x: CGFloat = 2, y: CGFloat = 20, size: CGFloat = 16, advance: CGFloat = 18,
    slant: CGFloat = 0, paint: Paint = .solid(.black)
  ) -> DisplayItem {
    let glyphs = ids.enumerated().map { index, id in
      GlyphRun.Glyph(id: id, position: CGPoint(x: x + CGFloat(index) * advance, y: y))
    }
    return .glyphs(
      GlyphRun(
        face: TestFace(), size: size, glyphs: glyphs, text: "", paint: paint, slant: slant))
  }

  @Test func outlinesStandOnTheBaseline() throws {
    #expect(
      try draw(6, 9, run([0], at: 0, y: 8, size: 10)).sketch == """
        ......
        .##...
        .##...
        .##...
        .##...
        .##...
        .##...
        .##...
        ......
        """)
  }

  @Test(arguments: [true, false]) func slowTextAdvancesEvenly(horizontally: Bool) throws {
    var previous: CGFloat?
    for frame in 0...40 {
      let step = CGFloat(frame) * 0.1
      let bitmap =
        try horizontally
        ? draw(32, 32, run([1], at: 5 + step)) : draw(32, 32, run([1], at: 5, y: 20 + step))
      let place = horizontally ? bitmap.centroid.x : bitmap.centroid.y
      if let previous { #expect(abs(place - previous - 0.1) <= 0.03, "frame \(frame)") }
      previous = place
    }
  }

  @Test func aSlantMovesTheTopToTheRight() throws {
    let upright = try draw(24, 24, run([0], slant: 0))
    let slanted = try draw(24, 24, run([0], slant: 0.2))
    // The bar's middle stands 0.35 em above the baseline.
    #expect(abs(slanted.centroid.x - upright.centroid.x - 0.35 * 16 * 0.2) < 0.05)
    #expect(abs(slanted.centroid.y - upright.centroid.y) < 0.05)
  }

  @Test func picturesAreDrawnAndFadeWithThePaint() throws {
    let full = try draw(4, 4, run([2], at: 0, y: 4, size: 4))
    #expect(full.pixels.allSatisfy { $0 == 0xFF00_8000 })
    let half = try draw(
      4, 4, run([2], at: 0, y: 4, size: 4, paint: .solid(.black.multiplyingOpacity(by: 0.5))))
    #expect(half.pixels.allSatisfy { $0.distance(to: 0x8000_4000) <= 1 })
  }

  @Test func overlappingGlyphsAreOneShape() throws {
    let half = ResolvedColor.black.multiplyingOpacity(by: 0.5)
    let bitmap = try draw(32, 24, run([1, 1], advance: 4, paint: .solid(half)))
    #expect(bitmap.pixels.map(\.alpha).max() == 128)
  }
}
