import CapstanSceneGraph
import Foundation
import Testing

@Suite struct PathStrokeTests {
  private let line = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) }

  private func corner(_ style: StrokeStyle) -> Path {
    Path {
      $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    }.strokedPath(style)
  }

  /// Whether a stroke covers a point: by its distance from a finely sampled path.
  private func expectCoverage(of path: Path, by outline: Path, half: CGFloat, margin: CGFloat) {
    let samples = path.flattened(tolerance: 1e-4).subpaths.flatMap(\.segments)
    let box = path.boundingRect.insetBy(dx: -half * 2, dy: -half * 2)
    for row in 0..<30 {
      for column in 0..<30 {
        let p = CGPoint(
          x: box.minX + box.width * (CGFloat(column) + 0.37) / 30,
          y: box.minY + box.height * (CGFloat(row) + 0.53) / 30)
        let distance = samples.map { distanceFrom(p, to: $0) }.min() ?? .infinity
        if abs(distance - half) < margin { continue }
        #expect(outline.contains(p) == (distance < half), "at \(p), \(distance) from the path")
      }
    }
  }

  private func distanceFrom(_ p: CGPoint, to segment: PathSegment) -> CGFloat {
    let (a, b) = (segment.start, segment.end)
    let t = (p - a).dot(b - a) / max((b - a).dot(b - a), 1e-30)
    return (a.interpolated(to: b, at: min(max(t, 0), 1)) - p).magnitude
  }

  @Test func capsEndALine() {
    #expect(
      line.strokedPath(StrokeStyle(lineWidth: 2)).boundingRect
        == CGRect(x: 0, y: -1, width: 10, height: 2))
    #expect(
      line.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square)).boundingRect
        == CGRect(x: -1, y: -1, width: 12, height: 2))
    let round = line.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .round))
    #expect(abs(round.boundingRect.minX + 1) < 1e-9 && abs(round.boundingRect.maxX - 11) < 1e-9)
    #expect(!round.contains(CGPoint(x: -0.9, y: -0.9)))
  }

  @Test func joinsFillTheOuterCorner() {
    let tip = CGPoint(x: 10.9, y: -0.9)
    #expect(corner(StrokeStyle(lineWidth: 2)).contains(tip))
    #expect(!corner(StrokeStyle(lineWidth: 2, lineJoin: .round)).contains(tip))
    #expect(
      corner(StrokeStyle(lineWidth: 2, lineJoin: .round)).contains(CGPoint(x: 10.65, y: -0.65)))
    #expect(
      !corner(StrokeStyle(lineWidth: 2, lineJoin: .bevel)).contains(CGPoint(x: 10.65, y: -0.65)))
  }

  @Test func sharpCornersLoseTheirMitre() {
    // √2 is the ratio of a right angle.
    let tip = CGPoint(x: 10.9, y: -0.9)
    #expect(!corner(StrokeStyle(lineWidth: 2, miterLimit: 1.41)).contains(tip))
    #expect(corner(StrokeStyle(lineWidth: 2, miterLimit: 1.42)).contains(tip))
  }

  @Test func closedPathsHaveAnInnerAndAnOuterSide() {
    let outline = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
      .strokedPath(StrokeStyle(lineWidth: 4))
    #expect(outline.boundingRect == CGRect(x: -2, y: -2, width: 24, height: 24))
    #expect(!outline.contains(CGPoint(x: 10, y: 10)))
    #expect(outline.contains(CGPoint(x: 1.9, y: 10)))
    #expect(!outline.contains(CGPoint(x: 2.1, y: 10)))
  }

  @Test func curvesAreOffsetOnBothSides() {
    let wave = Path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 60, y: 0), control1: CGPoint(x: 20, y: 50), control2: CGPoint(x: 40, y: -50))
    }
    let style = StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round)
    expectCoverage(of: wave, by: wave.strokedPath(style), half: 3, margin: 0.02)
  }

  @Test func bendsTighterThanTheLineHaveNoHoles() {
    let hook = Path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 4, y: 0), control1: CGPoint(x: 0, y: 30), control2: CGPoint(x: 4, y: 30))
      $0.addQuadCurve(to: CGPoint(x: 20, y: 2), control: CGPoint(x: 4, y: 0.5))
    }
    let style = StrokeStyle(lineWidth: 10, lineCap: .round, lineJoin: .round)
    expectCoverage(of: hook, by: hook.strokedPath(style), half: 5, margin: 0.03)
  }

  @Test func cuspsAreRounded() {
    let cusp = Path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 20, y: 0), control1: CGPoint(x: 20, y: 30), control2: CGPoint(x: 0, y: 30))
    }
    let style = StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)
    expectCoverage(of: cusp, by: cusp.strokedPath(style), half: 1.5, margin: 0.03)
  }

  @Test func circlesBecomeRings() {
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    let ring = circle.strokedPath(StrokeStyle(lineWidth: 2))
    for step in 0..<100 {
      let angle = CGFloat(step) * .pi / 50
      let direction = CGPoint(x: cos(angle), y: sin(angle))
      #expect(!ring.contains(direction * 8.98) && ring.contains(direction * 9.02))
      #expect(ring.contains(direction * 10.98) && !ring.contains(direction * 11.02))
    }
    #expect(ring.elements.count < 60)
  }

  @Test func dashesCutTheLine() {
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [3, 1], dashPhase: 1))
    #expect(dashed.subpaths.map(\.start.x) == [0, 3, 7])
    #expect(dashed.contains(CGPoint(x: 1.9, y: 0)) && !dashed.contains(CGPoint(x: 2.5, y: 0)))
    // An odd pattern runs through twice: 4 on, 4 off.
    let odd = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [4]))
    #expect(odd.contains(CGPoint(x: 3.9, y: 0)) && !odd.contains(CGPoint(x: 5, y: 0)))
    #expect(odd.contains(CGPoint(x: 9, y: 0)))
  }

  @Test func emptyDashesWithRoundEndsAreDots() {
    let dots = line.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .round, dash: [0, 5]))
    #expect(dots.subpaths.count == 2)
    #expect(dots.contains(CGPoint(x: 5.9, y: 0)) && !dots.contains(CGPoint(x: 3, y: 0)))
  }

  @Test func dashesThatMeetAtTheStartAreJoined() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let outline = square.strokedPath(StrokeStyle(lineWidth: 2, dash: [5, 10, 20, 5]))
    // 0–5 and 35–40 meet in the corner: one dash, mitred.
    #expect(outline.contains(CGPoint(x: -0.9, y: -0.9)) == false)
    let joined = square.strokedPath(StrokeStyle(lineWidth: 2, dash: [5, 30, 5, 100]))
    #expect(joined.subpaths.count == 1)
    #expect(joined.contains(CGPoint(x: -0.9, y: -0.9)))
  }

  @Test func pointsBecomeDots() {
    let point = Path {
      $0.move(to: CGPoint(x: 5, y: 5))
      $0.addLine(to: CGPoint(x: 5, y: 5))
    }
    #expect(point.strokedPath(StrokeStyle(lineWidth: 2)).isEmpty)
    let dot = point.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .round))
    #expect(dot.boundingRect == CGRect(x: 4, y: 4, width: 2, height: 2))
    #expect(Path { $0.move(to: .zero) }.strokedPath(StrokeStyle(lineCap: .round)).isEmpty)
  }

  @Test func noWidthGivesNothing() {
    #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
  }
}
