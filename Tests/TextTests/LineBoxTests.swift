import CapstanSceneGraph
import CapstanText
import Foundation
import Testing

@Suite struct LineBoxTests {
  @Test(
    "Boxes and baselines at 3 pixels to the point are San Francisco's.",
    arguments: [
      (34, 40.667, 32.333), (28, 33.667, 26.667), (22, 26.333, 21), (20, 24, 19),
      (17, 20.333, 16.333), (16, 19.333, 15.333), (15, 18, 14.333), (13, 15.667, 12.333),
      (12, 14.333, 11.333), (11, 13.333, 10.333), (10, 12, 9.667),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func oneLine(size: CGFloat, height: CGFloat, baseline: CGFloat) throws {
    for family: FontRequest.Family in [.system, .rounded, .serif, .monospaced] {
      let layout = try set("Ag", FontRequest(family: family, size: size))
      #expect(isNear(layout.size.height, height), "\(family) \(size): \(layout.size.height)")
      #expect(isNear(layout.firstBaseline, baseline), "\(family) \(size): \(layout.firstBaseline)")
      #expect(layout.runs.allSatisfy { $0.glyphs.allSatisfy { isNear($0.position.y, baseline) } })
    }
  }

  @Test func otherScriptsHaveTheSameBox() throws {
    for text in ["日本", "שלום", "नमस्ते", "👍"] {
      #expect(isNear(try set(text).size.height, 20.333), "\(text)")
    }
  }

  @Test func linesStandAtThePublishedLeading() throws {
    let two = try set("a\nb", FontRequest(size: 13)) { $0.leading = 18 }
    #expect(isNear(two.size.height, 33.667))
    #expect(two.lineCount == 2)
    #expect(isNear(two.firstBaseline, 12.333))
    #expect(isNear(two.lastBaseline, 30.667))
    let spaced = try set("a\nb", FontRequest(size: 13)) {
      $0.leading = 18
      $0.lineSpacing = 4
    }
    #expect(isNear(spaced.size.height, 37.667))
  }

  @Test func theTallestFontOfALineCounts() throws {
    let styled = StyledText(spans: [
      StyledText.Span(text: "small ", font: FontRequest(size: 13)),
      StyledText.Span(text: "large", font: FontRequest(size: 34)),
    ])
    let layout = try engine.get().layout(styled, width: nil)
    #expect(isNear(layout.size.height, 40.667))
    #expect(isNear(layout.firstBaseline, 32.333))
  }

  @Test func anEmptyTextIsOneLineHighAndAnEndingNewlineCountsOne() throws {
    let empty = try set("")
    #expect(empty.size.width == 0)
    #expect(isNear(empty.size.height, 20.333))
    #expect(empty.lineCount == 1)
    #expect(try engine.get().layout(StyledText(spans: []), width: 10).size.width == 0)
    #expect(try set("a\n").lineCount == 2)
    #expect(try set("a\r\nb\u{2028}c\u{2029}").lineCount == 4)
  }

  @Test func spaceIsReservedForTheWholeLimit() throws {
    let reserved = try set("a") { ($0.lineLimit, $0.reservesSpace, $0.leading) = (3, true, 22) }
    #expect(isNear(reserved.size.height, 64.333))
    #expect(reserved.lineCount == 1)
  }

  @Test(
    "Default gaps at 3 pixels to the point.",
    arguments: [
      (34, 41, 0.667, 12.535, 20.951), (28, 34, 0.667, 10.421, 17.352),
      (22, 28, 2, 7.973, 13.420), (20, 25, 1.333, 7.491, 12.442), (17, 22, 2, 6.434, 10.642),
      (16, 21, 2, 5.859, 9.820), (15, 20, 2.333, 5.618, 9.332), (13, 18, 2.667, 4.802, 8.021),
      (12, 16, 2, 4.561, 7.532), (11, 13, 0, 3.987, 6.710),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func gaps(
    size: CGFloat, leading: CGFloat, text: CGFloat, fromShape: CGFloat, toShape: CGFloat
  ) {
    let above = SystemFontMetrics.gap(aboveTextOfSize: size, leading: leading, pixelsPerPoint: 3)
    #expect(isNear(above, text))
    let below = SystemFontMetrics.gap(fromShapeToTextOfSize: size, pixelsPerPoint: 3)
    #expect(isNear(below, fromShape), "\(below)")
    let shape = SystemFontMetrics.gap(toShapeFromTextOfSize: size, pixelsPerPoint: 3)
    #expect(isNear(shape, toShape), "\(shape)")
  }
}
