import CapstanAssets
import CapstanSceneGraph
import CapstanViews
import Foundation
import Testing

/// How colour sets write colours, and which entry a page takes.
@Suite struct ColorSetTests {
  private let fixture = AssetFixture()

  private func library(_ colors: String) throws -> AssetLibrary {
    try fixture.write("A.xcassets/brand.colorset/Contents.json", "{\"colors\":[\(colors)]}")
    return try fixture.library()
  }

  private func color(_ space: String, _ components: String) throws -> ResolvedColor? {
    try library(
      """
      {"idiom":"universal","color":{"color-space":"\(space)","components":{\(components)}}}
      """
    ).color(named: "brand", AssetTraits())
  }

  /// The three spellings of one colour.
  @Test(arguments: [
    #""red":"0xFF","green":"0x80","blue":"0x00","alpha":"0.500""#,
    #""red":"255","green":"128","blue":"0","alpha":"0.500""#,
    #""red":"1.000","green":"0.501961","blue":"0.000","alpha":"0.500""#,
  ]) func readsComponents(components: String) throws {
    let color = try #require(try color("srgb", components))
    #expect(color.red == 1 && color.blue == 0 && color.opacity == 0.5)
    #expect(abs(color.green - 128.0 / 255) < 1e-6)
  }

  @Test func readsGrays() throws {
    let color = try #require(try color("gray-gamma-22", #""white":"0.25","alpha":"1""#))
    #expect(color == ResolvedColor(red: 0.25, green: 0.25, blue: 0.25))
  }

  @Test func convertsDisplayP3() throws {
    let components = #""red":"1.000","green":"0.000","blue":"0.000","alpha":"1.000""#
    let color = try #require(try color("display-p3", components))
    // Published: the red primary of Display P3 in extended sRGB.
    #expect(abs(color.red - 1.0930) < 0.001)
    #expect(abs(color.green + 0.2267) < 0.001)
    #expect(abs(color.blue + 0.1501) < 0.001)
  }

  @Test func convertsLinearLight() throws {
    let components = #""red":"0.214","green":"0.000","blue":"1.000","alpha":"1.000""#
    let color = try #require(try color("extended-linear-srgb", components))
    #expect(abs(color.red - 0.5) < 0.001 && color.green == 0 && abs(color.blue - 1) < 1e-6)
  }

  @Test func takesAppearances() throws {
    func entry(_ red: Int, _ appearances: [(String, String)]) -> String {
      let list = appearances.map { "{\"appearance\":\"\($0.0)\",\"value\":\"\($0.1)\"}" }
      return """
        {"idiom":"universal","appearances":[\(list.joined(separator: ","))],
         "color":{"color-space":"srgb","components":
         {"red":"\(red)","green":"0","blue":"0","alpha":"1.0"}}}
        """
    }
    let library = try library(
      [
        entry(1, []), entry(2, [("luminosity", "dark")]), entry(3, [("contrast", "high")]),
        entry(4, [("luminosity", "dark"), ("contrast", "high")]),
      ].joined(separator: ","))
    func red(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) -> Int? {
      library.color(named: "brand", AssetTraits(colorScheme: scheme, contrast: contrast))
        .map { Int(($0.red * 255).rounded()) }
    }
    #expect(red(.light, .standard) == 1)
    #expect(red(.dark, .standard) == 2)
    #expect(red(.light, .increased) == 3)
    #expect(red(.dark, .increased) == 4)
  }

  @Test(arguments: [
    ("systemBlueColor", SystemColor.blue), ("labelColor", .label), ("systemGray2Color", .gray2),
    ("systemBackgroundColor", .systemBackground), ("secondaryLabelColor", .secondaryLabel),
  ]) func takesSystemColors(name: String, expected: SystemColor) throws {
    let library = try library(
      "{\"idiom\":\"universal\",\"color\":{\"platform\":\"ios\",\"reference\":\"\(name)\"}}")
    for scheme in [ColorScheme.light, .dark] {
      #expect(
        library.color(named: "brand", AssetTraits(colorScheme: scheme))
          == expected.resolved(scheme: scheme))
    }
  }

  @Test func mistakesNameTheirPlace() throws {
    let wrong = try library(
      "{\"idiom\":\"universal\",\"color\":{\"color-space\":\"cmyk\",\"components\":{}}}")
    _ = wrong.color(named: "brand", AssetTraits())
    #expect(
      wrong.failures == [
        "\(fixture.path)/A.xcassets/brand.colorset/Contents.json: colors[0].color.color-space:"
          + " the color space \"cmyk\" is unknown"
      ])
  }

  @Test func aMissingColorIsToldOnce() throws {
    let library = try fixture.library()
    for _ in 0..<3 { #expect(library.color(named: "nowhere", AssetTraits()) == nil) }
    #expect(library.notices == ["there is no color named \"nowhere\"; a stand-in is drawn"])
  }

  @Test func theAccentColorIsKnown() throws {
    #expect(try !fixture.library().hasAccentColor)
    try fixture.write(
      "A.xcassets/AccentColor.colorset/Contents.json", "{\"colors\":[{\"idiom\":\"universal\"}]}")
    #expect(try !fixture.library().hasAccentColor)
    try fixture.write(
      "A.xcassets/AccentColor.colorset/Contents.json",
      "{\"colors\":[{\"color\":{\"reference\":\"systemRedColor\"}}]}")
    #expect(try fixture.library().hasAccentColor)
  }
}
