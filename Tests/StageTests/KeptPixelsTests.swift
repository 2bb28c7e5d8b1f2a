import CapstanRaster
import CapstanSceneGraph
import CapstanStage
import CapstanSymbols
import CapstanText
import Foundation
import Testing

/// Whatever a renderer keeps from frame to frame, its pixels are those of a fresh one.
@MainActor @Suite struct KeptPixelsTests {
  nonisolated static let scenes = ["ball", "blocks", "keyframes", "pill"]

  /// Sixty frames a second of a tour, on a page that holds the bar and some more.
  private func frames(of name: String) throws -> [DisplayList] {
    var settings = StageSettings()
    (settings.size, settings.safeArea) = (CGSize(width: 300, height: 360), SafeArea())
    let listings = BuiltInScene.listings(in: "Fixtures/Listings")
    let scene = try #require(listings.first { $0.name == name }, "the scene is linked")
    let source = try scene.makeSource(
      StageContext(
        settings: settings, text: try PangoTextEngine(), symbols: SymbolLibrary()))
    return try (0..<72).map { try source.displayList(at: 0.4 + Double($0) / 60) }
  }

  /// In order, backwards, and in jumps that are followed by a few frames in order.
  private func orders(_ count: Int) -> [[Int]] {
    var seed: UInt32 = 7
    let jumps = (0..<6).flatMap { _ -> [Int] in
      seed = seed &* 1_664_525 &+ 1_013_904_223
      let start = Int(seed >> 16) % count
      return Array(start..<min(start + 4, count))
    }
    return [Array(0..<count), (0..<count).reversed(), jumps]
  }

  @Test("Each frame of a listing is drawn as if it were the first", arguments: scenes)
  func framesAreDrawnAsIfFirst(name: String) throws {
    let lists = try frames(of: name)
    let size = try #require(lists.first?.size)
    let expected = try lists.map { try Renderer(size: size, scale: 1).bitmap(of: $0) }
    var partial = 0
    for order in orders(lists.count) {
      let renderer = try Renderer(size: size, scale: 1)
      for frame in order {
        let rows = try renderer.render(lists[frame])
        if !rows.isEmpty, rows.count < renderer.height { partial += 1 }
        let drawn = renderer.bitmap()
        #expect(drawn == expected[frame], "frame \(frame), rows \(rows)")
      }
    }
    #expect(partial > 0, "some frames are drawn in part")
  }

  @Test func everyBuiltInListingIsTested() {
    let names = BuiltInScene.listings(in: "Fixtures/Listings").map(\.name)
    #expect(names == Self.scenes)
  }
}
