import CapstanSceneGraph
import Foundation
import Testing

@Suite struct PathMeasureTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func boundsFollowTheCurveNotItsControlPoints() {
    let path = Path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100),
        control2: CGPoint(x: 100, y: 100))
    }
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 75))
    #expect(path.controlRect == CGRect(x: 0, y: 0, width: 100, height: 100))
    let quad = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: -8))
    }
    #expect(quad.boundingRect == CGRect(x: 0, y: -4, width: 10, height: 4))
  }

  @Test func aLoneMoveHasAnEmptyBox() {
    let path = Path { $0.move(to: CGPoint(x: 3, y: 4)) }
    #expect(path.boundingRect == CGRect(x: 3, y: 4, width: 0, height: 0))
  }

  @Test func lengthOfAParabolaIsExact() {
    // y = x² from 0 to 1: √5 / 2 + asinh(2) / 4.
    let path = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: 0.5, y: 0))
    }
    let exact = 5.0.squareRoot() / 2 + asinh(2.0) / 4
    #expect(abs(path.length - exact) < 1e-9)
  }

  @Test func cuspsAndStraightCurvesAreMeasured() {
    // Along a line, out to 3/4 of the way of its control point and back.
    let path = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: .zero, control: CGPoint(x: 8, y: 0))
    }
    #expect(abs(path.length - 8) < 1e-4)
  }

  @Test func trimsByArcLengthOverAllSubpaths() {
    var path = square
    path.addPath(Path(CGRect(x: 20, y: 0, width: 30, height: 0)))
    // 40 around the square, 60 around the flat rectangle.
    #expect(path.trimmedPath(from: 0.05, to: 0.15).description == "5 0 m 10 0 l 10 5 l")
    #expect(path.trimmedPath(from: 0.3, to: 0.5).description == "0 10 m 0 0 l 20 0 m 30 0 l")
    #expect(abs(path.trimmedPath(from: 0.123, to: 0.789).length - 66.6) < 1e-9)
  }

  @Test func wholeSubpathsStayClosed() {
    var path = square
    path.addPath(square)
    #expect(path.trimmedPath(from: 0, to: 0.5) == square)
  }

  @Test func trimmedCirclesKeepTheirShape() {
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    let part = circle.trimmedPath(from: 0.1, to: 0.35)
    #expect(abs(part.length - circle.length / 4) < 1e-6)
    for segment in part.subpaths.flatMap(\.segments) {
      #expect(abs(segment.point(at: 0.5).magnitude - 10) < 3e-3)
    }
  }

  @Test func trimClampsAndRefusesEmptyRanges() {
    #expect(square.trimmedPath(from: -1, to: 2) == square)
    #expect(square.trimmedPath(from: 0.6, to: 0.6).isEmpty)
    #expect(square.trimmedPath(from: 0.6, to: 0.2).isEmpty)
    #expect(square.trimmedPath(from: .nan, to: 0.5).isEmpty)
  }

  @Test func pointsStandAtFractionsOfTheLength() throws {
    let (p, t) = try #require(square.pointAndTangent(atFraction: 0.375))
    #expect(p == CGPoint(x: 10, y: 5) && t == CGPoint(x: 0, y: 1))
    #expect(Path().pointAndTangent(atFraction: 0.5) == nil)
  }

  @Test func containsFollowsTheRule() {
    var ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    ring.addEllipse(in: CGRect(x: 5, y: 5, width: 10, height: 10))
    let center = CGPoint(x: 10, y: 10)
    #expect(ring.contains(center))
    #expect(!ring.contains(center, eoFill: true))
    #expect(ring.contains(CGPoint(x: 2, y: 10), eoFill: true))
    #expect(!ring.contains(CGPoint(x: 1, y: 1)))
  }

  @Test func containsIsExactNearACurve() {
    let circle = Path(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2))
    for step in 0..<360 {
      let angle = CGFloat(step) * .pi / 180
      let direction = CGPoint(x: cos(angle), y: sin(angle))
      #expect(circle.contains(direction * 0.9995))
      #expect(!circle.contains(direction * 1.0005))
    }
  }

  @Test func flattenedPathsStayWithinTheTolerance() {
    let circle = Path(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200))
    let flat = circle.flattened(tolerance: 0.05)
    for segment in flat.subpaths.flatMap(\.segments) {
      #expect(segment.point(at: 0.5).magnitude > 100 - 0.05 - 0.03)
    }
    #expect(flat.elements.count < 200)
  }
}
