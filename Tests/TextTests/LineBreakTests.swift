import CapstanSceneGraph
import CapstanText
import Foundation
import Testing

@Suite struct LineBreakTests {
  @Test func linesBreakAtWordsAndTheBoxHugsTheLongest() throws {
    let layout = try set("one two three four", width: 80)
    #expect(layout.lines == ["one two", "three four"])
    let longest = try set("three four").size.width
    #expect(isNear(layout.size.width, longest))
    #expect(!layout.isTruncated)
  }

  @Test func aTextFitsIntoTheWidthItWasMeasuredAt() throws {
    for text in ["Search", "Start Navigation", "日本語テキスト", "שלום עולם", "5:06 PM"] {
      let width = try set(text).size.width
      #expect(try set(text, width: width).lineCount == 1, "\(text)")
      #expect(try set(text, width: width) { $0.lineLimit = 1 }.isTruncated == false, "\(text)")
    }
  }

  @Test func aWordTooWideForALineIsBrokenBetweenCharacters() throws {
    let layout = try set("Incomprehensible", width: 60)
    #expect(layout.lines.joined() == "Incomprehensible")
    #expect(layout.lineCount == 3)
    #expect(layout.size.width <= 60)
    #expect(try set("ab", width: 0).lines == ["a", "b"])
  }

  @Test func whiteSpaceHangsAtABreakAndCountsAtTheEnd() throws {
    let broken = try set("aaa     bbb", width: 40)
    #expect(broken.lines == ["aaa", "bbb"])
    #expect(try set("aaa ").size.width > set("aaa").size.width)
  }

  @Test func chineseAndJapaneseBreakBetweenCharactersButNotBeforeAStop() throws {
    // Five characters of 17 pt fit; the full stop may not begin a line.
    let layout = try set("日本語日本。語", width: 86)
    #expect(layout.lines == ["日本語日", "本。語"])
    #expect(try set("日本語日本語", width: 86).lines == ["日本語日本", "語"])
  }

  @Test func noBreakSpacesKeepWordsTogether() throws {
    #expect(try set("aa bb\u{A0}cc", width: 55).lines == ["aa", "bb\u{A0}cc"])
  }

  @Test func alignmentIsWithinTheBox() throws {
    let text = "wide line here\nx"
    for (alignment, rightToLeft, fraction) in [
      (StyledText.Alignment.leading, false, 0.0), (.center, false, 0.5), (.trailing, false, 1),
      (.leading, true, 1), (.trailing, true, 0),
    ] {
      let layout = try set(text) { ($0.alignment, $0.rightToLeft) = (alignment, rightToLeft) }
      let narrow = try set("x") { $0.pixelsPerPoint = 10_000 }.size.width
      let x = layout.runs.last?.glyphs.first?.position.x ?? -1
      #expect(isNear(x, (layout.size.width - narrow) * fraction), "\(alignment) \(rightToLeft)")
    }
  }

  @Test func decorationsFollowTheirCharacters() throws {
    let styled = StyledText(spans: [
      StyledText.Span(text: "ab ", font: FontRequest(size: 17)),
      StyledText.Span(
        text: "cd 日本", font: FontRequest(size: 17), underline: true, strikethrough: true,
        styleIndex: 1),
    ])
    let layout = try engine.get().layout(styled, width: nil)
    #expect(layout.decorations.count == 2)
    let start = try #require(layout.runs.first { $0.styleIndex == 1 }?.glyphs.first?.position.x)
    for decoration in layout.decorations {
      #expect(decoration.styleIndex == 1)
      #expect(isNear(decoration.rect.minX, start))
      #expect(isNear(decoration.rect.height, 1))
    }
    let under = layout.decorations.map(\.rect.minY).max() ?? 0
    let through = layout.decorations.map(\.rect.midY).min() ?? 0
    #expect(under > layout.firstBaseline)
    #expect(through < layout.firstBaseline - 3)
  }

  @Test func baselineOffsetsRaiseGlyphsAndTheBox() throws {
    let raised = try set("a") { $0.spans[0].baselineOffset = 6 }
    let plain = try set("a")
    #expect(isNear(raised.firstBaseline, plain.firstBaseline + 6))
    #expect(isNear(raised.runs[0].glyphs[0].position.y, plain.firstBaseline))
  }

  @Test func smallCapitalsAreSmallerCapitalsInAnEqualBox() throws {
    let layout = try set("Ab", FontRequest(size: 20, smallCaps: true))
    #expect(layout.runs.map(\.text) == ["A", "B"])
    #expect(layout.runs.map(\.size) == [20, 20 * 0.78])
    #expect(isNear(layout.size.height, 24))
    #expect(try set("Ab", FontRequest(family: .serif, size: 20, smallCaps: true)).runs.count == 1)
  }
}
