import CapstanSceneGraph
import CapstanText
import Foundation
import Testing

@Suite struct GlyphFaceTests {
  @Test func capitalsReachInterCapHeight() throws {
    // 2048 of 2816 units in Inter, 1472 of 2048 in Inter Display.
    #expect(isNear(try bounds(of: "H", size: 17).height, 2048.0 / 2816))
    #expect(isNear(try bounds(of: "H", size: 20).height, 1472.0 / 2048))
    #expect(isNear(try bounds(of: "H", size: 17).maxY, 0))
  }

  @Test func weightsTakeTheNearestFile() throws {
    let names = try stride(from: 100, through: 900, by: 100).map {
      try face(of: "a", FontRequest(size: 17, weight: $0)).name
    }
    #expect(
      names == [
        "Inter-Thin", "Inter-ExtraLight", "Inter-Light", "Inter-Regular", "Inter-Medium",
        "Inter-SemiBold", "Inter-Bold", "Inter-ExtraBold", "Inter-Black",
      ])
    #expect(
      try face(of: "a", FontRequest(family: .serif, size: 17, weight: 600)).name == "NotoSerif-Bold"
    )
    #expect(
      try face(of: "a", FontRequest(family: .rounded, size: 17, weight: 900)).name
        == "Quicksand-Bold")
    #expect(
      try face(of: "a", FontRequest(family: .monospaced, size: 17, weight: 900)).name
        == "JetBrainsMono-ExtraBold")
    #expect(try face(of: "a", FontRequest(size: 20, weight: 600)).name == "InterDisplay-SemiBold")
  }

  @Test func italicsHaveFilesOrAreSlanted() throws {
    let italic = try set("a", FontRequest(size: 17, italic: true)).runs[0]
    #expect(italic.face.name == "Inter-Italic")
    #expect(italic.slant == 0)
    let rounded = try set("a", FontRequest(family: .rounded, size: 17, italic: true)).runs[0]
    #expect(rounded.face.name == "Quicksand-Medium")
    #expect(rounded.slant == 0.2)
  }

  @Test func equalFacesAreOneObject() throws {
    #expect(try face(of: "a", FontRequest(size: 12)) === face(of: "b", FontRequest(size: 17)))
  }

  @Test func emojiAreColourPictures() throws {
    let run = try set("👍").runs[0]
    #expect(run.face.name == "NotoColorEmoji")
    guard case .image(let source, let rect) = run.face.drawing(of: run.glyphs[0].id) else {
      Issue.record("An emoji is drawn as an image.")
      return
    }
    #expect(source.bitmap.width == 136)
    #expect(source.bitmap.height == 128)
    #expect(source.bitmap.pixels.contains { $0 >> 24 == 255 })
    #expect(rect.minY < -0.8 && rect.maxY > 0 && rect.width > 1.1 && rect.width < 1.3, "\(rect)")
  }

  @Test func onlyCharactersThatAskForItBecomeEmoji() throws {
    let emoji = ["1\u{FE0F}\u{20E3}", "🇩🇪", "👨‍👩‍👧", "❤\u{FE0F}", "👍🏽"]
    for text in emoji {
      let layout = try set(text)
      #expect(layout.runs.map(\.face.name) == ["NotoColorEmoji"], "\(text)")
      #expect(layout.runs.first?.glyphs.count == 1, "\(text)")
    }
    for text in ["1", "#", "©", "❤", "❤\u{FE0E}"] {
      #expect(try set(text).runs.allSatisfy { $0.face.name != "NotoColorEmoji" }, "\(text)")
    }
  }

  @Test func operatorsStayAsTypedAndClocksGetACentredColon() throws {
    for family: FontRequest.Family in [.system, .monospaced] {
      let font = FontRequest(family: family, size: 17)
      let apart = try ["-", ">", "!", "="].map { try set($0, font).runs[0].glyphs[0].id }
      #expect(try set("->!=", font).runs[0].glyphs.map(\.id) == apart, "\(family)")
    }
    let colon = try set("a:b").runs[0].glyphs[1].id
    #expect(try set(":").runs[0].glyphs[0].id == colon)
    #expect(try set("9:41").runs[0].glyphs[1].id != colon)
  }

  private func face(of text: String, _ font: FontRequest) throws -> any GlyphFace {
    try set(text, font).runs[0].face
  }

  private func bounds(of text: String, size: CGFloat) throws -> CGRect {
    let run = try set(text, FontRequest(size: size)).runs[0]
    guard case .outline(let path) = run.face.drawing(of: run.glyphs[0].id) else { return .null }
    var points: [CGPoint] = []
    path.forEach { element in
      switch element {
      case .move(let to), .line(let to): points.append(to)
      case .quadCurve(let to, let control): points += [to, control]
      case .curve(let to, let first, let second): points += [to, first, second]
      case .closeSubpath: break
      }
    }
    let (x, y) = (points.map(\.x), points.map(\.y))
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
      return .null
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
