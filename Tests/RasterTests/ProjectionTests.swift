import CapstanRaster
import CapstanSceneGraph
import Foundation
import Testing

@Suite struct ProjectionTests {
  private let page = CGRect(x: 0, y: 0, width: 100, height: 100)

  /// A turn about the vertical axis through (50, 50), seen from `distance`.
  private func turn(_ angle: CGFloat, distance: CGFloat = 60) -> ProjectionTransform {
    var m = ProjectionTransform()
    (m.m11, m.m13) = (cos(angle), sin(angle) / distance)
    let there = ProjectionTransform(CGAffineTransform(translationX: -50, y: -50))
    let back = ProjectionTransform(CGAffineTransform(translationX: 50, y: 50))
    return there.concatenating(m).concatenating(back)
  }

  private func draw(_ map: ProjectionTransform, _ items: DisplayItem...) throws -> Bitmap {
    try Renderer(size: page.size, scale: 1).bitmap(
      of: DisplayList(
        size: page.size,
        items: [.group(GroupItem(effect: .projection(map), bounds: page, items: items))]))
  }

  /// The columns at which a row's coverage starts and ends, to a fraction of a pixel.
  private func span(_ bitmap: Bitmap, row: Int) -> (CGFloat, CGFloat) {
    let alphas = (0..<bitmap.width).map { CGFloat(bitmap[$0, row].alpha) / 255 }
    guard let first = alphas.firstIndex(where: { $0 > 0.99 }),
      let last = alphas.lastIndex(where: { $0 > 0.99 })
    else { return (0, 0) }
    return (
      CGFloat(first) - alphas[..<first].reduce(0, +),
      CGFloat(last + 1) + alphas[(last + 1)...].reduce(0, +)
    )
  }

  @Test(arguments: [-60, -30, 20, 50] as [CGFloat])
  func cornersLandWhereTheFormulaSays(degrees: CGFloat) throws {
    let angle = degrees * .pi / 180
    let bitmap = try draw(turn(angle), .fill(.rect(30, 30, 40, 40), .black))
    func x(_ x: CGFloat) -> CGFloat { 50 + x * cos(angle) / (1 + x * sin(angle) / 60) }
    let (left, right) = span(bitmap, row: 50)
    #expect(abs(left - x(-20)) < 0.1, "\(left), \(x(-20))")
    #expect(abs(right - x(20)) < 0.1, "\(right), \(x(20))")
    // Heights: y / (1 + x sin θ / d); the column just inside the left edge.
    let column = Int(x(-20).rounded(.up)) + 1
    let height = (0..<100).reduce(0.0) { $0 + Double(bitmap[column, $1].alpha) / 255 }
    let place = CGFloat(column) + 0.5 - 50
    // The inverse map gives the flat x of that column.
    let flat = place / (cos(angle) - place * sin(angle) / 60)
    #expect(abs(height - 40 / (1 + flat * sin(angle) / 60)) < 0.25)
  }

  @Test func theBackIsMirrored() throws {
    let bitmap = try draw(turn(.pi * 0.9), .fill(.rect(30, 30, 20, 40), .red))
    #expect(bitmap[60, 50].red > 250 && bitmap[40, 50] == 0)
  }

  @Test func whatIsBehindTheEyeIsDropped() throws {
    // At 80° with the eye very near, the left part of a wide strip lies behind it.
    let bitmap = try draw(
      turn(80 * .pi / 180, distance: 20), .fill(.rect(-400, 45, 800, 10), .black))
    #expect(bitmap[51, 50].alpha == 255)
    #expect(bitmap[99, 50].alpha == 0, "beyond the vanishing point nothing is drawn")
  }

  @Test func anAffineMapIsAppliedToOutlines() throws {
    let map = CGAffineTransform(rotationAngle: 0.3).concatenating(
      CGAffineTransform(translationX: 40, y: 10))
    let group = try draw(ProjectionTransform(map), .fill(.circle(40, 30, 20), .red))
    let direct = try RasterTests.draw(
      100, 100, .fill(.circle(40, 30, 20), .red, transform: map))
    #expect(group == direct)
  }

  @Test func edgesAreSmoothWithoutFringes() throws {
    let bitmap = try draw(turn(0.7), .fill(.rect(30, 30, 40, 40), .white))
    let edges = bitmap.pixels.filter { 1...254 ~= $0.alpha }
    #expect(edges.count > 60)
    #expect(edges.allSatisfy { $0.red == $0.alpha && $0.blue == $0.alpha })
  }

  @Test func aFacingMapChangesNothing() throws {
    // Projective in form, but every point is seen from straight ahead.
    var m = ProjectionTransform()
    m.m13 = 1e-12
    let flat = try RasterTests.draw(100, 100, .fill(.rect(20, 30, 40, 20), .red))
    #expect(try draw(m, .fill(.rect(20, 30, 40, 20), .red)).worstDifference(to: flat).levels <= 1)
  }

  @Test func groupsInsideAreDrawnToo() throws {
    let inner = DisplayItem.group(
      .shadow(color: .black, radius: 4, offset: .zero), page, .fill(.rect(40, 40, 20, 20), .red))
    let bitmap = try draw(turn(0.4), inner)
    #expect(bitmap[50, 50].red > 250 && bitmap[50, 37].alpha > 30 && bitmap[50, 37].red == 0)
  }
}
