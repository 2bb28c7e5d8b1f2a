import CapstanAssets
import CapstanFrames
import CapstanRaster
import CapstanSceneGraph
import CapstanStage
import CapstanSymbols
import CapstanText
import Foundation
import SwiftUI
import Testing
import TestSupport

/// Pictures of the author's own on the page, to the pixel.
@MainActor @Suite struct ImageDrawingTests {
  private let fixture = AssetFixture()

  private func bitmap(
    _ view: some View, width: CGFloat, height: CGFloat, dark: Bool = false, rtl: Bool = false
  ) throws -> Bitmap {
    try #require(try draw(view, width: width, height: height, dark: dark, rtl: rtl).bitmap)
  }

  private func draw(
    _ view: some View, width: CGFloat, height: CGFloat, dark: Bool = false, rtl: Bool = false
  ) throws -> (bitmap: Bitmap?, notices: [String]) {
    var settings = StageSettings()
    settings.size = CGSize(width: width, height: height)
    settings.safeArea = SafeArea()
    settings.scale = 1
    settings.background = .transparent
    settings.script = Script()
    settings.colorScheme = dark ? .dark : .light
    settings.layoutDirection = rtl ? .rtl : .ltr
    let context = StageContext(
      settings: settings, text: try PangoTextEngine(), symbols: SymbolLibrary(),
      assets: try fixture.library())
    let any = AnyView(view)
    let source = try ViewSource(context) { any }
    let list = try source.displayList(at: 0)
    return (try Renderer(size: list.size, scale: 1).bitmap(of: list), source.notices)
  }

  /// Red, green, blue and nothing, one letter a pixel.
  private func letters(_ bitmap: Bitmap) -> String {
    bitmap.sketch { word in
      switch word {
      case 0xFFFF_0000: "R"
      case 0xFF00_FF00: "G"
      case 0xFF00_00FF: "B"
      case 0: "."
      default: "?"
      }
    }
  }

  /// Columns of red, green and blue, one pixel each, two rows.
  private func writeStripes() throws {
    let row: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF]
    try fixture.write("stripes.png", Bitmap(width: 3, height: 2, pixels: row + row))
  }

  @Test func aPictureHasItsOwnSize() throws {
    try writeStripes()
    #expect(
      letters(try bitmap(Image("stripes"), width: 5, height: 4)) == """
        .....
        .RGB.
        .RGB.
        .....
        """)
  }

  @Test func aResizablePictureFillsItsFrame() throws {
    try writeStripes()
    let view = Image("stripes").resizable().interpolation(.none)
    #expect(
      letters(try bitmap(view, width: 6, height: 2)) == """
        RRGGBB
        RRGGBB
        """)
  }

  @Test func tilesBeginAtTheTopLeft() throws {
    try writeStripes()
    let view = Image("stripes").resizable(resizingMode: .tile)
    #expect(
      letters(try bitmap(view, width: 7, height: 3)) == """
        RGBRGBR
        RGBRGBR
        RGBRGBR
        """)
  }

  @Test func capInsetsKeepTheirSize() throws {
    try writeStripes()
    let caps = EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1)
    let view = Image("stripes").resizable(capInsets: caps).interpolation(.none)
    #expect(
      letters(try bitmap(view, width: 7, height: 2)) == """
        RGGGGGB
        RGGGGGB
        """)
  }

  @Test func theMiddleBetweenCapsTiles() throws {
    let row: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_0000]
    try fixture.write("four.png", Bitmap(width: 4, height: 1, pixels: row))
    let caps = EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1)
    let view = Image("four").resizable(capInsets: caps, resizingMode: .tile).interpolation(.none)
    #expect(letters(try bitmap(view, width: 7, height: 1)) == "RGBGBGR")
  }

  /// What is stretched between caps shows nothing of them, though its edges are mixed.
  @Test func capsDoNotShineIntoTheMiddle() throws {
    let row: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_FF00, 0xFF00_00FF]
    try fixture.write("four.png", Bitmap(width: 4, height: 1, pixels: row))
    let caps = EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1)
    let view = Image("four").resizable(capInsets: caps)
    #expect(letters(try bitmap(view, width: 9, height: 1)) == "RGGGGGGGB")
    let tiled = Image("four").resizable(capInsets: caps, resizingMode: .tile)
    #expect(letters(try bitmap(tiled, width: 9, height: 1)) == "RGGGGGGGB")
  }

  @Test func aspectRatioFitsAndFills() throws {
    try writeStripes()
    let fit = Image("stripes").resizable().interpolation(.none).scaledToFit()
    #expect(
      letters(try bitmap(fit, width: 6, height: 6)) == """
        ......
        RRGGBB
        RRGGBB
        RRGGBB
        RRGGBB
        ......
        """)
    let fill = Image("stripes").resizable().interpolation(.none).scaledToFill()
      .frame(width: 2, height: 4).clipped()
    #expect(
      letters(try bitmap(fill, width: 4, height: 4)) == """
        .GG.
        .GG.
        .GG.
        .GG.
        """)
  }

  @Test func aTemplateTakesTheForegroundWhereItIsOpaque() throws {
    try fixture.write(
      "dot.png", Bitmap(width: 3, height: 1, pixels: [0xFFFF_0000, 0, 0x8080_0000]))
    let view = Image("dot").renderingMode(.template)
      .foregroundStyle(Color(red: 0, green: 0, blue: 1))
    let picture = try bitmap(view, width: 3, height: 1)
    #expect(picture.pixels[0] == 0xFF00_00FF)
    #expect(picture.pixels[1] == 0)
    #expect(picture.pixels[2] >> 24 == 0x80 && picture.pixels[2] & 0xFF == 0x80)
  }

  @Test func theViewOverrulesTheCatalogue() throws {
    try fixture.write("A.xcassets/x.imageset/x.png", color: 0xFF0000, side: 2)
    try fixture.write(
      "A.xcassets/x.imageset/Contents.json",
      """
      {"images":[{"filename":"x.png"}],"properties":{"template-rendering-intent":"template"}}
      """)
    let blue = Color(red: 0, green: 0, blue: 1)
    #expect(
      letters(try bitmap(Image("x").foregroundStyle(blue), width: 2, height: 2)) == "BB\nBB")
    #expect(
      letters(
        try bitmap(
          Image("x").renderingMode(.original).foregroundStyle(blue), width: 2, height: 2))
        == "RR\nRR")
  }

  /// The bar of a tab view takes only the shape of a picture, unless its view says otherwise.
  @Test func tabsTakeTheShapeOfAPicture() throws {
    try fixture.write("dot.png", color: 0x00FF00, side: 12)
    func greens(_ image: Image) throws -> Int {
      let view = TabView {
        Text("a").tabItem {
          image
          Text("A")
        }
      }
      return try bitmap(view, width: 200, height: 120).pixels.count { $0 == 0xFF00_FF00 }
    }
    #expect(try greens(Image("dot")) == 0)
    #expect(try greens(Image("dot").renderingMode(.original)) >= 100)
  }

  @Test func aSetForOneDirectionIsMirrored() throws {
    let row: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF]
    try fixture.write(
      "A.xcassets/s.imageset/s.png", Bitmap(width: 3, height: 1, pixels: row))
    try fixture.write(
      "A.xcassets/s.imageset/Contents.json",
      "{\"images\":[{\"filename\":\"s.png\",\"language-direction\":\"left-to-right\"}]}")
    #expect(letters(try bitmap(Image("s"), width: 3, height: 1)) == "RGB")
    #expect(letters(try bitmap(Image("s"), width: 3, height: 1, rtl: true)) == "BGR")
  }

  @Test func outlinesAreSharpAtEverySize() throws {
    try fixture.write(
      "flag.svg",
      """
      <svg viewBox="0 0 3 2"><rect width="1" height="2" fill="red"/>
      <rect x="1" width="1" height="2" fill="#0f0"/>
      <path d="M2 0h1v2H2z" style="fill:rgb(0, 0, 255)"/></svg>
      """)
    #expect(letters(try bitmap(Image("flag"), width: 3, height: 2)) == "RGB\nRGB")
    let large = Image("flag").resizable()
    #expect(letters(try bitmap(large, width: 9, height: 1)) == "RRRGGGBBB")
  }

  @Test func outlinesRepeatAndKeepCaps() throws {
    try fixture.write(
      "flag.svg",
      """
      <svg viewBox="0 0 3 1"><rect width="1" height="1" fill="red"/>
      <rect x="1" width="1" height="1" fill="lime"/><rect x="2" width="1" height="1" fill="blue"/>
      </svg>
      """)
    let tiled = Image("flag").resizable(resizingMode: .tile)
    #expect(letters(try bitmap(tiled, width: 7, height: 1)) == "RGBRGBR")
    let caps = EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1)
    let capped = Image("flag").resizable(capInsets: caps)
    #expect(letters(try bitmap(capped, width: 6, height: 1)) == "RGGGGB")
  }

  @Test func colorsComeFromTheCatalogue() throws {
    try fixture.write(
      "A.xcassets/brand.colorset/Contents.json",
      """
      {"colors":[
       {"color":{"components":{"red":"255","green":"0","blue":"0","alpha":"1.0"}}},
       {"appearances":[{"appearance":"luminosity","value":"dark"}],
        "color":{"components":{"red":"0","green":"0","blue":"255","alpha":"1.0"}}}]}
      """)
    #expect(letters(try bitmap(Color("brand"), width: 1, height: 1)) == "R")
    #expect(letters(try bitmap(Color("brand"), width: 1, height: 1, dark: true)) == "B")
  }

  /// A change of the scheme in the middle of a clip changes pictures and colours with it.
  @Test func aScriptTurnsThePageDark() throws {
    try fixture.write("A.xcassets/x.imageset/l.png", color: 0xFF0000, side: 2)
    try fixture.write("A.xcassets/x.imageset/d.png", color: 0x0000FF, side: 2)
    try fixture.write(
      "A.xcassets/x.imageset/Contents.json",
      """
      {"images":[{"filename":"l.png"},{"filename":"d.png",
       "appearances":[{"appearance":"luminosity","value":"dark"}]}]}
      """)
    var settings = StageSettings()
    settings.size = CGSize(width: 2, height: 2)
    (settings.safeArea, settings.scale) = (SafeArea(), 1)
    var change = Script.Change()
    change.colorScheme = .dark
    settings.script = Script([Script.Event(at: RationalTime(1, over: 1), .set(change))])
    let context = StageContext(
      settings: settings, text: try PangoTextEngine(), symbols: SymbolLibrary(),
      assets: try fixture.library())
    let source = try ViewSource(context) { AnyView(Image("x")) }
    for (time, expected) in [(0.5, "RR\nRR"), (1, "BB\nBB"), (0.25, "RR\nRR")] {
      let list = try source.displayList(at: time)
      #expect(letters(try Renderer(size: list.size, scale: 1).bitmap(of: list)) == expected)
    }
  }

  @Test func theCatalogueSetsTheAccent() throws {
    try fixture.write(
      "A.xcassets/AccentColor.colorset/Contents.json",
      """
      {"colors":[{"color":{"components":{"red":"0","green":"255","blue":"0","alpha":"1.0"}}}]}
      """)
    #expect(letters(try bitmap(Color.accentColor, width: 1, height: 1)) == "G")
    #expect(letters(try bitmap(Rectangle().fill(.tint), width: 1, height: 1)) == "G")
  }

  @Test func aPatternOfAPicture() throws {
    try writeStripes()
    let view = Rectangle().fill(ImagePaint(image: Image("stripes")))
    #expect(letters(try bitmap(view, width: 4, height: 2)) == "RGBR\nRGBR")
  }

  @Test func anOwnSymbolTakesFontAndForeground() throws {
    try fixture.write(
      "A.xcassets/box.symbolset/box.svg",
      """
      <svg viewBox="0 0 10 10"><rect width="10" height="10"/></svg>
      """)
    try fixture.write(
      "A.xcassets/box.symbolset/Contents.json",
      "{\"symbols\":[{\"filename\":\"box.svg\",\"idiom\":\"universal\"}]}")
    let blue = Color(red: 0, green: 0, blue: 1)
    func ink(_ size: CGFloat) throws -> Int {
      let view = Image("box").font(.system(size: size)).foregroundStyle(blue)
      return try bitmap(view, width: 60, height: 60).pixels.count { $0 == 0xFF00_00FF }
    }
    // A plain icon stands 1.17 ems high.
    #expect(abs(Double(try ink(20)) - 23.4 * 23.4) < 60)
    #expect(abs(Double(try ink(40)) - 46.8 * 46.8) < 120)
  }

  @Test func inOneColorASignIsTheHoleOfItsDisc() throws {
    let black = try bitmap(
      Image(systemName: "heart.circle.fill").font(.system(size: 40)).foregroundStyle(.black),
      width: 50, height: 50)
    #expect(black[25, 25] >> 24 < 8)
    let palette = try bitmap(
      Image(systemName: "plus.circle.fill").font(.system(size: 40))
        .symbolRenderingMode(.palette)
        .foregroundStyle(Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)),
      width: 50, height: 50)
    #expect(palette[25, 25] == 0xFFFF_0000)
    #expect(palette[25, 10] == 0xFF00_00FF)
  }

  @Test func aMissingPictureIsSeenAndToldOnce() throws {
    let result = try draw(
      VStack(spacing: 0) {
        Image("nowhere")
        Image("nowhere")
      }, width: 40, height: 80)
    #expect(result.notices == ["there is no image named \"nowhere\"; a placeholder is drawn"])
    #expect(result.bitmap?.pixels.contains { $0 != 0 } == true)
  }

  @Test func aMissingPictureStaysCalmAtEverySize() throws {
    let page = try bitmap(Image("nowhere").resizable(), width: 200, height: 300)
    let strong = page.pixels.filter { $0 >> 24 > 64 }.count
    // Lines of a point on a wash: the frame and two diagonals.
    #expect(strong > 900 && strong < 6000, "\(strong)")
    #expect(page.pixels.allSatisfy { $0 >> 24 > 0 && $0 >> 24 < 255 })
  }

  @Test func ownColorsAreDrawnWhereTheyAreKnown() throws {
    let plus = try bitmap(
      Image(systemName: "plus.circle.fill").font(.system(size: 40))
        .symbolRenderingMode(.multicolor).foregroundStyle(.black), width: 50, height: 50)
    #expect(plus[25, 25] == 0xFFFF_FFFF)
    #expect(plus[25, 10] == 0xFF34_C759)
    let original = try bitmap(
      Image(systemName: "heart.fill").renderingMode(.original).font(.system(size: 40)),
      width: 50, height: 50)
    #expect(original[25, 25] == 0xFFFF_3B30)
    let other = try draw(
      Image(systemName: "house.fill").symbolRenderingMode(.multicolor), width: 50, height: 50)
    #expect(
      other.notices
        == ["the symbol \"house.fill\" has no known colours of its own; it is drawn in one"])
  }

  @Test func uiImagesOfACatalogueAreNilWhereTheirNameIsMissing() throws {
    try writeStripes()
    let assets = try fixture.library()
    PageMetrics.$current.withValue(PageMetrics(assets: assets)) {
      #expect(UIImage(named: "stripes") != nil && UIImage(named: "nowhere") == nil)
    }
    // Without any pictures a listing gets a placeholder.
    PageMetrics.$current.withValue(PageMetrics()) { #expect(UIImage(named: "nowhere") != nil) }
  }

  @Test func aDamagedPictureEndsTheRun() throws {
    try fixture.write("bad.png", "not a picture")
    #expect {
      _ = try self.draw(Image("bad"), width: 10, height: 10)
    } throws: { error in
      guard case .unreadable(let sentence)? = error as? StageError else { return false }
      return sentence.hasSuffix("bad.png: not a PNG file")
    }
  }
}
