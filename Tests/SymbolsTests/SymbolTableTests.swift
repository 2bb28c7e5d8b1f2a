import CapstanSceneGraph
import Foundation
import Testing

@testable import CapstanSymbols

@Suite struct SymbolTableTests {
  private let library = SymbolLibrary()
  private static let names = SymbolLibrary.names

  private func drawing(_ name: String, weight: Int = 400) throws -> SymbolDrawing {
    try #require(library.symbol(named: name, weight: weight))
  }

  private func ink(_ name: String, weight: Int = 400) throws -> CGRect {
    try drawing(name, weight: weight).layers.reduce(.null) { $0.union($1.path.boundingRect) }
  }

  @Test func thereAreManyNames() {
    #expect(SymbolLibrary.names.count >= 1200)
    #expect(!SymbolLibrary.names.contains { $0.hasPrefix("internal/") })
  }

  @Test func everyNameHasInkInsideItsBox() throws {
    let center = -SystemFontMetrics.capHeight / 2
    for name in SymbolLibrary.names {
      let drawing = try drawing(name)
      let ink = try ink(name)
      #expect(!drawing.isPlaceholder, "\(name)")
      #expect(drawing.layers.allSatisfy { !$0.path.isEmpty }, "\(name)")
      #expect(max(ink.width, ink.height) > 0.5 && max(ink.width, ink.height) < 1.85, "\(name)")
      #expect(min(ink.width, ink.height) > 0.05, "\(name)")
      let box = drawing.bounds.insetBy(
        dx: SymbolMetrics.horizontalMargin, dy: SymbolMetrics.verticalMargin)
      #expect(drawing.bounds.minX == 0, "\(name)")
      for (a, b) in [
        (ink.minX, box.minX), (ink.minY, box.minY), (ink.maxX, box.maxX), (ink.maxY, box.maxY),
        (ink.midY, center),
      ] { #expect(abs(a - b) < 0.004, "\(name): ink \(ink), box \(box)") }
    }
  }

  /// A size read from a picture of the platform, in points.
  struct Measurement: Sendable {
    var name: String
    var pointSize: CGFloat
    var weight = 400
    var ink: CGSize

    static let all = [
      Measurement(name: "house.fill", pointSize: 22, ink: CGSize(width: 25.7, height: 22.7)),
      Measurement(name: "magnifyingglass", pointSize: 22, ink: CGSize(width: 21, height: 21.3)),
      Measurement(name: "heart.fill", pointSize: 22, ink: CGSize(width: 21.3, height: 19.7)),
      Measurement(name: "gear", pointSize: 22, ink: CGSize(width: 24, height: 23.7)),
      Measurement(name: "location", pointSize: 17, ink: CGSize(width: 16, height: 16)),
      Measurement(name: "plus", pointSize: 28, weight: 700, ink: CGSize(width: 23.7, height: 23.7)),
      Measurement(
        name: "house", pointSize: 22, weight: 700, ink: CGSize(width: 27.3, height: 23.7)),
      Measurement(
        name: "envelope.fill", pointSize: 22, weight: 700, ink: CGSize(width: 25, height: 19.3)),
      Measurement(
        name: "folder.fill", pointSize: 22, weight: 700, ink: CGSize(width: 25, height: 20.7)),
      Measurement(
        name: "gearshape.fill", pointSize: 22, weight: 700,
        ink: CGSize(width: 23.3, height: 23.3)),
    ]
  }

  @Test(arguments: Measurement.all)
  func measuredSizes(measured: Measurement) throws {
    let ink = try ink(measured.name, weight: measured.weight)
    let (width, height) = (ink.width * measured.pointSize, ink.height * measured.pointSize)
    #expect(abs(width / measured.ink.width - 1) < 0.05, "\(width)")
    #expect(abs(height / measured.ink.height - 1) < 0.05, "\(height)")
  }

  @Test func tabBarSymbolsAreEquallyHigh() throws {
    for suffix in ["", ".fill"] {
      let names = ["house", "bookmark", "person"].map { $0 + suffix } + ["magnifyingglass"]
      let heights = try names.map { try ink($0).height }
      let (low, high) = (try #require(heights.min()), try #require(heights.max()))
      #expect(high / low < 1.08, "\(heights)")
    }
  }

  @Test func aHeartsBoxIsTheMeasuredOne() throws {
    let bounds = try drawing("heart.fill").bounds
    #expect(abs(bounds.width * 17 - 20.67) < 0.3 && abs(bounds.height * 17 - 17.33) < 0.3)
  }

  @Test func unknownNamesGetAPlaceholder() throws {
    let drawing = try drawing("no.such.symbol")
    #expect(drawing.isPlaceholder && drawing.name == "no.such.symbol")
    #expect(!drawing.layers.isEmpty)
    #expect(!library.contains("no.such.symbol") && !library.contains("internal/plus"))
    #expect(library.contains("house") && library.contains("house.circle.fill"))
  }

  @Test func heavierWeightsAreWiderAndDarker() throws {
    for name in ["house", "plus", "person", "circle", "bell"] {
      let widths = try [400, 500, 600, 700, 900].map { try ink(name, weight: $0).width }
      #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 <= $1 }, "\(name): \(widths)")
      #expect(widths[0] + 0.015 < widths[3], "\(name): \(widths)")
    }
    // A point just outside the regular line of a circle lies inside the black one.
    let black = try drawing("circle", weight: 900).layers[0]
    let center = CGPoint(x: black.path.boundingRect.midX, y: black.path.boundingRect.midY)
    let outside = CGPoint(x: center.x + 0.498 + 0.02, y: center.y)
    #expect(black.path.contains(outside))
    #expect(!black.path.contains(center))
  }

  /// Lines follow the weight evenly: each icon's line relative to its own at regular.
  @Test(arguments: [
    "house", "heart", "star", "magnifyingglass", "bell", "person", "gearshape", "message", "folder",
    "bookmark", "envelope", "plus.circle", "trash",
  ]) func linesFollowTheWeight(name: String) throws {
    let weights = [100, 200, 300, 400, 500, 600, 700, 800, 900]
    // In several layers or strokes, the outline that has holes or is alone tells the line.
    let widths = try weights.prefix(4).map {
      try drawing(name, weight: $0).layers[0].path.lineWidth
    }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 }, "\(widths)")
    let lightest = widths[0] / widths[3]
    #expect((0.3...0.6).contains(lightest), "\(lightest)")
    let inks = try weights.map { try ink(name, weight: $0).width }
    #expect(zip(inks, inks.dropFirst()).allSatisfy { $0 <= $1 + 1e-6 }, "\(inks)")
  }

  /// Parts of a filled symbol keep the proportion of their gaps when they become lighter.
  @Test(arguments: ["chart.bar.fill", "square.grid.2x2.fill", "books.vertical.fill"])
  func gapsBetweenAreasStayInProportion(name: String) throws {
    func share(_ weight: Int) throws -> CGFloat {
      let drawing = try drawing(name, weight: weight)
      var path = Path()
      for layer in drawing.layers { path.addPath(layer.path) }
      let box = path.boundingRect
      // The share of a line across the middle that is ink.
      let places = (0..<400).map { box.minX + (CGFloat($0) + 0.5) / 400 * box.width }
      let y = box.minY + 0.8 * box.height
      return CGFloat(places.filter { path.contains(CGPoint(x: $0, y: y)) }.count) / 400
    }
    #expect(abs(try share(100) - share(400)) < 0.03)
  }

  /// Every ninth symbol, which is enough of all kinds.
  @Test func lightestAndHeaviestAreDrawnInsideTheirBoxes() throws {
    for name in stride(from: 0, to: Self.names.count, by: 9).map({ Self.names[$0] }) {
      for weight in [100, 900] {
        let drawing = try drawing(name, weight: weight)
        let ink = drawing.layers.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
        #expect(!ink.isNull && ink.width > 0.05, "\(name) \(weight)")
        #expect(
          ink.minX > -0.02 && ink.maxX < drawing.bounds.maxX + 0.02
            && ink.minY > drawing.bounds.minY - 0.02 && ink.maxY < drawing.bounds.maxY + 0.02,
          "\(name) \(weight): \(ink) in \(drawing.bounds)")
      }
    }
  }

  /// A sign in an enclosure ranks before it, so that a palette tells them apart.
  @Test(arguments: [
    "plus.circle.fill", "xmark.circle.fill", "checkmark.circle.fill", "heart.circle.fill",
    "exclamationmark.triangle.fill", "plus.square.fill", "checkmark.seal.fill",
  ]) func signsInFilledEnclosuresRankFirst(name: String) throws {
    let layers = try drawing(name).layers
    try #require(layers.count == 2)
    #expect(layers[0].level == 1 && layers[0].isDrawnInMonochrome)
    #expect(layers[1].level == 0 && !layers[1].isDrawnInMonochrome)
    let (enclosure, sign) = (layers[0].path.boundingRect, layers[1].path.boundingRect)
    #expect(enclosure.contains(sign) && sign.width < 0.8 * enclosure.width)
  }

  @Test func signsInRingsRankFirst() throws {
    for name in ["plus.circle", "xmark.circle", "heart.circle", "plus.square"] {
      let layers = try drawing(name).layers
      try #require(layers.count == 2, "\(name)")
      #expect(layers.map(\.level) == [1, 0] && layers.allSatisfy(\.isDrawnInMonochrome))
    }
  }

  @Test func signsCutOutOfADiscDoNotCloseUp() throws {
    for weight in [100, 400, 700, 900] {
      let plus = try drawing("plus.circle.fill", weight: weight).layers[0].path
      let center = CGPoint(x: plus.boundingRect.midX, y: plus.boundingRect.midY)
      #expect(!plus.contains(CGPoint(x: center.x + 0.15, y: center.y + 0.01)), "\(weight)")
    }
    let wide = try ink("plus.circle.fill", weight: 700).width
    #expect(wide > 0.996 + 0.04)
  }

  @Test func publishedCircleDiameters() throws {
    #expect(abs(try ink("circle.fill").width - 0.9961) < 0.002)
    #expect(abs(try ink("circle.fill", weight: 900).width - 1.0664) < 0.002)
    #expect(abs(try ink("circle.fill", weight: 100).width - 0.9463) < 0.002)
    for (scale, regular, light, black) in [
      (SymbolMetrics.smallScale, 0.7886, 0.7446, 0.8398),
      (SymbolMetrics.largeScale, 1.272, 1.2166, 1.3589),
    ] {
      // One factor for all weights: up to 0.4 % of the em from the published circles.
      #expect(abs(try ink("circle.fill").width * scale - regular) < 0.003)
      #expect(abs(try ink("circle.fill", weight: 100).width * scale - light) < 0.009)
      #expect(abs(try ink("circle.fill", weight: 900).width * scale - black) < 0.004)
    }
  }
}
