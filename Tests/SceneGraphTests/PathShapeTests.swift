import CapstanSceneGraph
import Foundation
import Testing

@Suite struct PathShapeTests {
  @Test func rectangleRunsClockwiseFromTheTopLeft() {
    let path = Path(CGRect(x: 1, y: 2, width: 10, height: 20))
    #expect(path.description == "1 2 m 11 2 l 11 22 l 1 22 l h")
    #expect(path.windingNumber(around: CGPoint(x: 5, y: 5)) == 1)
  }

  @Test func ellipseStartsAtTheRightAndRunsClockwise() throws {
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(path.currentPoint == CGPoint(x: 40, y: 10))
    let (point, tangent) = try #require(path.pointAndTangent(atFraction: 0.25))
    #expect(abs(point.x - 20) < 1e-6 && abs(point.y - 20) < 1e-6)
    #expect(tangent.x < -0.999)
    #expect(path.windingNumber(around: CGPoint(x: 20, y: 10)) == 1)
  }

  @Test func circleStaysWithinThreeTenThousandthsOfItsRadius() {
    let circle = Path(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2))
    for segment in circle.subpaths.flatMap(\.segments) {
      for step in 0...20 {
        let radius = segment.point(at: CGFloat(step) / 20).magnitude
        #expect(abs(radius - 1) < 3e-4)
      }
    }
  }

  @Test func linesWithoutACurrentPointAreIgnored() {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.closeSubpath()
    #expect(path.isEmpty)
    #expect(path.currentPoint == nil)
    #expect(path.boundingRect.isNull)
  }

  @Test func currentPointAfterClosingIsTheStart() {
    let path = Path {
      $0.move(to: CGPoint(x: 3, y: 4))
      $0.addLine(to: CGPoint(x: 9, y: 4))
      $0.closeSubpath()
    }
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
  }

  @Test func lineAfterClosingStartsANewSubpathThere() {
    let path = Path {
      $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
      $0.closeSubpath()
      $0.addLine(to: CGPoint(x: -5, y: 0))
    }
    let subpaths = path.subpaths
    #expect(subpaths.count == 2)
    #expect(subpaths[0].isClosed && !subpaths[1].isClosed)
    #expect(subpaths[1].segments == [.line(.zero, CGPoint(x: -5, y: 0))])
  }

  @Test func addPathAppliesItsTransform() {
    var path = Path()
    path.addPath(
      Path(CGRect(x: 0, y: 0, width: 1, height: 1)),
      transform: CGAffineTransform(scaleX: 3, y: 2).translatedBy(x: 1, y: 1))
    #expect(path.boundingRect == CGRect(x: 3, y: 2, width: 3, height: 2))
    #expect(
      path.offsetBy(dx: -3, dy: -2).boundingRect == CGRect(x: 0, y: 0, width: 3, height: 2))
  }

  @Test func descriptionsAreLossless() throws {
    let path = Path {
      $0.addRoundedRect(
        in: CGRect(x: 0.1, y: 1e-7, width: 33, height: 1e6), cornerSize: CGSize(width: 5, height: 7)
      )
      $0.addQuadCurve(to: CGPoint(x: -1, y: 1 / 3), control: .zero)
    }
    #expect(Path(path.description) == path)
    #expect(Path("") == Path())
    let rect = try #require(Path("0 0 10 5 re"))
    #expect(rect == Path(CGRect(x: 0, y: 0, width: 10, height: 5)))
  }

  @Test(arguments: ["1 2 l", "1 m", "0 0 m 1 2 3 l", "0 0 m 1 2", "0 0 m 1 2 z", "nan 0 m", "h"])
  func malformedDescriptionsAreRefused(text: String) {
    #expect(Path(text) == nil)
  }
}
