import CapstanSceneGraph
import CapstanText
import Foundation
import Testing

@Suite struct TruncationTests {
  static let sentence = "Always show original title"

  @Test(
    arguments: [
      (.tail, "Always sho…"), (.head, "…original title"), (.middle, "Alway…al title"),
    ] as [(StyledText.Truncation, String)])
  func anEllipsisStandsWhereTextIsLeftOut(
    _ truncation: StyledText.Truncation, _ expected: String
  ) throws {
    let layout = try set(Self.sentence, width: 110) {
      ($0.lineLimit, $0.truncation) = (1, truncation)
    }
    #expect(layout.lines == [expected])
    #expect(layout.isTruncated)
    #expect(layout.size.width <= 110)
    #expect(layout.lineCount == 1)
  }

  @Test func asMuchIsKeptAsFits() throws {
    // One more character on either side would be too wide.
    for longer in ["Always show…", "…w original title", "Always…al title", "Alway…nal title"] {
      #expect(try set(longer).size.width > 110, "\(longer)")
    }
    for kept in ["Always sho…", "…original title", "Alway…al title"] {
      #expect(try set(kept).size.width <= 110, "\(kept)")
    }
  }

  @Test func aWiderLineKeepsNoFewerCharacters() throws {
    for truncation: StyledText.Truncation in [.head, .middle, .tail] {
      var last = 0
      for width in stride(from: 20, through: 190, by: 5) {
        let layout = try set(Self.sentence, width: CGFloat(width)) {
          ($0.lineLimit, $0.truncation) = (1, truncation)
        }
        let count = layout.lines.joined().filter { $0 != " " }.count
        #expect(count >= last, "\(truncation) at \(width)")
        #expect(layout.size.width <= CGFloat(width))
        last = count
      }
    }
  }

  @Test func theLastOfSeveralLinesIsShortened() throws {
    let layout = try set(Self.sentence, width: 100) { $0.lineLimit = 2 }
    #expect(layout.lines == ["Always show", "original title"])
    let shorter = try set(Self.sentence + " and more", width: 100) { $0.lineLimit = 2 }
    #expect(shorter.lines == ["Always show", "original titl…"])
    let head = try set(Self.sentence + " and more", width: 100) {
      ($0.lineLimit, $0.truncation) = (2, .head)
    }
    #expect(head.lines == ["Always show", "…e and more"])
  }

  @Test func linesLeftOutAfterANewlineShowAnEllipsis() throws {
    let layout = try set("A\nB") { $0.lineLimit = 1 }
    #expect(layout.lines == ["A…"])
    #expect(layout.isTruncated)
    let middle = try set("A\nB") { ($0.lineLimit, $0.truncation) = (1, .middle) }
    #expect(middle.lines == ["A…B"])
  }

  @Test func theEllipsisHasTheFontOfWhatItReplaces() throws {
    let font = FontRequest(size: 17, weight: 700)
    let layout = try set(Self.sentence, font, width: 90) { $0.lineLimit = 1 }
    #expect(layout.runs.map(\.face.name) == ["Inter-Bold"])
    #expect(layout.runs.first?.text.last == "…")
  }

  @Test func anEllipsisThatDoesNotFitKeepsTheBoxWithinTheWidth() throws {
    let layout = try set(Self.sentence, width: 0) { $0.lineLimit = 1 }
    #expect(layout.lines == ["…"])
    #expect(layout.size.width == 0)
  }

  @Test func rightToLeftTextEndsOnTheLeft() throws {
    for text in ["שלום עולם וברכה לכולם", "مرحبا بالعالم وأهلا وسهلا"] {
      for rightToLeft in [false, true] {
        let layout = try set(text, width: 80) {
          ($0.lineLimit, $0.rightToLeft) = (1, rightToLeft)
        }
        let leftmost = try #require(layout.glyphsFromLeft.first)
        #expect(leftmost.text.contains("…"), "\(text)")
        #expect(leftmost.face.name == "Inter-Regular")
        #expect(layout.isTruncated)
        // The beginning of the text stays, at the right.
        #expect(layout.glyphsFromLeft.last?.text.first == text.first)
      }
    }
  }

  @Test func leftToRightTextEndsOnTheRightEvenInARightToLeftLayout() throws {
    let layout = try set(Self.sentence, width: 80) { ($0.lineLimit, $0.rightToLeft) = (1, true) }
    #expect(layout.glyphsFromLeft.last?.text.last == "…")
  }

  @Test func mixedTextEndsOnTheSideOfItsFirstLetter() throws {
    let layout = try set("Hello שלום עולם וברכה", width: 100) { $0.lineLimit = 1 }
    #expect(layout.glyphsFromLeft.first?.text == "Hello ")
    #expect(layout.glyphsFromLeft.last?.text == "…")
  }

  @Test func textShrinksBeforeItIsShortened() throws {
    let layout = try set(Self.sentence, width: 150) {
      ($0.lineLimit, $0.minimumScaleFactor) = (1, 0.5)
    }
    #expect(!layout.isTruncated)
    #expect(layout.scaleFactor < 1 && layout.scaleFactor > 0.75, "\(layout.scaleFactor)")
    #expect(layout.size.width <= 150 && layout.size.width > 148)
    #expect(layout.runs.allSatisfy { isNear($0.size, 17 * layout.scaleFactor) })
    let box = SystemFontMetrics.boxHeight(size: 17 * layout.scaleFactor, pixelsPerPoint: 3)
    #expect(layout.size.height == box)
    let tooNarrow = try set(Self.sentence, width: 50) {
      ($0.lineLimit, $0.minimumScaleFactor) = (1, 0.8)
    }
    #expect(tooNarrow.isTruncated)
    #expect(tooNarrow.scaleFactor == 0.8)
  }
}
