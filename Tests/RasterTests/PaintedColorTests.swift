import CapstanSceneGraph
import Foundation
import Testing

@testable import CapstanRaster

/// Colours of which pixels come out alike count as one, and nothing else does.
struct PaintedColorTests {
  private static let colors: [ResolvedColor] = {
    var seed: UInt32 = 11
    func random() -> Double {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return Double(seed >> 8) / Double(1 << 24)
    }
    let ends: [ResolvedColor] = [.black, .white, .clear]
    return ends
      + (0..<500).map { _ in
        ResolvedColor(
          red: random() * 1.2 - 0.1, green: random(), blue: random(),
          opacity: random() * 1.2 - 0.1)
      }
  }()

  @Test func whatStandsForAColorPaintsTheSameWord() {
    for color in Self.colors {
      #expect(color.asPainted.word == color.word, "\(color)")
      #expect(color.asPainted.asPainted == color.asPainted, "\(color)")
    }
  }

  @Test func colorsOfOneWordAreOneColor() {
    func color(red: Double) -> ResolvedColor {
      ResolvedColor(red: red, green: 0.6, blue: 0.9, opacity: 0.5)
    }
    #expect(color(red: 0.3001).word == color(red: 0.3).word)
    #expect(color(red: 0.3001).asPainted == color(red: 0.3).asPainted)
    #expect(color(red: 0.32).asPainted != color(red: 0.3).asPainted)
  }

  @Test func aStepThatNoPixelShowsChangesNoRows() throws {
    let size = CGSize(width: 40, height: 40)
    let renderer = try Renderer(size: size, scale: 1)
    func rows(_ opacity: Double) throws -> Range<Int> {
      try renderer.render(
        DisplayList(
          size: size, background: .white,
          items: [
            .group(
              .shadow(color: .black, radius: 2, offset: .zero),
              CGRect(x: 4, y: 4, width: 32, height: 32),
              .fill(.rect(15, 15, 10, 10), .red.multiplyingOpacity(by: opacity)))
          ]))
    }
    #expect(try rows(0.5) == 0..<40)
    #expect(try rows(0.500_01).isEmpty)
    #expect(try !rows(0.51).isEmpty)
  }

  @Test func aShadowChangesRowsAsFarAsItIsSeen() throws {
    let size = CGSize(width: 200, height: 200)
    let renderer = try Renderer(size: size, scale: 1)
    func list(_ color: ResolvedColor) -> DisplayList {
      DisplayList(
        size: size, background: .white,
        items: [
          .group(
            .shadow(color: .black.multiplyingOpacity(by: 0.1), radius: 20, offset: .zero),
            CGRect(x: 34, y: 34, width: 132, height: 132), .fill(.rect(90, 90, 20, 20), color))
        ])
    }
    try renderer.render(list(.red))
    let before = renderer.bitmap()
    let rows = try renderer.render(list(.green.multiplyingOpacity(by: 0.8)))
    let after = renderer.bitmap()
    let changed = (0..<200).filter { y in (0..<200).contains { before[$0, y] != after[$0, y] } }
    #expect(!changed.isEmpty && changed.allSatisfy(rows.contains))
    // The group's bounds have 132 rows.
    #expect(rows.count < 100, "rows \(rows)")
    #expect(
      try after
        == Renderer(size: size, scale: 1).bitmap(of: list(.green.multiplyingOpacity(by: 0.8))))
  }
}
