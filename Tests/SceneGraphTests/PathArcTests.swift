import CapstanSceneGraph
import Foundation
import Testing

@Suite struct PathArcTests {
  private func arc(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> Path {
    Path {
      $0.addArc(
        center: .zero, radius: 10, startRadians: start, endRadians: end, clockwise: clockwise)
    }
  }

  private func expectNear(_ p: CGPoint?, _ x: CGFloat, _ y: CGFloat) throws {
    let p = try #require(p)
    #expect(abs(p.x - x) < 1e-9 && abs(p.y - y) < 1e-9, "(\(p.x), \(p.y)) is not (\(x), \(y))")
  }

  @Test func notClockwiseGoesFromRightToBottomOnScreen() throws {
    let path = arc(from: 0, to: .pi / 2, clockwise: false)
    try expectNear(path.subpaths[0].start, 10, 0)
    try expectNear(path.currentPoint, 0, 10)
    #expect(abs(path.length - 5 * .pi) < 5e-3)
    let box = path.boundingRect
    #expect(abs(box.minX) < 1e-9 && abs(box.minY) < 1e-9)
  }

  @Test func clockwiseTakesTheLongWayRoundTheTop() throws {
    let path = arc(from: 0, to: .pi / 2, clockwise: true)
    try expectNear(path.currentPoint, 0, 10)
    #expect(abs(path.length - 15 * .pi) < 1.5e-2)
    #expect(path.boundingRect.minY < -9.99)
  }

  @Test(arguments: [(0, 2), (0, -2), (0.5, 4.5)] as [(CGFloat, CGFloat)], [true, false])
  func wholeTurnsAreCircles(turn: (CGFloat, CGFloat), clockwise: Bool) {
    let path = arc(from: turn.0 * .pi, to: turn.1 * .pi, clockwise: clockwise)
    #expect(abs(path.length - 20 * .pi) < 2e-2)
  }

  @Test func relativeArcsRunTheSignedSweep() throws {
    let path = Path {
      $0.addRelativeArc(center: .zero, radius: 10, startRadians: .pi, deltaRadians: -.pi / 2)
    }
    try expectNear(path.subpaths[0].start, -10, 0)
    try expectNear(path.currentPoint, 0, 10)
  }

  @Test func anArcIsJoinedToTheCurrentPointByALine() {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(center: .zero, radius: 10, startRadians: 0, endRadians: 1, clockwise: false)
    }
    #expect(path.subpaths.count == 1)
    #expect(path.subpaths[0].segments[0] == .line(.zero, CGPoint(x: 10, y: 0)))
  }

  @Test func transformAppliesToTheArcOnly() throws {
    let path = Path {
      $0.move(to: CGPoint(x: 1, y: 1))
      $0.addArc(
        center: .zero, radius: 1, startRadians: 0, endRadians: .pi / 2, clockwise: false,
        transform: CGAffineTransform(scaleX: 4, y: 2))
    }
    #expect(path.subpaths[0].start == CGPoint(x: 1, y: 1))
    try expectNear(path.subpaths[0].segments[0].end, 4, 0)
    try expectNear(path.currentPoint, 0, 2)
  }

  @Test func tangentArcRoundsACorner() throws {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(
        tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    }
    let segments = path.subpaths[0].segments
    try expectNear(segments[0].end, 80, 0)
    try expectNear(path.currentPoint, 100, 20)
    for step in 0...10 {
      let p = segments[1].point(at: CGFloat(step) / 10)
      #expect(abs((p - CGPoint(x: 80, y: 20)).magnitude - 20) < 0.01)
    }
  }

  @Test func tangentArcOfASharpAngleTouchesBothLines() throws {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(
        tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 0, y: -50), radius: 5)
    }
    let segments = path.subpaths[0].segments
    let (first, last) = (segments[0], segments[segments.count - 1])
    #expect(abs(first.end.y) < 1e-9)
    #expect(first.tangent(at: 1).dot(segments[1].tangent(at: 0)) > 0.9999)
    let direction = CGPoint(x: -100, y: -50).normalized
    #expect(last.tangent(at: 1).dot(direction) > 0.9999)
  }

  @Test func parallelTangentsGiveALine() {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 3)
    }
    #expect(path.description == "0 0 m 10 0 l")
  }
}
