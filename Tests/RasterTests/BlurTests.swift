import CapstanRaster
import CapstanSceneGraph
import Foundation
import Testing

@Suite struct BlurTests {
  private let shapes: [DisplayItem] = [
    .fill(.rect(50, 40, 30, 20), .red),
    .fill(.circle(90, 60, 14), ResolvedColor(hex: 0x30C040, opacity: 0.6)),
    .fill(.rect(61, 70, 7, 25), .blue),
  ]

  private func blurred(
    _ radius: CGFloat, opaque: Bool = false,
    bounds: CGRect = CGRect(x: 0, y: 0, width: 150, height: 130)
  ) -> DisplayItem {
    .group(
      GroupItem(effect: .blur(radius: radius, opaque: opaque), bounds: bounds, items: shapes))
  }

  /// At radii where the blur is computed on single pixels and on cells of 2, 4 and 8.
  @Test(arguments: [1.5, 6, 10, 19, 36, 70] as [CGFloat])
  func withinOneLevelOfAGaussian(radius: CGFloat) throws {
    let page = CGSize(width: 150, height: 130)
    let renderer = try Renderer(size: page, scale: 1)
    let sharp = try renderer.bitmap(of: DisplayList(size: page, items: shapes))
    let actual = try renderer.bitmap(of: DisplayList(size: page, items: [blurred(radius)]))
    let reference = ReferencePicture(sharp).blurred(
      sigma: Double(radius) * GaussianBlur.sigmaPerRadius)
    let worst = reference.worstDifference(to: actual)
    #expect(worst.levels <= 1, "\(worst)")
  }

  @Test func radiusZeroChangesNothing() throws {
    let group = try draw(150, 130, blurred(0))
    let plain = try draw(150, 130, shapes[0], shapes[1], shapes[2])
    #expect(group.worstDifference(to: plain).levels <= 1)
  }

  @Test func anAbsurdRadiusLeavesNothing() throws {
    let bitmap = try draw(150, 130, blurred(1e12), .fill(.rect(0, 0, 1, 1), .black))
    #expect(bitmap[70, 60] == 0 && bitmap[0, 0].alpha == 255)
    #expect(throws: RasterError.notFinite("blur's radius")) { try draw(150, 130, blurred(.nan)) }
  }

  @Test func aWideBlurFallsSmoothly() throws {
    let page = CGRect(x: 0, y: 0, width: 600, height: 600)
    let bitmap = try draw(
      600, 600,
      .group(.blur(radius: 100, opaque: false), page, .fill(.circle(300, 300, 50), .black)))
    var worst = 0
    for y in 0..<600 {
      for x in 1..<600 {
        worst = max(
          worst, abs(bitmap[x, y].alpha - bitmap[x - 1, y].alpha),
          abs(bitmap[y, x].alpha - bitmap[y, x - 1].alpha))
      }
    }
    #expect(worst <= 4)
    // A disc of 50 under σ = 94.5 keeps 1 − exp(−50² / 2σ²) of its alpha at the centre.
    let peak = 255 * (1 - exp(-2500 / (2 * 94.5 * 94.5)))
    #expect(abs(Double(bitmap[300, 300].alpha) - peak) <= 1.5)
  }

  @Test func boundsThatHoldTheBlurDoNotShow() throws {
    let reach = 10 * GaussianBlur.reachPerRadius
    let tight = CGRect(x: 50 - reach, y: 40 - reach, width: 54 + 2 * reach, height: 55 + 2 * reach)
    let whole = CGRect(x: 0, y: 0, width: 150, height: 130)
    let far = CGRect(x: -100, y: -100, width: 400, height: 400)
    let expected = try draw(150, 130, blurred(10, bounds: whole))
    #expect(
      try draw(150, 130, blurred(10, bounds: tight)).worstDifference(to: expected).levels <= 1)
    #expect(try draw(150, 130, blurred(10, bounds: far)) == expected)
  }

  @Test func anOpaqueBlurKeepsItsBorders() throws {
    let frame = CGRect(x: 10.5, y: 8, width: 60, height: 40)
    let bitmap = try draw(
      80, 60, .group(.blur(radius: 8, opaque: true), frame, .fill(frame.asPath, .green)))
    #expect(bitmap[11, 8].hex == "ff00ff00" && bitmap[69, 47].hex == "ff00ff00")
    #expect(bitmap[10, 20].alpha == 128 && bitmap[9, 20] == 0)
  }

  @Test func aWhiteGlowOnClearStaysWhite() throws {
    // Composited over white it must vanish, so no component may be less than the alpha.
    let glow = GroupEffect.shadow(color: .white, radius: 6, offset: .zero)
    let page = CGRect(x: 0, y: 0, width: 60, height: 60)
    let dot = DisplayItem.fill(.circle(30, 30, 9), .white)
    for bitmap in [
      try draw(60, 60, .group(glow, page, dot)),
      try draw(60, 60, .group(.blur(radius: 6, opaque: false), page, dot)),
    ] {
      #expect(bitmap.pixels.contains { 20...200 ~= $0.alpha })
      #expect(bitmap.pixels.allSatisfy { $0.alpha - min($0.red, $0.green, $0.blue) <= 1 })
    }
  }

  @Test func scaleScalesTheBlur() throws {
    let frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    func dot(_ scale: CGFloat) throws -> Bitmap {
      try draw(
        30, 30, scale: scale,
        .group(.blur(radius: 3, opaque: false), frame, .fill(.rect(10, 10, 10, 10), .black)))
    }
    let (single, triple) = (try dot(1), try dot(3))
    for i in 0..<30 {
      #expect(abs(single[i, 15].alpha - triple[3 * i + 1, 46].alpha) <= 2)
    }
  }
}
