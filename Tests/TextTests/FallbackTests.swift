import CapstanSceneGraph
import CapstanText
import Foundation
import Testing

@Suite struct FallbackTests {
  @Test(
    "Each script has a face.",
    arguments: [
      ("Ж", "Inter-Regular"), ("α", "Inter-Regular"), ("مرحبا", "NotoSansArabic-Regular"),
      ("שלום", "NotoSansHebrew-Regular"), ("नमस्ते", "NotoSansDevanagari-Regular"),
      ("สวัสดี", "NotoSansThai-Regular"), ("தமிழ்", "NotoSansTamil-Regular"),
      ("বাংলা", "NotoSansBengali-Regular"), ("ქართული", "NotoSansGeorgian-Regular"),
      ("Հայերեն", "NotoSansArmenian-Regular"), ("བོད", "NotoSerifTibetan-Regular"),
      ("አማርኛ", "NotoSansEthiopic-Regular"), ("∮", "NotoSansMath-Regular"),
      ("한국어", "NotoSansCJKkr-Regular"), ("日本", "NotoSansCJKsc-Regular"),
      ("ひらがな", "NotoSansCJKjp-Regular"), ("注音ㄅ", "NotoSansCJKsc-Regular"),
      ("👍", "NotoColorEmoji"),
    ])
  func scripts(_ text: String, _ face: String) throws {
    let layout = try set(text)
    #expect(layout.runs.map(\.face.name) == [face])
    #expect(layout.missing.isEmpty)
    #expect(layout.runs.allSatisfy { $0.glyphs.allSatisfy { $0.id != 0 } })
  }

  @Test(arguments: [
    ("ja", "jp"), ("ja-JP", "jp"), ("ko_KR", "kr"), ("zh-Hans", "sc"), ("zh-Hant", "tc"),
    ("zh_TW", "tc"), ("zh-HK", "hk"), ("zh-Hant-HK", "hk"), ("en", "sc"),
  ])
  func theLocaleChoosesTheFormsOfSharedCharacters(_ locale: String, _ region: String) throws {
    let layout = try set("直骨") { $0.locale = locale }
    #expect(layout.runs.map(\.face.name) == ["NotoSansCJK\(region)-Regular"])
  }

  @Test func regionalFormsDiffer() throws {
    let drawings = try ["ja", "zh-Hans"].map { locale -> GlyphDrawing in
      let run = try set("直") { $0.locale = locale }.runs[0]
      return run.face.drawing(of: run.glyphs[0].id)
    }
    #expect(drawings[0] != drawings[1])
  }

  @Test func boldFallsBackToBold() throws {
    let font = FontRequest(size: 17, weight: 600)
    #expect(try set("שלום", font).runs.map(\.face.name) == ["NotoSansHebrew-Bold"])
    #expect(try set("日本", font).runs.map(\.face.name) == ["NotoSansCJKsc-Bold"])
  }

  @Test func aFaceThatStandsInGetsNoTracking() throws {
    let arabic = try set("سلام", FontRequest(size: 10)) { $0.pixelsPerPoint = 10_000 }.size.width
    let large = try set("سلام", FontRequest(size: 40)) { $0.pixelsPerPoint = 10_000 }.size.width
    #expect(isNear(arabic * 4, large))
  }

  @Test func aCharacterThatNoFontHasIsReportedAndShownAsABox() throws {
    let layout = try set("a\u{10FFFD}b\u{13000}\u{10FFFD}")
    #expect(layout.missing == ["\u{10FFFD}", "\u{13000}"])
    let glyphs = layout.runs.flatMap(\.glyphs)
    #expect(glyphs.filter { $0.id == 0 }.count == 3)
    let face = try #require(layout.runs.first?.face)
    guard case .outline(let box) = face.drawing(of: 0) else {
      Issue.record("The box is an outline.")
      return
    }
    #expect(!box.isEmpty)
    #expect(try set("abc").missing.isEmpty)
  }

  @Test func aMarkThatNoFontHasIsReportedBesideItsLetter() throws {
    let layout = try set("a\u{1DFA}")
    #expect(layout.missing == ["\u{1DFA}"] || layout.missing.isEmpty)
    #expect(!layout.runs.isEmpty)
  }

  @Test func invisibleCharactersAreNeitherDrawnNorMissing() throws {
    let layout = try set("a\u{200B}\u{200D}\u{FE0F}\u{2060}\u{200E}\u{7}b")
    #expect(layout.missing.isEmpty)
    #expect(layout.runs.flatMap(\.glyphs).count == 2)
  }

  @Test func anUndeclaredFamilyIsReportedAndTheSystemFontStandsIn() throws {
    let layout = try set("a", FontRequest(family: .named("Comic Sans MS"), size: 17))
    #expect(layout.missingFamilies == ["Comic Sans MS"])
    #expect(layout.runs.map(\.face.name) == ["Inter-Regular"])
    for name in ["Inter", "Inter-Medium", "Noto Serif", "JetBrains Mono", "Quicksand"] {
      let named = try set("a", FontRequest(family: .named(name), size: 17))
      #expect(named.missingFamilies.isEmpty, "\(name)")
    }
  }
}
