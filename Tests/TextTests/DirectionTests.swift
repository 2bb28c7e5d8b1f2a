import CapstanSceneGraph
import CapstanText
import Foundation
import Testing

@Suite struct DirectionTests {
  @Test func hebrewRunsFromRightToLeft() throws {
    let layout = try set("אבג")
    let run = try #require(layout.runs.first)
    #expect(run.text == "אבג")
    // Glyphs are listed from left to right, so the last one stands for the first letter.
    let alef = try #require(try set("א").runs.first?.glyphs.first?.id)
    #expect(run.glyphs.last?.id == alef)
    #expect(run.glyphs.map(\.position.x) == run.glyphs.map(\.position.x).sorted())
  }

  @Test func arabicLettersJoin() throws {
    let joined = try set("سلام").runs[0].glyphs.map(\.id)
    let apart = try "سلام".map { try set(String($0)).runs[0].glyphs[0].id }
    #expect(Set(joined).isDisjoint(with: [apart[0]]))
    #expect(joined.count < 4, "lam and alef are one glyph")
  }

  @Test func mixedTextIsOrderedByItsFirstLetter() throws {
    #expect(try set("abc שלום def").lines == ["abc שלום def"])
    #expect(
      try set("שלום abc עולם").glyphsFromLeft.map(\.text) == ["עולם", " ", "abc", " ", "שלום"])
    #expect(
      try set("abc (שלום)").glyphsFromLeft.map(\.text).joined().hasPrefix("abc ("))
  }

  @Test func numbersInsideRightToLeftTextKeepTheirOrder() throws {
    let layout = try set("שלום 123")
    #expect(layout.glyphsFromLeft.first?.text == "123")
    #expect(layout.glyphsFromLeft.last?.text == "שלום")
  }

  @Test func punctuationAloneTakesTheLayoutDirection() throws {
    let left = try set("1. –")
    let right = try set("1. –") { $0.rightToLeft = true }
    #expect(left.glyphsFromLeft.first?.text.first == "1")
    #expect(right.glyphsFromLeft.last?.text == "1")
  }

  @Test func brokenRightToLeftLinesStandAtTheRight() throws {
    let layout = try set("שלום עולם וברכה", width: 90) { $0.rightToLeft = true }
    #expect(layout.lineCount == 2)
    for line in Set(layout.runs.flatMap { $0.glyphs.map(\.position.y) }) {
      let glyphs = layout.runs.filter { $0.glyphs.contains { $0.position.y == line } }
      let right = glyphs.flatMap { $0.glyphs.map(\.position.x) }.max() ?? 0
      #expect(right > layout.size.width - 13, "\(right) of \(layout.size.width)")
    }
  }
}
