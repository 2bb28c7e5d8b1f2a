import CapstanSceneGraph
import Foundation
import Testing

@testable import CapstanSymbols

@Suite struct SymbolVariantTests {
  private func outline(_ name: String) throws -> SymbolOutline {
    try #require(SymbolComposer(weight: 400).outline(named: name))
  }

  @Test(
    arguments: [
      ("bell.circle.fill", "bell", SymbolVariant.Kind.circle, true),
      ("bell.square", "bell", .square, false),
      ("mic.slash.fill", "mic", .slash, true),
      ("mic.slash.circle.fill", "mic.slash", .circle, true),
      ("cart.badge.plus", "cart", .badge("plus"), false),
    ])
  func namesAreTakenApart(name: String, base: String, kind: SymbolVariant.Kind, filled: Bool) {
    let variant = SymbolVariant(name: name)
    #expect(variant?.base == base && variant?.kind == kind && variant?.isFilled == filled)
  }

  @Test(arguments: [
    "bell", "bell.fill", "circle", "circle.fill", "plus", "bell.plus", "badge.plus",
  ])
  func otherNamesAreNoVariants(name: String) {
    #expect(SymbolVariant(name: name) == nil)
  }

  @Test func aFilledCircleHasTheGlyphCutOut() throws {
    let composed = try outline("heart.circle.fill")
    let disc = composed.monochromePath
    #expect(!disc.contains(.zero), "the heart's middle is open")
    #expect(disc.contains(CGPoint(x: 0.45, y: 0)) && !disc.contains(CGPoint(x: 0.51, y: 0)))
    let glyph = try #require(composed.layers.last)
    #expect(!glyph.isDrawnInMonochrome && glyph.level == 0 && composed.layers[0].level == 1)
    #expect(glyph.path.contains(.zero))
    #expect(composed.ink == CGSize(width: 0.996, height: 0.996))
  }

  @Test func aRingLeavesRoomAroundItsGlyph() throws {
    for name in ["house.circle", "person.2.circle", "bolt.circle", "airplane.circle"] {
      let composed = try outline(name)
      let glyph = try #require(composed.layers.last).path.boundingRect
      let reach = hypot(max(-glyph.minX, glyph.maxX), max(-glyph.minY, glyph.maxY))
      #expect(reach < 0.498 - 0.072, "\(name)")
      #expect(composed.layers[0].path.contains(CGPoint(x: 0.47, y: 0)))
    }
  }

  @Test func squaresHaveASquaresSize() throws {
    let composed = try outline("bolt.square.fill")
    #expect(composed.ink == CGSize(width: 0.9, height: 0.9))
    #expect(!composed.monochromePath.contains(.zero))
  }

  @Test func aSlashHasAGapOnBothSides() throws {
    let composed = try outline("heart.slash.fill")
    let path = composed.monochromePath
    let across = CGPoint(x: 1, y: -1).normalized
    #expect(path.contains(.zero), "on the line")
    for side in [1.0, -1.0] {
      #expect(!path.contains(across * (side * 0.06)), "in the gap")
      #expect(path.contains(across * (side * 0.15)), "in the heart")
    }
    #expect(composed.layers.last?.level == 0 && composed.layers[0].level == 1)
  }

  @Test func aBadgeStandsClearOfItsBase() throws {
    let composed = try outline("circle.fill.badge.plus")
    let badge = try #require(composed.layers.last).path
    let disc = badge.boundingRect
    #expect(abs(disc.width - 0.5) < 1e-6)
    let center = CGPoint(x: disc.midX, y: disc.midY)
    #expect(!badge.contains(center), "the plus is cut out")
    let gap = center + CGPoint(x: -1, y: -1).normalized * 0.28
    #expect(!composed.monochromePath.contains(gap))
    #expect(composed.monochromePath.contains(center + CGPoint(x: -1, y: -1).normalized * 0.34))
  }

  @Test func variantsOfUnknownBasesAreUnknown() {
    #expect(SymbolComposer(weight: 400).outline(named: "no.such.circle.fill") == nil)
    #expect(SymbolComposer(weight: 400).outline(named: "circle.badge.plus.fill.slash.x") == nil)
  }

  @Test func layersCarryThresholds() throws {
    let thresholds = try outline("wifi").layers.map(\.threshold)
    #expect(thresholds == [nil, 0.34, 0.67])
  }

  @Test func numbersAndLettersStandInEnclosures() throws {
    for name in ["0.circle", "7.square", "50.circle.fill", "b.square.fill", "z.circle"] {
      let composed = try outline(name)
      let sign = try #require(composed.layers.last)
      let box = sign.path.boundingRect
      #expect(abs(box.midX) < 0.02 && abs(box.midY) < 0.02, "\(name): \(box)")
      #expect(box.width < 0.72 && box.height > 0.3, "\(name): \(box)")
    }
    let composer = SymbolComposer(weight: 400)
    for name in ["51.circle", "100.circle", "B.circle", "7", "ab.circle"] {
      #expect(composer.outline(named: name) == nil, "\(name)")
    }
  }
}
