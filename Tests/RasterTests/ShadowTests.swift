import CapstanRaster
import CapstanSceneGraph
import Foundation
import Testing

@Suite struct ShadowTests {
  private let page = CGRect(x: 0, y: 0, width: 120, height: 100)
  private let shape = DisplayItem.fill(.rect(40, 35, 30, 25), .white)

  private func shadow(
    _ opacity: Double, _ radius: CGFloat, _ x: CGFloat = 0, _ y: CGFloat = 0, _ item: DisplayItem
  ) -> DisplayItem {
    .group(
      .shadow(
        color: .black.multiplyingOpacity(by: opacity), radius: radius,
        offset: CGSize(width: x, height: y)), page, item)
  }

  private func draw(_ items: DisplayItem...) throws -> Bitmap {
    try Renderer(size: page.size, scale: 1).bitmap(
      of: DisplayList(size: page.size, items: items))
  }

  /// The picture over its blurred, shifted, black alpha.
  private func reference(
    _ picture: ReferencePicture, _ opacity: Double, _ radius: Double, _ x: Double = 0,
    _ y: Double = 0
  ) -> ReferencePicture {
    let cast = picture.blurred(
      sigma: radius * GaussianBlur.sigmaPerRadius, shiftX: x, shiftY: y)
    var result = picture
    for index in result.values.indices {
      let over = result.values[index]
      result.values[index] =
        over + SIMD4(0, 0, 0, cast.values[index].w * opacity) * (1 - over.w / 255)
    }
    return result
  }

  @Test(
    arguments: [
      (4, 0, 0), (12, 0, 8), (12, 3.25, -2.5), (30, -5, 5), (0, 6, 4),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func aShadowIsTheBlurredShiftedAlpha(radius: CGFloat, x: CGFloat, y: CGFloat) throws {
    let plain = ReferencePicture(try draw(shape))
    let worst = reference(plain, 0.5, max(Double(radius), 0.01), Double(x), Double(y))
      .worstDifference(to: try draw(shadow(0.5, radius, x, y, shape)))
    #expect(worst.levels <= 1.6, "\(worst)")
  }

  @Test func aLaterShadowIsCastByTheEarlierOneToo() throws {
    let plain = ReferencePicture(try draw(shape))
    let nested = try draw(shadow(0.8, 8, 20, 0, shadow(0.8, 6, -20, 0, shape)))
    let expected = reference(reference(plain, 0.8, 6, -20, 0), 0.8, 8, 20, 0)
    let worst = expected.worstDifference(to: nested)
    #expect(worst.levels <= 2, "\(worst)")
    // Beside the shape on the right both shadows show: the first one's own shadow among them.
    let single = reference(plain, 0.8, 8, 20, 0)
    #expect(expected[50, 30].w - single[50, 30].w > 3)
  }

  @Test func theShadowIsNotKnockedOutBeneathTheView() throws {
    let faint = DisplayItem.fill(.rect(40, 35, 30, 25), .white.multiplyingOpacity(by: 0.5))
    let bitmap = try draw(shadow(1, 2, 0, 0, faint))
    // Half a shadow under half a view.
    #expect(abs(bitmap[55, 47].alpha - 191) <= 2 && abs(bitmap[55, 47].red - 128) <= 1)
  }

  @Test func aShadowReachesBeyondThePageAndBackIntoIt() throws {
    let outside = DisplayItem.fill(.rect(-40, 20, 30, 60), .red)
    let wide = CGRect(x: -80, y: -40, width: 280, height: 200)
    let effect = GroupEffect.shadow(color: .black, radius: 8, offset: CGSize(width: 24, height: 0))
    let bitmap = try draw(.group(effect, wide, outside))
    #expect(bitmap[2, 50].alpha > 200 && bitmap[2, 50].red == 0)
  }

  @Test func theEdgeOfTheBoundsIsNotSeen() throws {
    let reach = 20 * GaussianBlur.reachPerRadius
    let bounds = CGRect(x: 90 - reach, y: 85 - reach, width: 30 + 2 * reach, height: 25 + 2 * reach)
    let bitmap = try RasterTests.draw(
      240, 200, background: .white,
      .group(
        .shadow(color: .black, radius: 20, offset: .zero), bounds,
        .fill(.rect(90, 85, 30, 25), .white)))
    for y in 0..<200 {
      for x in 1..<240 where !(88...121 ~= x && 83...111 ~= y) {
        #expect(abs(bitmap[x, y].red - bitmap[x - 1, y].red) <= 4)
      }
    }
  }
}
