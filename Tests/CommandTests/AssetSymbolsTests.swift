import Foundation
import Testing

@testable import CapstanCommand

/// Swift names of the sets in asset catalogues.
@Suite struct AssetSymbolsTests {
  private let folder = TemporaryFolder()

  private func symbols(_ text: String) -> AssetSymbols {
    AssetSymbols(
      ListingSources(
        path: folder.path("Bar.swift"), files: [.init(path: folder.path("Bar.swift"), text: text)]))
  }

  @Test(arguments: [
    ("home", "home"), ("TabBackground", "tabBackground"), ("ic-profile_2", "icProfile2"),
    ("tab bar icon", "tabBarIcon"), ("URLIcon", "urlIcon"), ("BG", "bg"), ("AccentColor", "accent"),
    ("2x", "_2x"),
  ])
  func wordsAreJoined(name: String, symbol: String) {
    #expect(AssetSymbols.symbol(of: name, dropping: "Color") == symbol)
  }

  @Test func aListingWithoutSymbolsNeedsNone() {
    #expect(symbols("Image(systemName: \"house\"); Color(.systemGray6); Color(.label)").code == nil)
  }

  @Test func symbolsAreTakenFromTheCodeWhereNoCatalogueIs() throws {
    let symbols = symbols("Image(.home); Color(.tabBackground); Color(UIColor.red); Color(.gray)")
    #expect(symbols.images == ["home": "home"])
    #expect(symbols.colors == ["tabBackground": "tabBackground"])
    let code = try #require(symbols.code)
    #expect(code.contains("static let home = ImageResource(name: \"home\", bundle: .main)"))
  }

  @Test func cataloguesBesideTheListingAreRead() throws {
    for set in ["Colors/Tab Tint.colorset", "Icons/home-2.imageset"] {
      try FileManager.default.createDirectory(
        atPath: folder.path("Assets.xcassets/\(set)"), withIntermediateDirectories: true)
    }
    let symbols = symbols("")
    #expect(symbols.images == ["home2": "home-2"])
    #expect(symbols.colors == ["tabTint": "Tab Tint"])
  }

  @Test func whatTheListingDeclaresIsNotDeclaredAgain() throws {
    let code = try #require(
      symbols("extension Color { static let brand = Color(.brand) }").code)
    #expect(!code.contains("static var brand"))
    #expect(code.contains("static let brand = ColorResource"))
  }

  @Test func theCompilerTellsTheRest() {
    var symbols = symbols("")
    let message = "a.swift:1:2: error: type 'ImageResource' has no member 'map'"
    let answers = [message, message, "a.swift:1:2: error: type 'Color' has no member 'bleu'"]
      .map { symbols.add(missingIn: $0) }
    #expect(answers == [true, false, false])
    #expect(symbols.images == ["map": "map"])
  }
}
