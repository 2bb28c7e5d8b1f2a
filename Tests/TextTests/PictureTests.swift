import CapstanSceneGraph
import CapstanText
import Foundation
import Testing

/// The room that pictures take among characters.
@Suite struct PictureTests {
  private func layout(
    _ before: String, _ after: String, _ picture: StyledText.Picture, width: CGFloat? = nil,
    change: (inout StyledText) -> Void = { _ in }
  ) throws -> TextLayout {
    let font = FontRequest(size: 17)
    var text = StyledText(spans: [
      StyledText.Span(text: before, font: font),
      StyledText.Span(text: "\u{FFFC}", font: font, picture: picture),
      StyledText.Span(text: after, font: font),
    ])
    change(&text)
    return try engine.get().layout(text, width: width)
  }

  private let square = StyledText.Picture(width: 10, ascent: 10, descent: 2)

  @Test func aPictureIsAsWideAsItSays() throws {
    let with = try layout("ab", "cd", square)
    let first = try set("ab").size.width
    let place = try #require(with.pictures.first)
    #expect(with.pictures.count == 1 && place.spanIndex == 1)
    #expect(abs(place.origin.x - first) < 1)
    #expect(isNear(place.origin.y, with.firstBaseline))
    let next = try #require(with.runs.last?.glyphs.first)
    #expect(isNear(next.position.x, place.origin.x + 10))
    #expect(with.missing.isEmpty)
  }

  @Test func aSmallPictureLeavesTheLineAsItIs() throws {
    #expect(isNear(try layout("a", "b", square).size.height, 20.333))
  }

  @Test func aTallPictureMakesItsLineTaller() throws {
    let tall = StyledText.Picture(width: 10, ascent: 40, descent: 2)
    let layout = try layout("a", "b", tall)
    #expect(isNear(layout.firstBaseline, 40))
    #expect(isNear(layout.size.height, 40 + 17 * 494 / 2048, within: 0.34))
  }

  @Test func aLineBreaksBesideAPicture() throws {
    let wide = StyledText.Picture(width: 60, ascent: 10, descent: 2)
    let layout = try layout("word ", " word", wide, width: 70)
    #expect(layout.lineCount == 3)
    #expect(layout.pictures.first?.origin.x == 0)
  }

  @Test func whatDoesNotFitIsLeftOutWithItsPicture() throws {
    let layout = try layout("Several words before ", "", square, width: 80) { $0.lineLimit = 1 }
    #expect(layout.isTruncated && layout.pictures.isEmpty)
  }

  @Test func fromRightToLeftAPictureStandsLeftOfWhatComesBefore() throws {
    let layout = try layout("שלום", "עולם", square)
    let place = try #require(layout.pictures.first)
    let before = try #require(layout.runs.first { $0.text.contains("ש") || $0.text.contains("ם") })
    #expect(before.glyphs.allSatisfy { $0.position.x != place.origin.x })
    let positions = layout.runs.map { $0.glyphs[0].position.x }.sorted()
    #expect(positions.first.map { $0 < place.origin.x } == true)
    #expect(positions.last.map { $0 > place.origin.x } == true)
  }

  @Test func shrunkenTextShrinksItsPicture() throws {
    let layout = try layout("Several words before ", " and after", square, width: 160) {
      ($0.lineLimit, $0.minimumScaleFactor) = (1, 0.3)
    }
    #expect(layout.scaleFactor < 1 && !layout.isTruncated)
    let place = try #require(layout.pictures.first)
    let next = try #require(layout.runs.last?.glyphs.first)
    // The blank has no glyph's ink, but its advance lies between.
    #expect(next.position.x - place.origin.x < 10 + 5)
  }
}
