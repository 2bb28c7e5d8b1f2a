import CapstanAssets
import CapstanSceneGraph
import CapstanStage
import CapstanSymbols
import CapstanText
import Foundation
import SwiftUI
import Testing

/// Pictures and symbols inside text.
@MainActor @Suite struct TextPictureTests {
  private let fixture = AssetFixture()

  private func items(_ view: some View) throws -> (items: [DisplayItem], notices: [String]) {
    var settings = StageSettings()
    settings.size = CGSize(width: 300, height: 100)
    settings.safeArea = SafeArea()
    settings.script = Script()
    let context = StageContext(
      settings: settings, text: try PangoTextEngine(), symbols: SymbolLibrary(),
      assets: try fixture.library())
    let any = AnyView(view)
    let source = try ViewSource(context) { any }
    return (try source.displayList(at: 0).items, source.notices)
  }

  private func fills(_ items: [DisplayItem]) -> [FillItem] {
    items.flatMap { item -> [FillItem] in
      switch item {
      case .fill(let fill): [fill]
      case .group(let group): fills(group.items)
      default: []
      }
    }
  }

  private func words(_ items: [DisplayItem]) -> [GlyphRun] {
    items.flatMap { item -> [GlyphRun] in
      switch item {
      case .glyphs(let run): [run]
      case .group(let group): words(group.items)
      default: []
      }
    }
  }

  @Test(arguments: 0..<3) func aSymbolIsDrawnBetweenItsWords(form: Int) throws {
    let symbol = Text(Image(systemName: "heart.fill"))
    let text =
      switch form {
      case 0: Text("a \(Image(systemName: "heart.fill")) b")
      case 1: Text("a ") + symbol + Text(" b")
      default: Text("a \(symbol) b")
      }
    let drawn = try items(text)
    let ink = try #require(fills(drawn.items).first)
    let box = ink.path.boundingRect.applying(ink.transform)
    // As measured beside it: 0.98 × 0.90 em.
    #expect(abs(box.width - 16.67) < 0.4 && abs(box.height - 15.33) < 0.4)
    let runs = words(drawn.items)
    let (left, right) = (try #require(runs.first), try #require(runs.last))
    let start = DisplayItem.glyphs(left).bounds, end = DisplayItem.glyphs(right).bounds
    #expect(start.maxX < box.minX && box.maxX < end.minX)
    #expect(drawn.notices.isEmpty)
  }

  @Test func aSymbolHasTheColorAndSizeOfItsText() throws {
    let text =
      Text("a").foregroundColor(.blue)
      + Text(Image(systemName: "circle.fill")).font(.system(size: 40)).foregroundColor(.red)
    let ink = try #require(fills(try items(text).items).first)
    #expect(ink.paint == .solid(ResolvedColor(hex: 0xFF3B30)))
    #expect(abs(ink.path.boundingRect.applying(ink.transform).width - 39.84) < 0.1)
  }

  @Test func aPictureStandsOnTheBaseline() throws {
    try fixture.write("dot@3x.png", color: 0xFF0000, side: 30)
    let drawn = try items(Text("xx\(Image("dot"))"))
    let ink = try #require(fills(drawn.items).first)
    let box = ink.path.boundingRect.applying(ink.transform)
    let baseline = try #require(words(drawn.items).first)
    #expect(box.size == CGSize(width: 10, height: 10))
    let y = baseline.transform.ty + baseline.glyphs[0].position.y
    #expect(abs(box.maxY - y) < 0.001)
  }

  @Test func aMissingPictureInTextIsToldToo() throws {
    #expect(
      try items(Text("a \(Image("nowhere"))")).notices
        == ["there is no image named \"nowhere\"; a placeholder is drawn"])
  }

  @Test(arguments: ["automatic", "titleAndIcon", "iconOnly", "titleOnly"])
  func labelsInEveryStyle(style: String) throws {
    let label = Label("Home", systemImage: "house.fill")
    let drawn: [DisplayItem] =
      switch style {
      case "iconOnly": try items(label.labelStyle(.iconOnly)).items
      case "titleOnly": try items(label.labelStyle(.titleOnly)).items
      case "titleAndIcon": try items(label.labelStyle(.titleAndIcon)).items
      default: try items(label).items
      }
    #expect(fills(drawn).isEmpty == (style == "titleOnly"))
    #expect(words(drawn).isEmpty == (style == "iconOnly"))
  }
}
