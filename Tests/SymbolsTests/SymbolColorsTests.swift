import CapstanSceneGraph
import Foundation
import Testing

@testable import CapstanSymbols

/// Which colours symbols have of their own.
@Suite struct SymbolColorsTests {
  private let library = SymbolLibrary()

  private func colored(_ name: String) throws -> [SymbolDrawing.Layer] {
    try #require(library.symbol(named: name, weight: 400)).multicolorLayers
  }

  private func ink(_ layer: SymbolDrawing.Layer) -> CGRect { layer.path.boundingRect }

  @Test func aWarningIsWhiteOnYellow() throws {
    let layers = try colored("exclamationmark.triangle.fill")
    #expect(layers.map(\.hue) == [.yellow, .white])
    #expect(ink(layers[0]).contains(ink(layers[1])))
  }

  @Test(arguments: ["leaf", "leaf.fill"]) func aLeafIsGreen(name: String) throws {
    let layers = try colored(name)
    #expect(!layers.isEmpty && layers.allSatisfy { $0.hue == .green })
  }

  @Test func theSlashThroughTheTrashIsRed() throws {
    let layers = try colored("trash.slash")
    #expect(layers.count > 1 && layers.last?.hue == .red)
    #expect(layers.dropLast().allSatisfy { $0.hue == nil })
  }

  @Test func aCloudIsTheLargestPart() throws {
    let layers = try colored("cloud.sun.fill")
    #expect(layers.map(\.hue) == [.white, .yellow])
    #expect(ink(layers[0]).midX < ink(layers[1]).midX)
    #expect(ink(layers[0]).midY > ink(layers[1]).midY)
    #expect(try colored("cloud.rain").map(\.hue) == [nil, .blue])
  }

  @Test func aDotIsAtTheTopRight() throws {
    for name in ["bell.badge", "bell.badge.fill", "app.badge", "app.badge.fill"] {
      let layers = try colored(name)
      let dot = try #require(layers.first { $0.hue == .red }, "\(name)")
      let whole = layers.reduce(CGRect.null) { $0.union(ink($1)) }
      #expect(ink(dot).width < 0.5 * whole.width, "\(name)")
      #expect(ink(dot).midX > whole.midX && ink(dot).midY < whole.midY, "\(name)")
    }
  }

  @Test func composedBadgesAreWhiteOnTheirColor() throws {
    let layers = try colored("bookmark.badge.plus")
    #expect(layers.suffix(2).map(\.hue) == [.green, .white])
    #expect(layers.dropLast(2).allSatisfy { $0.hue == nil })
    #expect(try colored("bookmark.badge.questionmark").isEmpty)
  }

  @Test(arguments: ["a.circle.fill", "7.square.fill", "12.circle.fill", "checkmark.circle.fill"])
  func signsInFilledEnclosuresAreWhiteOnTheForeground(name: String) throws {
    let layers = try colored(name)
    #expect(layers.first?.hue == nil && layers.last?.hue == .white && layers.count > 1)
  }

  @Test func othersHaveNone() throws {
    for name in ["list.bullet", "moon.fill", "house"] {
      #expect(try colored(name).isEmpty, "\(name)")
    }
  }

  @Test func everyListedNameHasADrawing() {
    for name in SymbolColors.names {
      #expect(
        library.symbol(named: name, weight: 400)?.multicolorLayers.isEmpty == false, "\(name)")
    }
  }

  @Test func templatesBringTheirOwn() throws {
    let template = try SymbolTemplate(
      svg: Data(
        """
        <svg xmlns="http://www.w3.org/2000/svg">
        <line id="Baseline-M" x1="0" x2="9" y1="70" y2="70"/>
        <line id="Capline-M" x1="0" x2="9" y1="0" y2="0"/>
        <g id="Regular-M">
        <path class="monochrome-0 multicolor-0:tintColor" d="M0 0h70v70h-70z"/>
        <path class="monochrome-1 multicolor-1:systemYellowColor" d="M0 0h20v20h-20z"/>
        </g></svg>
        """.utf8))
    let drawing = template.drawing(named: "own", weight: 400)
    #expect(drawing.multicolorLayers.map(\.hue) == [nil, .yellow])
  }

  @Test(arguments: ["chart.bar", "chart.bar.fill", "ellipsis"])
  func variablePartsAreReachedFromTheLeft(name: String) throws {
    for weight in [100, 400, 900] {
      let layers = try #require(library.symbol(named: name, weight: weight)).layers
      let thresholds: [Double?] = [0, 1.0 / 3, 2.0 / 3]
      #expect(layers.map(\.threshold) == thresholds, "\(weight)")
      let places = layers.map { ink($0).midX }
      #expect(places == places.sorted(), "\(weight)")
    }
  }
}
