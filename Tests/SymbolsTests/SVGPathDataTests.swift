import CapstanSceneGraph
import Foundation
import Testing

@testable import CapstanSymbols

@Suite struct SVGPathDataTests {
  @Test(
    arguments: [
      ("M1 2L3 4", "1 2 m 3 4 l"),
      ("m1 2l3 4h5v-6H0V0z", "1 2 m 4 6 l 9 6 l 9 0 l 0 0 l 0 0 l h"),
      // Further pairs after a move are lines.
      ("M0 0 1 1 2 0", "0 0 m 1 1 l 2 0 l"),
      ("m1,1 1,1 1,-1", "1 1 m 2 2 l 3 1 l"),
      // Packed numbers.
      ("M1-.5.5.25-1-1", "1 -0.5 m 0.5 0.25 l -1 -1 l"),
      ("M1e1-2E-1+3.5.5", "10 -0.2 m 3.5 0.5 l"),
      ("M.5.5l1e0e", "error"),
      // Curves, smooth ones by reflection.
      ("M0 0C1 2 3 4 5 6S9 10 11 12", "0 0 m 1 2 3 4 5 6 c 7 8 9 10 11 12 c"),
      ("M0 0s1 2 3 4", "0 0 m 0 0 1 2 3 4 c"),
      ("M0 0q1 2 3 0t3 0 3 0", "0 0 m 1 2 3 0 q 5 -2 6 0 q 7 2 9 0 q"),
      // A smooth curve after another kind starts straight.
      ("M0 0Q1 2 3 0S4 4 5 5", "0 0 m 1 2 3 0 q 3 0 4 4 5 5 c"),
      // What follows a close starts where the subpath did.
      ("M2 3h4v4zl1 1", "2 3 m 6 3 l 6 7 l h 2 3 m 3 4 l"),
      ("M1 1zm2 2h1", "1 1 m h 3 3 m 4 3 l"),
      ("", ""), (" \n", ""),
    ])
  func grammar(data: String, steps: String) {
    let path = try? Path(svgPathData: data)
    #expect((path?.description ?? "error") == steps)
  }

  @Test(
    arguments: [
      ("L1 1", 0), ("M1", 2), ("M1 2 3", 6), ("M1 2x", 4), ("M0 0A1 1 0 2 1 3 3", 11), ("12", 0),
      ("M0 0L,", 6), ("M0 0 L1..2.", 10),
    ])
  func errorsNameTheirPlace(data: String, offset: Int) {
    let error = #expect(throws: SVGPathError.self) { try Path(svgPathData: data) }
    #expect(error?.offset == offset)
  }

  @Test func arcsRunAlongTheirEllipse() throws {
    // Flags packed with the number that follows.
    let path = try Path(svgPathData: "M0 5a5 5 0 0110 0")
    #expect(path.currentPoint == CGPoint(x: 10, y: 5))
    for segment in path.subpaths[0].segments {
      for step in 0...8 {
        let p = segment.point(at: CGFloat(step) / 8)
        #expect(abs(hypot(p.x - 5, p.y - 5) - 5) < 2e-3)
      }
    }
    // Sweep 1 is clockwise on screen: from the left over the top.
    #expect(path.boundingRect.minY < 0.01)
  }

  @Test(arguments: [0, 1], [0, 1])
  func flagsChooseAmongFourArcs(large: Int, sweep: Int) throws {
    // A quarter of a circle of radius 10 and its three quarters.
    let path = try Path(svgPathData: "M0 0A10 10 0 \(large)\(sweep)10 10")
    #expect(abs(path.length - (large == 1 ? 15 : 5) * .pi) < 0.02)
    let middle = try #require(path.pointAndTangent(atFraction: 0.5)).point
    // Below the chord on screen means y above x.
    #expect((middle.y > middle.x) == (sweep == 0))
  }

  @Test func rotatedEllipses() throws {
    // A quarter turn swaps the radii.
    let turned = try Path(svgPathData: "M0 0A20 10 90 0 1 20 0").boundingRect
    let plain = try Path(svgPathData: "M0 0A10 20 0 0 1 20 0").boundingRect
    #expect(abs(turned.minY - plain.minY) < 1e-9 && abs(turned.minY + 20) < 0.02)
  }

  @Test func degenerateArcs() throws {
    #expect(try Path(svgPathData: "M1 1A0 5 0 0 1 4 4").description == "1 1 m 4 4 l")
    #expect(try Path(svgPathData: "M1 1A5 5 0 0 1 1 1").description == "1 1 m")
    // Radii too small are enlarged to a half circle.
    let half = try Path(svgPathData: "M0 0A1 1 0 0 1 10 0")
    #expect(abs(half.length - 5 * .pi) < 0.01)
  }
}
