import CapstanSceneGraph
import CapstanStage
import CapstanSymbols
import CapstanText
import Foundation
import SwiftUI
import Testing

/// Lines under and through text, and what is said of characters and fonts that are not there.
@MainActor @Suite struct TextLineTests {
  private func page(_ view: some View) throws -> (items: [DisplayItem], notices: [String]) {
    var settings = StageSettings()
    settings.size = CGSize(width: 300, height: 100)
    settings.safeArea = SafeArea()
    settings.script = Script()
    let context = StageContext(
      settings: settings, text: try PangoTextEngine(), symbols: SymbolLibrary())
    let any = AnyView(view)
    let source = try ViewSource(context) { any }
    return (try source.displayList(at: 0).items, source.notices)
  }

  private func lines(_ view: some View) throws -> [(paint: Paint, dash: [CGFloat])] {
    try page(view).items.compactMap { item in
      switch item {
      case .fill(let fill): (fill.paint, [])
      case .stroke(let stroke): (stroke.paint, stroke.style.dash)
      default: nil
      }
    }
  }

  private let black = Paint.solid(.black)
  private let red = Paint.solid(ResolvedColor(hex: 0xFF3B30))

  @Test func linesHaveTheTextsColorOrTheirOwn() throws {
    #expect(try lines(Text("word").underline()).map(\.paint) == [black])
    #expect(try lines(Text("word").underline(color: .red)).map(\.paint) == [red])
    #expect(try lines(Text("word").strikethrough(color: .red)).map(\.paint) == [red])
    let both = try lines(Text("word").underline(color: .red).strikethrough())
    #expect(both.map(\.paint) == [red, black])
    #expect(try lines(Text("word").foregroundStyle(.red).underline()).map(\.paint) == [red])
  }

  @Test func linesAreBrokenByTheirPattern() throws {
    #expect(try lines(Text("word").underline(pattern: .solid)).map(\.dash) == [[]])
    for pattern in [Text.LineStyle.Pattern.dot, .dash, .dashDot, .dashDotDot] {
      let drawn = try lines(Text("word").underline(pattern: pattern, color: .red))
      #expect(drawn.count == 1 && !drawn[0].dash.isEmpty && drawn[0].paint == red)
    }
  }

  @Test func neighboursWithLinesOfTheirOwnDoNotJoin() throws {
    let text = Text("one ").underline(color: .red) + Text("two").underline()
    #expect(try lines(text).map(\.paint) == [red, black])
  }

  @Test func aCharacterThatNoFontHasIsToldByItsCodePoint() throws {
    let told = try page(Text("a\u{10FFFD}b\u{13000}")).notices
    #expect(told == ["no font has the characters U+10FFFD, U+13000; boxes are drawn"], "\(told)")
    #expect(try page(Text("plain")).notices.isEmpty)
  }

  @Test func aFontThatIsNotThereIsToldByItsName() throws {
    #expect(
      try page(Text("a").font(.custom("Avenir Next", size: 20))).notices
        == ["there is no font named \"Avenir Next\"; the system font is drawn"])
    #expect(try page(Text("a").font(.custom("Inter", size: 20))).notices.isEmpty)
  }
}
