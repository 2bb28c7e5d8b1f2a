import CapstanSceneGraph
import Foundation
import Testing

/// A face whose every glyph is a square of half an em.
private final class SquareFace: GlyphFace {
  let name = "Square"

  func drawing(of glyph: UInt32) -> GlyphDrawing {
    .outline(Path(CGRect(x: 0, y: -0.5, width: 0.5, height: 0.5)))
  }
}

@Suite struct DisplayListDumpTests {
  private var list: DisplayList {
    let run = GlyphRun(
      face: SquareFace(), size: 10,
      glyphs: [.init(id: 43, position: .zero), .init(id: 72, position: CGPoint(x: 7.125, y: 0))],
      text: "H\"i", paint: .solid(.white), transform: CGAffineTransform(translationX: 4, y: 20))
    let fill = FillItem(
      path: Path(CGRect(x: 0, y: -0.0000001, width: 1 / 3, height: 2)),
      paint: .solid(ResolvedColor(hex: 0x007AFF)))
    let mask = GroupItem(effect: .mask([.fill(fill)]), items: [.glyphs(run)])
    return DisplayList(
      size: CGSize(width: 390, height: 844), background: .white,
      items: [.fill(fill), .group(mask)])
  }

  @Test func oneNodeALine() {
    let expected = """
      list (390 844) background rgba(1 1 1 1)
        fill rgba(0 0.47843 1 1) transform (1 0 0 1 0 0) \
      path { 0 0 m 0.33333 0 l 0.33333 2 l 0 2 l h }
        group mask bounds (4 15 0.33333 0)
          mask
            fill rgba(0 0.47843 1 1) transform (1 0 0 1 0 0) \
      path { 0 0 m 0.33333 0 l 0.33333 2 l 0 2 l h }
          glyphs "H\\"i" face "Square" size 10 rgba(1 1 1 1) transform (1 0 0 1 4 20) \
      at [(0 0) (7.125 0)]

      """
    var list = list
    if case .group(var group) = list.items[1] {
      group.bounds = CGRect(x: 4, y: 15, width: 1.0 / 3, height: 0)
      list.items[1] = .group(group)
    }
    #expect(list.dump == expected)
  }

  @Test func glyphRunsHaveBoundsFromTheirOutlines() throws {
    guard case .group(let group) = try #require(list.items.dropFirst().first) else {
      Issue.record("the second item is no group")
      return
    }
    #expect(group.items.bounds == CGRect(x: 4, y: 15, width: 12.125, height: 5))
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (-0.000004, "0"), (0.1 + 0.2, "0.3"), (-1.5, "-1.5"),
      (123456.789012, "123456.78901"), (1e-5, "0.00001"), (1e20, "100000000000000000000"),
      (.infinity, "inf"), (-.greatestFiniteMagnitude, "-huge"), (.nan, "nan"),
      (99999.999999, "100000"),
    ] as [(Double, String)])
  func numbersHaveOneForm(value: Double, text: String) {
    let list = DisplayList(size: CGSize(width: value, height: 0))
    #expect(list.dump.hasPrefix("list (\(text) 0)"))
  }

  @Test func equalDumpsHaveNoDifference() {
    #expect(DisplayListDump.difference(expected: list.dump, actual: list.dump) == nil)
  }

  @Test func numbersCompareAsNumbers() {
    let expected = "list (0 0)\n  fill rgba(0.1 0 0 1)\n"
    let near = "list (0 0)\n  fill rgba(0.10001 0 0 1)\n"
    let far = "list (0 0)\n  fill rgba(0.10002 0 0 1)\n"
    #expect(DisplayListDump.difference(expected: expected, actual: near) == nil)
    let difference = DisplayListDump.difference(expected: expected, actual: far)
    #expect(difference?.node == "list > 0 fill")
    #expect(difference?.line == 2)
    #expect(difference?.reason == "word 4 is 0.10002, expected 0.1 (off by 0.00002)")
  }

  @Test func quotedTextComparesExactly() {
    let difference = DisplayListDump.difference(
      expected: #"glyphs "1 (2" at [(0 0)]"#, actual: #"glyphs "1 (2.000001" at [(0 0)]"#)
    #expect(difference?.reason == #"word 2 is "1 (2.000001", expected "1 (2""#)
  }

  @Test func theNodesWayIsNamed() {
    let expected = "list\n  fill a\n  group b\n    fill c\n    fill d\n  fill e\n"
    let actual = "list\n  fill a\n  group b\n    fill c\n    stroke d\n  fill e\n"
    let difference = DisplayListDump.difference(expected: expected, actual: actual)
    #expect(difference?.node == "list > 1 group > 1 stroke")
    #expect(difference?.reason == "the kind of node is stroke, expected fill")
  }

  @Test func missingAndAddedNodesDiffer() {
    let short = "list\n  fill a\n"
    let long = "list\n  fill a\n  fill b\n"
    #expect(
      DisplayListDump.difference(expected: long, actual: short)?.reason == "a node is missing")
    let added = DisplayListDump.difference(expected: short, actual: long)
    #expect(added?.reason == "a node too many")
    #expect(added?.node == "list > 1 fill")
    #expect(DisplayListDump.difference(expected: short, actual: "list\n    fill a\n") != nil)
    #expect(DisplayListDump.difference(expected: short, actual: "list\n  fill a b\n") != nil)
  }
}
