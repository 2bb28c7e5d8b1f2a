import CapstanFrames
import CapstanSceneGraph
import CapstanStage
import CapstanSymbols
import CapstanText
import CapstanViews
import Foundation
import Listings
import Testing

/// Over every listing of the tool: a frame made of what earlier ones have left is exactly the one
/// that is made from nothing.
@MainActor @Suite struct ListingReuseTests {
  private func frames(
    of listing: (name: String, points: [CGPoint]), reusesWork: Bool
  ) throws -> [DisplayList] {
    var settings = StageSettings()
    settings.script = Script(
      listing.points.enumerated().map { index, point in
        Script.Event(at: RationalTime(5 + 3 * index, over: 10), .tap(.point(point)))
      })
    let listings = BuiltInScene.listings(in: "Fixtures/Listings")
    let scene = try #require(listings.first { $0.name == listing.name })
    var context = StageContext(
      settings: settings, text: try PangoTextEngine(), symbols: SymbolLibrary())
    context.reusesWork = reusesWork
    let source = try scene.makeSource(context)
    return try (0..<150).map { try source.displayList(at: Double($0) / 60) }
  }

  @Test(arguments: ListingPurityTests.taps)
  func reusedWorkChangesNoFrame(listing: (name: String, points: [CGPoint])) throws {
    let saving = try frames(of: listing, reusesWork: true)
    let working = try frames(of: listing, reusesWork: false)
    let differing = saving.indices.filter { saving[$0] != working[$0] }
    #expect(differing == [], "frames of \(listing.name) that differ")
  }
}
