import CapstanSceneGraph
import CapstanSymbols
import Foundation
import Testing

/// What of an SVG file is drawn, item by item.
@Suite struct SVGPictureTests {
  private func picture(_ text: String) throws -> SVGPicture {
    try SVGPicture(Data(text.utf8), name: "test")
  }

  private func items(_ body: String, box: String = "0 0 10 10") throws -> [DisplayItem] {
    try picture("<svg viewBox=\"\(box)\">\(body)</svg>").drawing.items
  }

  private func fills(_ items: [DisplayItem]) -> [FillItem] {
    items.flatMap { item -> [FillItem] in
      switch item {
      case .fill(let fill): [fill]
      case .group(let group): fills(group.items)
      default: []
      }
    }
  }

  @Test(arguments: [
    ("width=\"24\" height=\"12\"", CGSize(width: 24, height: 12)),
    ("viewBox=\"0 0 20 10\"", CGSize(width: 20, height: 10)),
    ("viewBox=\"0 0 20 10\" width=\"40\"", CGSize(width: 40, height: 20)),
    ("viewBox=\"0 0 20 10\" width=\"100%\" height=\"100%\"", CGSize(width: 20, height: 10)),
    ("width=\"1in\" height=\"72pt\"", CGSize(width: 96, height: 96)),
  ]) func hasASize(attributes: String, size: CGSize) throws {
    #expect(try picture("<svg \(attributes)/>").drawing.size == size)
  }

  @Test func refusesWhatHasNoSize() {
    #expect(throws: (any Error).self) { try picture("<svg/>") }
    #expect(throws: (any Error).self) { try picture("<svg viewBox=\"0 0 1 1\"") }
    #expect(throws: (any Error).self) { try picture("<html/>") }
  }

  @Test func theViewBoxFillsTheSize() throws {
    let drawn = try picture(
      "<svg width=\"20\" height=\"40\" viewBox=\"5 5 10 10\"><rect x=\"5\" y=\"5\" width=\"10\""
        + " height=\"10\"/></svg>")
    #expect(drawn.drawing.items.bounds == CGRect(x: 0, y: 10, width: 20, height: 20))
  }

  @Test(
    arguments: [
      ("red", 0xFF0000), ("#0F8", 0x00FF88), ("#102030", 0x102030), ("rgb(1, 2, 3)", 0x010203),
      ("rgb(100%,0%,0%)", 0xFF0000), ("hsl(120, 100%, 50%)", 0x00FF00), ("RebeccaPurple", 0x663399),
      ("currentColor", 0x0000FF),
    ] as [(String, UInt32)]) func readsColors(text: String, hex: UInt32) throws
  {
    let fill = try #require(
      fills(try items("<g color=\"blue\"><path d=\"M0 0h1v1z\" fill=\"\(text)\"/></g>")).first)
    guard case .solid(let color) = fill.paint else {
      Issue.record("no colour")
      return
    }
    let bytes = [color.red, color.green, color.blue].map { UInt32(($0 * 255).rounded()) }
    #expect(bytes[0] << 16 | bytes[1] << 8 | bytes[2] == hex)
  }

  @Test func opacitiesMultiply() throws {
    let drawn = try items(
      "<g opacity=\".5\"><rect width=\"1\" height=\"1\" fill-opacity=\"50%\" fill=\"#f008\"/></g>")
    guard case .group(let group)? = drawn.first, case .opacity(0.5) = group.effect,
      case .solid(let color)? = fills(drawn).first?.paint
    else {
      Issue.record("no group of half opacity")
      return
    }
    #expect(abs(color.opacity - 0.5 * Double(0x88) / 255) < 1e-9)
  }

  @Test func styleBeatsClassBeatsAttribute() throws {
    let drawn = try items(
      """
      <style>.a { fill: lime }</style>
      <rect width="1" height="1" fill="red" class="a"/>
      <rect width="1" height="1" fill="red" class="a" style="fill: blue"/>
      """)
    #expect(
      fills(drawn).map(\.paint) == [
        .solid(ResolvedColor(hex: 0x00FF00)), .solid(ResolvedColor(hex: 0x0000FF)),
      ])
  }

  @Test func strokesStayStrokes() throws {
    let drawn = try items(
      "<path d=\"M1 1H9\" fill=\"none\" stroke=\"red\" stroke-width=\"2\" stroke-linecap=\"round\""
        + " stroke-dasharray=\"1 2\"/>")
    guard case .stroke(let stroke)? = drawn.first else {
      Issue.record("no stroke")
      return
    }
    #expect(stroke.style.lineWidth == 2 && stroke.style.lineCap == .round)
    #expect(stroke.style.dash == [1, 2])
  }

  @Test func useTakesItsPlace() throws {
    let drawn = try items(
      """
      <defs><rect id="r" width="2" height="2"/><symbol id="s" viewBox="0 0 1 1">
      <rect width="1" height="1"/></symbol></defs>
      <use href="#r" x="3" y="4"/><use xlink:href="#s" width="5" height="5"/>
      """)
    #expect(drawn.count == 2)
    #expect(drawn.first?.bounds == CGRect(x: 3, y: 4, width: 2, height: 2))
    #expect(drawn.last?.bounds == CGRect(x: 0, y: 0, width: 5, height: 5))
  }

  @Test func gradientsFollowTheShapesBounds() throws {
    let drawn = try items(
      """
      <linearGradient id="base"><stop offset="0" stop-color="red"/>
      <stop offset="100%" stop-color="blue" stop-opacity=".5"/></linearGradient>
      <linearGradient id="g" href="#base" x1="0" y1="0" x2="0" y2="1"/>
      <rect x="2" y="2" width="4" height="8" fill="url(#g)"/>
      """)
    let fill = try #require(fills(drawn).first)
    guard case .gradient(let gradient) = fill.paint,
      case .linear(let start, let end) = gradient.geometry
    else {
      Issue.record("no linear gradient")
      return
    }
    #expect(start.applying(fill.transform) == CGPoint(x: 2, y: 2))
    #expect(end.applying(fill.transform) == CGPoint(x: 2, y: 10))
    #expect(gradient.interpolation == .device)
    #expect(gradient.stops.map(\.color.opacity) == [1, 0.5])
    #expect(drawn.bounds == CGRect(x: 2, y: 2, width: 4, height: 8))
  }

  @Test func radialGradientsInUserSpace() throws {
    let drawn = try items(
      """
      <radialGradient id="g" gradientUnits="userSpaceOnUse" cx="5" cy="5" r="5"
      gradientTransform="translate(1 0)"><stop stop-color="red"/><stop offset="1"/></radialGradient>
      <circle cx="5" cy="5" r="5" fill="url(#g)"/>
      """)
    let fill = try #require(fills(drawn).first)
    guard case .gradient(let gradient) = fill.paint,
      case .radial(let center, 0, let radius) = gradient.geometry
    else {
      Issue.record("no radial gradient")
      return
    }
    #expect(center.applying(fill.transform) == CGPoint(x: 6, y: 5) && radius == 5)
  }

  @Test func clipsAndMasks() throws {
    let drawn = try items(
      """
      <clipPath id="c"><circle cx="5" cy="5" r="2"/></clipPath>
      <mask id="m"><rect width="5" height="10" fill="white"/></mask>
      <g clip-path="url(#c)" mask="url(#m)"><rect width="10" height="10"/></g>
      """)
    guard case .group(let outer)? = drawn.first, case .mask = outer.effect,
      case .group(let inner)? = outer.items.first, case .clip = inner.effect
    else {
      Issue.record("no clip inside a mask")
      return
    }
    #expect(inner.bounds == CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(outer.bounds == CGRect(x: 3, y: 3, width: 2, height: 4))
  }

  @Test func whatReachesOutOfTheBoxIsCut() throws {
    let drawn = try items("<rect x=\"-5\" width=\"30\" height=\"4\"/>")
    #expect(drawn.bounds == CGRect(x: 0, y: 0, width: 10, height: 4))
  }

  @Test func whatIsNotDrawnIsNamed() throws {
    let drawn = try picture(
      """
      <svg viewBox="0 0 1 1"><text>a</text><image/><rect width="1" height="1" filter="url(#f)"
      fill="url(#p)"/><pattern id="p"/><use href="#q"/></svg>
      """)
    #expect(
      drawn.notices == [
        "<image>", "<pattern>", "<text>", "<use href=\"#q\">, which is not there,", "filter",
      ])
  }
}
