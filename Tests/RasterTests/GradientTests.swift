import CapstanRaster
import CapstanSceneGraph
import Foundation
import Testing

/// Pixels recorded from SwiftUI, and what must hold besides.
@Suite struct GradientTests {
  private func paint(
    _ geometry: GradientPaint.Geometry, _ stops: [(ResolvedColor, CGFloat)],
    _ interpolation: GradientPaint.Interpolation = .perceptual
  ) -> Paint {
    .gradient(
      GradientPaint(
        geometry: geometry,
        stops: stops.map { GradientPaint.Stop(color: $0.0, location: $0.1) },
        interpolation: interpolation))
  }

  private func draw(_ width: CGFloat, _ height: CGFloat, _ paint: Paint) throws -> Bitmap {
    try RasterTests.draw(
      width, height, .fill(FillItem(path: .rect(0, 0, width, height), paint: paint)))
  }

  private func expect(
    _ bitmap: Bitmap, _ x: Int, _ y: Int, _ rgb: (Int, Int, Int), within levels: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let word = 0xFF00_0000 | UInt32(rgb.0) << 16 | UInt32(rgb.1) << 8 | UInt32(rgb.2)
    #expect(
      bitmap[x, y].distance(to: word) <= levels, "(\(x), \(y)): \(bitmap[x, y].hex), \(word.hex)",
      sourceLocation: sourceLocation)
  }

  @Test func redToBlueDownwards() throws {
    let bitmap = try draw(
      10, 101,
      paint(
        .linear(start: CGPoint(x: 5, y: 0), end: CGPoint(x: 5, y: 101)), [(.red, 0), (.blue, 1)]))
    expect(bitmap, 5, 0, (254, 9, 8), within: 4)
    expect(bitmap, 5, 25, (197, 74, 109), within: 4)
    expect(bitmap, 5, 50, (141, 82, 162), within: 4)
    expect(bitmap, 5, 99, (9, 13, 254), within: 4)
  }

  @Test func linesOfEqualColourArePerpendicularInPoints() throws {
    let bitmap = try draw(
      200, 100,
      paint(
        .linear(start: .zero, end: CGPoint(x: 200, y: 100)), [(.black, 0), (.white, 1)]))
    expect(bitmap, 100, 0, (73, 73, 72), within: 2)
    expect(bitmap, 0, 50, (3, 3, 4), within: 2)
    expect(bitmap, 199, 0, (190, 189, 189), within: 2)
    expect(bitmap, 0, 99, (23, 22, 22), within: 2)
    expect(bitmap, 100, 50, (100, 100, 100), within: 2)
  }

  @Test func theEndColoursContinueOutsideTheStops() throws {
    let bitmap = try draw(
      101, 4,
      paint(
        .linear(start: CGPoint(x: 0, y: 2), end: CGPoint(x: 101, y: 2)),
        [(.red, 0.2), (.blue, 0.8)]))
    expect(bitmap, 0, 2, (255, 0, 0), within: 4)
    expect(bitmap, 10, 2, (255, 0, 0), within: 4)
    expect(bitmap, 35, 2, (198, 73, 110), within: 4)
    expect(bitmap, 50, 2, (140, 83, 162), within: 4)
    expect(bitmap, 65, 2, (81, 72, 209), within: 4)
    expect(bitmap, 90, 2, (0, 0, 255), within: 4)
  }

  @Test func twoStopsAtOnePlaceMakeAHardEdge() throws {
    let bitmap = try draw(
      101, 4,
      paint(
        .linear(start: CGPoint(x: 0, y: 2), end: CGPoint(x: 101, y: 2)),
        [(.red, 0.5), (.blue, 0.5)]))
    expect(bitmap, 48, 2, (255, 0, 0), within: 4)
    expect(bitmap, 50, 2, (254, 0, 0), within: 4)
    expect(bitmap, 51, 2, (0, 0, 255), within: 4)
    expect(bitmap, 52, 2, (0, 0, 255), within: 4)
  }

  @Test func equalPointsPaintTheLastColour() throws {
    let centre = CGPoint(x: 10, y: 10)
    let bitmap = try draw(
      20, 20, paint(.linear(start: centre, end: centre), [(.red, 0), (.blue, 1)]))
    #expect(bitmap.pixels.allSatisfy { $0 == 0xFF00_00FF })
  }

  @Test func circlesFromTheCentre() throws {
    let bitmap = try draw(
      101, 101,
      paint(
        .radial(center: CGPoint(x: 50.5, y: 50.5), startRadius: 0, endRadius: 50),
        [(.black, 0), (.white, 1)]))
    for (x, level) in [
      (0, 255), (10, 189), (25, 100), (40, 22), (50, 0), (60, 21), (75, 99),
      (90, 189), (100, 255),
    ] {
      expect(bitmap, x, 50, (level, level, level), within: 2)
      expect(bitmap, 50, x, (level, level, level), within: 2)
    }
  }

  @Test func anEllipseFollowsItsRectangle() throws {
    let bitmap = try draw(
      80, 40,
      paint(
        .elliptical(
          rect: CGRect(x: 0, y: 0, width: 80, height: 40), center: .center, startRadius: 0,
          endRadius: 0.5), [(.black, 0), (.white, 1)]))
    for fraction in [0.25, 0.5, 0.75] {
      let across = bitmap[40 + Int(40 * fraction), 20]
      let down = bitmap[40, 20 + Int(20 * fraction)]
      #expect(across.distance(to: down) <= 4)
    }
  }

  @Test func anglesRunClockwiseFromTheRight() throws {
    let bitmap = try draw(
      41, 41,
      paint(
        .angular(center: CGPoint(x: 20.5, y: 20.5), startAngle: 0, endAngle: 2 * .pi),
        [(.black, 0), (.white, 1)], .device))
    expect(bitmap, 20, 40, (64, 64, 64), within: 1)
    expect(bitmap, 0, 20, (128, 128, 128), within: 1)
    expect(bitmap, 20, 0, (191, 191, 191), within: 1)
    // Half a turn: what is left over is shared by the two end colours.
    let half = try draw(
      41, 41,
      paint(
        .angular(center: CGPoint(x: 20.5, y: 20.5), startAngle: 0, endAngle: .pi),
        [(.red, 0), (.blue, 1)]))
    #expect(half[2, 10].hex == "ff0000ff" && half[38, 10].hex == "ffff0000")
  }

  @Test func fadingToClearKeepsTheHue() throws {
    for (color, word) in [(ResolvedColor.white, 0x8080_8080), (.red, 0x8080_0000)]
      as [(
        ResolvedColor, UInt32
      )]
    {
      let bitmap = try draw(
        101, 1,
        paint(
          .linear(start: .zero, end: CGPoint(x: 101, y: 0)), [(color, 0), (.clear, 1)]))
      #expect(bitmap[50, 0].distance(to: word) <= 1, "\(bitmap[50, 0].hex)")
      for x in 0..<101 where bitmap[x, 0].alpha > 0 {
        #expect(abs(bitmap[x, 0].red - bitmap[x, 0].alpha) <= 1)
      }
    }
  }

  @Test func deviceSpaceMixesEncodedComponents() throws {
    let bitmap = try draw(
      101, 1,
      paint(
        .linear(start: .zero, end: CGPoint(x: 101, y: 0)), [(.red, 0), (.blue, 1)], .device))
    expect(bitmap, 50, 0, (128, 0, 128), within: 1)
  }

  /// Strips and single rows are two ways to the same pixels.
  @Test func largeRegionsEqualSmallOnes() throws {
    let gradient = paint(
      .linear(start: CGPoint(x: 0, y: 0), end: CGPoint(x: 90, y: 300)),
      [(ResolvedColor(hex: 0xFF9500), 0), (ResolvedColor(hex: 0x5856D6), 0.6), (.black, 1)])
    let whole = try draw(400, 320, gradient)
    for y in [0, 100, 317] {
      let part = try RasterTests.draw(
        400, 320,
        .fill(FillItem(path: .rect(0, CGFloat(y), 400, 3), paint: gradient)))
      for x in stride(from: 0, to: 400, by: 7) {
        #expect(whole[x, y + 1].distance(to: part[x, y + 1]) <= 1)
      }
    }
  }

  @Test func aGradientTurnsWithItsItem() throws {
    let gradient = paint(
      .linear(start: .zero, end: CGPoint(x: 40, y: 0)), [(.black, 0), (.white, 1)], .device)
    let straight = try draw(40, 40, gradient)
    let turned = try RasterTests.draw(
      40, 40,
      .fill(
        FillItem(
          path: .rect(0, 0, 40, 40), paint: gradient,
          transform: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 40, ty: 0))))
    #expect(turned[10, 30].distance(to: straight[30, 10]) <= 1)
    #expect(turned[35, 5].distance(to: straight[5, 35]) <= 1)
  }

  @Test func aShapeShowsTheGradientBehindIt() throws {
    let gradient = paint(
      .linear(start: .zero, end: CGPoint(x: 40, y: 0)), [(.red, 0), (.blue, 1)])
    let plain = try draw(40, 40, gradient)
    let disc = try RasterTests.draw(
      40, 40, .fill(FillItem(path: .circle(20, 20, 15), paint: gradient)))
    #expect(disc[20, 20].distance(to: plain[20, 20]) <= 1)
    #expect(disc[30, 20].distance(to: plain[30, 20]) <= 1)
    #expect(disc[1, 1] == 0)
  }
}
