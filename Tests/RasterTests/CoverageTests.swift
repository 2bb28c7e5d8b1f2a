import CapstanSceneGraph
import Foundation
import Testing

@testable import CapstanRaster

/// Pixels that loops of our own paint are those that Cairo would have painted.
@Suite struct CoverageTests {
  private static let rect = PixelRect(minX: 0, minY: 0, maxX: 120, maxY: 90)
  private static let colors: [ResolvedColor] = [
    .white, .black, .red, ResolvedColor(red: 0.3, green: 0.7, blue: 0.2, opacity: 0.65),
    .black.multiplyingOpacity(by: 0.15), .white.multiplyingOpacity(by: 0.004),
  ]

  private let checks = StatusChecks()
  private let pool = BlockPool(checks: StatusChecks())

  /// A closed outline inside the rectangle: curves that cross each other, or steps.
  private func outline(_ frames: inout RandomFrames, isStepped: Bool) -> Path {
    func point() -> CGPoint { CGPoint(x: frames.random(2...118), y: frames.random(2...88)) }
    return Path { path in
      var last = point()
      path.move(to: last)
      for _ in 0..<6 {
        let next = point()
        if isStepped {
          path.addLine(to: CGPoint(x: next.x, y: last.y))
          path.addLine(to: next)
        } else {
          path.addCurve(to: next, control1: point(), control2: point())
        }
        last = next
      }
      path.closeSubpath()
    }
  }

  private func noise(_ frames: inout RandomFrames, isOpaque: Bool) throws -> Surface {
    let surface = try Surface(Self.rect, pool: pool)
    unsafe surface.withWords { words in
      for index in 0..<Self.rect.width * Self.rect.height {
        let alpha = isOpaque ? 255 : [0, 255, 90][frames.random(3)]
        func level() -> UInt32 { UInt32(frames.random(alpha + 1)) }
        unsafe words[index] = UInt32(
          alpha: UInt32(alpha), red: level(), green: level(), blue: level())
      }
    }
    return surface
  }

  private func copy(_ surface: Surface) throws -> Surface {
    let copy = try Surface(surface.rect, pool: pool)
    copy.copy(surface.rect, from: surface)
    return copy
  }

  private func coverage(_ path: Path, in rect: PixelRect) throws -> Surface {
    let surface = try Surface(rect, .alpha, pool: pool)
    let canvas = try Canvas(surface, checks: checks)
    canvas.append(path, transform: .identity)
    canvas.fill(with: .color(.black))
    try canvas.check()
    return surface
  }

  /// The first words in which two surfaces differ.
  private func difference(_ one: Surface, _ other: Surface) -> String? {
    unsafe one.withWords { a in
      unsafe other.withWords { b in
        for index in 0..<one.rect.width * one.rect.height where unsafe a[index] != b[index] {
          return unsafe "\(index % one.rect.width), \(index / one.rect.width): \(a[index].hex), "
            + "expected \(b[index].hex)"
        }
        return nil
      }
    }
  }

  @Test("A shape's coverage is painted as Cairo fills the shape", arguments: [true, false])
  func coverageIsPaintedAsCairoFills(isStepped: Bool) throws {
    var frames = RandomFrames(size: .zero, seed: 3, items: 0)
    for round in 0..<18 {
      let path = outline(&frames, isStepped: isStepped)
      let coverage = try coverage(path, in: Self.rect)
      let color = Self.colors[round % Self.colors.count]
      let drawn = try noise(&frames, isOpaque: round % 2 == 0)
      let expected = try copy(drawn)
      drawn.fill(color, covering: coverage, in: Self.rect)
      let canvas = try Canvas(expected, checks: checks)
      canvas.append(path, transform: .identity)
      canvas.fill(with: .color(color))
      #expect(difference(drawn, expected) == nil, "round \(round)")
    }
  }

  @Test func coverageDoesNotDependOnItsPlace() throws {
    var frames = RandomFrames(size: .zero, seed: 4, items: 0)
    for round in 0..<12 {
      let path = outline(&frames, isStepped: round % 3 == 0)
      let wide = PixelRect(minX: -37, minY: -11, maxX: 200, maxY: 101)
      let (one, other) = (try coverage(path, in: Self.rect), try coverage(path, in: wide))
      let differing = unsafe one.withBytes { a in
        unsafe other.withBytes { b in
          (0..<Self.rect.height).reduce(0) { sum, y in
            (0..<Self.rect.width).reduce(sum) { sum, x in
              unsafe sum
                + (a[y * one.rowLength + x] == b[(y + 11) * other.rowLength + x + 37] ? 0 : 1)
            }
          }
        }
      }
      #expect(differing == 0, "round \(round)")
    }
  }

  @Test func masksArePaintedThroughAsByCairo() throws {
    var frames = RandomFrames(size: .zero, seed: 6, items: 0)
    for (round, color) in Self.colors.enumerated() {
      let mask = try Surface(
        PixelRect(minX: 3, minY: 5, maxX: 3 + 61, maxY: 70), .alpha, pool: pool)
      unsafe mask.withBytes { levels in
        for index in 0..<mask.rowLength * mask.rect.height {
          unsafe levels[index] = UInt8(frames.random(4) == 0 ? frames.random(256) : 0)
        }
      }
      let drawn = try noise(&frames, isOpaque: round % 2 == 0)
      let expected = try copy(drawn)
      let part = PixelRect(minX: 10, minY: 0, maxX: 63, maxY: 66)
      drawn.paint(color, through: mask, in: part)
      let canvas = try Canvas(expected, checks: checks)
      canvas.append(part)
      canvas.clip()
      canvas.paint(.color(color), through: mask)
      #expect(difference(drawn, expected) == nil, "round \(round)")
    }
  }

  @Test func picturesArePaintedAsByCairo() throws {
    var frames = RandomFrames(size: .zero, seed: 8, items: 0)
    for round in 0..<6 {
      let picture = try noise(&frames, isOpaque: false)
      let drawn = try noise(&frames, isOpaque: round % 2 == 0)
      let expected = try copy(drawn)
      drawn.paint(picture, in: Self.rect)
      try Canvas(expected, checks: checks).paint(.surface(picture))
      #expect(difference(drawn, expected) == nil, "round \(round)")
    }
  }

  /// A coloured icon is redrawn in other colours from what is kept of it.
  @Test func whatIsKeptOfAShapeServesEveryColor() throws {
    let size = CGSize(width: 60, height: 45)
    let kept = try Renderer(size: size, scale: 2)
    var frames = RandomFrames(size: .zero, seed: 12, items: 0)
    let path = outline(&frames, isStepped: false).applying(CGAffineTransform(scaleX: 0.5, y: 0.5))
    for color in Self.colors + Self.colors {
      let list = DisplayList(
        size: size, background: .white,
        items: [.fill(.rect(0, 0, 30, 45), .red), .fill(path, color)])
      #expect(try kept.bitmap(of: list) == Renderer(size: size, scale: 2).bitmap(of: list))
    }
  }

  @Test func whatIsKeptOfGlyphsServesEveryColor() throws {
    let size = CGSize(width: 60, height: 45)
    let kept = try Renderer(size: size, scale: 2)
    let glyphs = [0, 1, 1].enumerated().map { index, id in
      GlyphRun.Glyph(id: UInt32(id), position: CGPoint(x: 6.3 + CGFloat(index) * 11.2, y: 30.4))
    }
    for color in Self.colors + Self.colors {
      let run = GlyphRun(
        face: TestFace(), size: 22, glyphs: glyphs, text: "", paint: .solid(color), slant: 0.2)
      let list = DisplayList(
        size: size, background: .white, items: [.fill(.rect(0, 0, 30, 45), .red), .glyphs(run)])
      #expect(try kept.bitmap(of: list) == Renderer(size: size, scale: 2).bitmap(of: list))
    }
  }
}
