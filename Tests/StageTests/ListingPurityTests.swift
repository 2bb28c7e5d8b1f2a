import CapstanFrames
import CapstanSceneGraph
import CapstanStage
import CapstanSymbols
import CapstanText
import CapstanViews
import Foundation
import Listings
import Testing

/// Over every listing of the tool: the display list of a moment reached by leaps, backwards or at
/// first sight is exactly the one that is reached by playing from 0.
@MainActor @Suite struct ListingPurityTests {
  private static let listings = BuiltInScene.listings(in: "Fixtures/Listings")
  /// The listings, and where they are tapped at 0.5 s and, while they still move, at 0.8 s.
  nonisolated static let taps: [(name: String, points: [CGPoint])] = [
    ("ball", [CGPoint(x: 272, y: 482), CGPoint(x: 46, y: 482)]),
    ("blocks", [CGPoint(x: 153, y: 795), CGPoint(x: 325, y: 795)]),
    ("keyframes", [CGPoint(x: 196, y: 785), CGPoint(x: 49, y: 785)]),
    ("pill", [CGPoint(x: 239, y: 809), CGPoint(x: 154, y: 809)]),
  ]

  /// One way the page can be set.
  enum Variant: String, CaseIterable {
    case plain, dark, rightToLeft, reducedMotion, largeText

    func set(_ settings: inout StageSettings) {
      switch self {
      case .plain: break
      case .dark: settings.colorScheme = .dark
      case .rightToLeft: settings.layoutDirection = .rtl
      case .reducedMotion: settings.reducesMotion = true
      case .largeText: settings.textSize = .accessibility3
      }
    }
  }

  private func source(
    _ name: String, _ points: [CGPoint], _ variant: Variant
  ) throws -> ViewSource {
    var settings = StageSettings()
    settings.script = Script(
      points.enumerated().map { index, point in
        Script.Event(at: RationalTime(5 + 3 * index, over: 10), .tap(.point(point)))
      })
    variant.set(&settings)
    let scene = try #require(Self.listings.first { $0.name == name })
    let source = try scene.makeSource(
      StageContext(settings: settings, text: try PangoTextEngine(), symbols: SymbolLibrary()))
    return try #require(source as? ViewSource)
  }

  @Test func everyListingIsTried() {
    #expect(Self.listings.map(\.name) == Self.taps.map(\.name))
  }

  @Test(arguments: taps, Variant.allCases)
  func aMomentIsAFunctionOfItsTime(
    listing: (name: String, points: [CGPoint]), variant: Variant
  ) throws {
    let (name, points) = listing
    let played = try source(name, points, variant)
    #expect(played.notices == [])
    let end = (played.restTime ?? played.lastEventTime + 1) + 0.1
    var generator = RandomTimes(state: UInt64(name.utf8.reduce(7) { $0 &* 31 &+ Int($1) }))
    // Instants between frames, and the events' own.
    let random = (0..<20).map { _ in Double.random(in: 0..<end, using: &generator) }
    let times = (random + played.events.map(\.time.seconds)).sorted()
    let expected = try times.map { try played.displayList(at: $0) }

    let sought = try source(name, points, variant)
    for index in times.indices.shuffled(using: &generator) {
      let list = try sought.displayList(at: times[index])
      #expect(list == expected[index], "\(name), \(variant), by leaps at \(times[index]) s")
    }
    for index in [times.count / 3, times.count - 2] {
      let list = try source(name, points, variant).displayList(at: times[index])
      #expect(list == expected[index], "\(name), \(variant), at once at \(times[index]) s")
    }
    #expect(Set(expected.map { "\($0)" }).count > 5, "nothing happens")
  }
}

private struct RandomTimes: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
