import CapstanSceneGraph
import Foundation
import Testing

/// Areas that are combined, checked by their measure and by points.
@Suite struct PathBooleanTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let shifted = Path(CGRect(x: 5, y: 5, width: 10, height: 10))
  private let disc = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))

  /// The area inside a path by its signed outlines.
  private func area(_ path: Path) -> CGFloat {
    var (sum, start, last) = (CGFloat(0), CGPoint.zero, CGPoint.zero)
    func add(_ point: CGPoint) {
      sum += last.x * point.y - last.y * point.x
      last = point
    }
    path.forEach { element in
      switch element {
      case .move(let point): (start, last) = (point, point)
      case .line(let point): add(point)
      case .closeSubpath: add(start)
      default: Issue.record("A combined path has no curves.")
      }
    }
    return abs(sum / 2)
  }

  @Test func squaresOverlap() {
    #expect(abs(area(square.union(shifted)) - 175) < 0.01)
    #expect(abs(area(square.intersection(shifted)) - 25) < 0.01)
    #expect(abs(area(square.subtracting(shifted)) - 75) < 0.01)
    #expect(abs(area(square.symmetricDifference(shifted)) - 150) < 0.01)
  }

  @Test func equalPathsLeaveNothing() {
    #expect(square.subtracting(square).isEmpty)
    #expect(abs(area(square.union(square)) - 100) < 0.01)
    #expect(abs(area(square.intersection(square)) - 100) < 0.01)
  }

  @Test func commonEdgesVanish() {
    let neighbour = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
    let both = square.union(neighbour)
    #expect(abs(area(both) - 200) < 0.01)
    #expect(both.subpaths.count == 1)
    #expect(square.intersection(neighbour).isEmpty)
  }

  @Test func holesTurnTheOtherWay() {
    let ring = disc.subtracting(Path(ellipseIn: CGRect(x: -5, y: -5, width: 10, height: 10)))
    #expect(ring.subpaths.count == 2)
    #expect(!ring.contains(.zero))
    #expect(ring.contains(CGPoint(x: 7, y: 0)))
    #expect(abs(area(ring) - .pi * 75) < 0.5)
  }

  @Test func pathsApartStayApart() {
    let far = Path(CGRect(x: 50, y: 0, width: 1, height: 1))
    #expect(square.union(far).subpaths.count == 2)
    #expect(square.intersection(far).isEmpty)
    #expect(abs(area(square.subtracting(far)) - 100) < 0.01)
  }

  @Test func everyPointAgreesWithTheAreas() {
    let star = Path { path in
      let points = (0..<5).map { index -> CGPoint in
        let angle = Double(index) * 4 * .pi / 5
        return CGPoint(x: 9 * sin(angle), y: -9 * cos(angle))
      }
      path.addLines(points)
      path.closeSubpath()
    }
    for evenOdd in [false, true] {
      let (union, common) = (
        star.union(shifted, eoFill: evenOdd), star.intersection(disc, eoFill: evenOdd)
      )
      for step in 0..<400 {
        let point = CGPoint(
          x: CGFloat(step % 20) * 1.31 - 11.03, y: CGFloat(step / 20) * 1.31 - 11.07)
        let inStar = star.contains(point, eoFill: evenOdd)
        #expect(union.contains(point) == (inStar || shifted.contains(point)))
        #expect(common.contains(point) == (inStar && disc.contains(point)))
      }
    }
  }

  @Test func linesAreCutAtAnArea() {
    let line = Path { path in
      path.move(to: CGPoint(x: -5, y: 5))
      path.addLine(to: CGPoint(x: 15, y: 5))
    }
    #expect(line.lineIntersection(square).boundingRect == CGRect(x: 0, y: 5, width: 10, height: 0))
    #expect(line.lineSubtraction(square).subpaths.count == 2)
  }
}
