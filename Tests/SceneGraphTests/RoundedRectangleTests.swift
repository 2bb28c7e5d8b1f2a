import CapstanSceneGraph
import Foundation
import Testing

@Suite struct RoundedRectangleTests {
  private func points(_ path: Path) -> [CGPoint] {
    path.subpaths.flatMap(\.segments).flatMap { segment in
      (0...40).map { segment.point(at: CGFloat($0) / 40) }
    }
  }

  /// How far the corner at the bottom right reaches along the bottom and the right edge.
  private func reach(_ rect: CGRect, radius: CGFloat) -> CGSize {
    let path = Path(roundedRect: rect, cornerRadius: radius)
    let curves = path.subpaths[0].segments.filter { if case .line = $0 { false } else { true } }
    return CGSize(width: rect.maxX - curves[2].end.x, height: rect.maxY - curves[0].start.y)
  }

  @Test func continuousCornerReaches() {
    let wide = reach(CGRect(x: 0, y: 0, width: 400, height: 200), radius: 80)
    #expect(abs(wide.width - 122.293) < 1e-3)
    #expect(abs(wide.height - 100) < 1e-3)
    let capsule = reach(CGRect(x: 0, y: 0, width: 360, height: 62), radius: 31)
    #expect(abs(capsule.width - 47.389) < 1e-3)
    #expect(abs(capsule.height - 31) < 1e-9)
  }

  @Test func continuousCircleIsNoCircle() {
    let rect = CGRect(x: -200, y: -200, width: 400, height: 400)
    let radii = points(Path(roundedRect: rect, cornerRadius: 200)).map(\.magnitude)
    #expect(abs((radii.min() ?? 0) - 199.156) < 0.005)
    #expect(abs((radii.max() ?? 0) - 200.392) < 0.005)
  }

  @Test func continuousCapsuleEndStaysNearASemicircle() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 360, height: 62), cornerRadius: 31)
    let center = CGPoint(x: 329, y: 31)
    let radii = points(path).filter { $0.x >= 329 }.map { ($0 - center).magnitude - 31 }
    #expect(abs((radii.min() ?? 0) + 0.428) < 0.01)
    #expect(abs((radii.max() ?? 0) - 0.061) < 0.01)
  }

  @Test(arguments: [CGSize(width: 300, height: 300), CGSize(width: 100, height: 50)])
  func cornersMiddleIsAFixedDistanceFromTheVertex(size: CGSize) throws {
    let rect = CGRect(origin: .zero, size: size)
    let path = Path(roundedRect: rect, cornerRadius: 20)
    let middle = try #require(
      path.subpaths[0].segments.first { segment in
        segment.start.x > size.width - 5 && segment.end.y > size.height - 5
      })
    let vertex = CGPoint(x: size.width, y: size.height)
    #expect(abs((middle.point(at: 0.5) - vertex).magnitude - 0.412253 * 20) < 1e-4)
  }

  @Test func circularCornersAreQuarterCircles() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    let path = Path(roundedRect: rect, cornerRadius: 12, style: .circular)
    let center = CGPoint(x: 88, y: 48)
    let corner = points(path).filter { $0.x > 88.0001 && $0.y > 48.0001 }
    #expect(!corner.isEmpty)
    for point in corner { #expect(abs((point - center).magnitude - 12) < 12 * 3e-4) }
    #expect(path.boundingRect == rect)
  }

  @Test(arguments: [RoundedCornerStyle.circular, .continuous])
  func radiusIsAtMostHalfTheShortSide(style: RoundedCornerStyle) {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    #expect(
      Path(roundedRect: rect, cornerRadius: 900, style: style)
        == Path(roundedRect: rect, cornerRadius: 20, style: style))
  }

  @Test func noRadiusGivesAPlainRectangle() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    let path = Path(roundedRect: rect, cornerRadius: 0)
    #expect(path.boundingRect == rect)
    #expect(path.subpaths[0].segments.allSatisfy { if case .line = $0 { true } else { false } })
    #expect(path.contains(CGPoint(x: 0.001, y: 0.001)))
  }

  @Test func eachCornerHasItsOwnRadius() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    let radii = RectangleCornerRadii(topLeading: 30, bottomTrailing: 10)
    let path = Path(roundedRect: rect, cornerRadii: radii)
    #expect(path.boundingRect == rect)
    #expect(path.contains(CGPoint(x: 0.01, y: 59.99)))
    #expect(path.contains(CGPoint(x: 99.99, y: 0.01)))
    // The middle of a corner of radius r lies 0.412253 r from the vertex, on the diagonal.
    for (vertex, inward, radius) in [
      (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1), 30.0),
      (CGPoint(x: 100, y: 60), CGPoint(x: -1, y: -1), 10.0),
    ] {
      let depth = 0.412253 * radius / 2.0.squareRoot()
      #expect(!path.contains(vertex + inward * (depth - 0.01)))
      #expect(path.contains(vertex + inward * (depth + 0.01)))
    }
  }

  @Test func pathNeverTurnsBackOnItself() {
    // A large corner beside a sharp one reaches past the edge's middle.
    let rect = CGRect(x: 0, y: 0, width: 200, height: 100)
    let path = Path(
      roundedRect: rect, cornerRadii: RectangleCornerRadii(bottomTrailing: 50, topTrailing: 0))
    let turning = zip(points(path), points(path).dropFirst()).filter {
      $0.x >= 199.9 && $1.x >= 199.9
    }
    for (a, b) in turning where a.y > 0 { #expect(b.y >= a.y - 1e-9) }
    #expect(abs(path.trimmedPath(from: 0, to: 1).length - path.length) < 1e-9)
  }
}
