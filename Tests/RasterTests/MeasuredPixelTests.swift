import CapstanRaster
import CapstanSceneGraph
import Foundation
import Testing

/// Figures measured on lossless pictures of SwiftUI, in levels of 255.
@Suite struct MeasuredPixelTests {
  func levels(_ word: UInt32) -> [Int] {
    [word.red, word.green, word.blue].map { Int($0) }
  }

  private func gradient(
    from start: CGPoint, to end: CGPoint, _ stops: [UInt32],
    _ space: GradientPaint.Interpolation = .perceptual
  ) -> Paint {
    .gradient(
      GradientPaint(
        geometry: .linear(start: start, end: end),
        stops: stops.enumerated().map { index, hex in
          GradientPaint.Stop(
            color: ResolvedColor(hex: hex),
            location: CGFloat(index) / CGFloat(max(1, stops.count - 1)))
        }, interpolation: space))
  }

  /// Blue to yellow in 24 rows: the middle is that of Oklab; gamma sRGB would be (128, 163, 128).
  @Test func blueToYellowInOklab() throws {
    let paint = gradient(from: .zero, to: CGPoint(x: 0, y: 25), [0x007AFF, 0xFFCC00])
    let bitmap = try draw(4, 25, .fill(FillItem(path: .rect(0, 0, 4, 25), paint: paint)))
    let middle = levels(bitmap[1, 12])
    for (ours, measured) in zip(middle, [148, 174, 181]) {
      #expect(abs(ours - measured) <= 2, "\(middle)")
    }
  }

  @Test func blueToYellowOfTheDevice() throws {
    let paint = gradient(from: .zero, to: CGPoint(x: 0, y: 25), [0x007AFF, 0xFFCC00], .device)
    let bitmap = try draw(4, 25, .fill(FillItem(path: .rect(0, 0, 4, 25), paint: paint)))
    let middle = levels(bitmap[1, 12])
    for (ours, expected) in zip(middle, [128, 163, 128]) {
      #expect(abs(ours - expected) <= 1, "\(middle)")
    }
  }

  /// Corner to corner over 274 × 76 pixels the bottom left shows 7 % of the way; a gradient
  /// stretched with the box would show half.
  @Test func isolinesArePerpendicularInPoints() throws {
    let (width, height) = (CGFloat(274), CGFloat(76))
    let paint = gradient(
      from: .zero, to: CGPoint(x: width, y: height), [0x000000, 0xFFFFFF], .device)
    let bitmap = try draw(
      width, height, .fill(FillItem(path: .rect(0, 0, width, height), paint: paint)))
    let corner = Double(levels(bitmap[0, 75])[0]) / 255
    #expect(abs(corner - 0.0714) < 0.005, "\(corner)")
    let other = Double(levels(bitmap[273, 0])[0]) / 255
    #expect(abs(other - (1 - 0.0714)) < 0.005, "\(other)")
  }

  /// Explicit colours on a material blend plainly: gray at 0.8 reads 163 over light and 120 over dark
  /// ultra-thin material.
  @Test func explicitColorsOnAMaterialArePlain() throws {
    for (appearance, page, expected) in [
      (BackdropAppearance.light, ResolvedColor.white, 163.0), (.dark, .black, 120),
    ] {
      let frame = CGRect(x: 0, y: 0, width: 8, height: 8)
      let material = DisplayItem.backdrop(
        BackdropItem(
          path: frame.asPath, rect: frame, style: .material(MaterialRecipe.ultraThin(appearance))))
      let gray = ResolvedColor(hex: 0x8E8E93, opacity: 0.8)
      let bitmap = try draw(
        8, 8, background: page, material, .fill(frame.asPath, gray))
      #expect(abs(Double(levels(bitmap[4, 4])[0]) - expected) <= 1.5, "\(bitmap[4, 4].hex)")
    }
  }

  /// A line of one point centred on an edge covers half a pixel on either side: the plain mean of
  /// paint and page, in gamma-encoded components.
  @Test func halfCoveredPixelsAreTheMean() throws {
    let line = Path { $0.addLines([CGPoint(x: 0, y: 4), CGPoint(x: 8, y: 4)]) }
    let bitmap = try draw(
      8, 8, background: .white,
      .stroke(
        StrokeItem(
          path: line, style: StrokeStyle(lineWidth: 1),
          paint: .solid(ResolvedColor(hex: 0x007AFF)))))
    for row in [3, 4] {
      for (ours, mean) in zip(levels(bitmap[4, row]), [127.5, 188.5, 255]) {
        #expect(abs(Double(ours) - mean) <= 1, "\(bitmap[4, row].hex)")
      }
    }
  }

  @Test func theBlurOfARadiusIsALittleNarrower() {
    #expect(GaussianBlur.sigmaPerRadius == 0.945)
    #expect(GaussianBlur.reachPerRadius == 2.8)
  }

  /// A straight edge under a shadow: half strength at the edge, and a standard deviation further out
  /// what a Gaussian leaves of it.
  @Test(arguments: [4.0, 10, 15]) func aShadowFallsLikeItsGaussian(radius: CGFloat) throws {
    let caster = CGRect(x: -200, y: -200, width: 300, height: 600)
    let shadow = DisplayItem.group(
      GroupItem(
        effect: .shadow(
          color: ResolvedColor(red: 0, green: 0, blue: 0, opacity: 1), radius: radius,
          offset: CGSize(width: 60, height: 0)),
        items: [.fill(caster.asPath, .white)]))
    let bitmap = try draw(240, 60, background: .clear, shadow)
    let sigma = radius * 0.945
    for steps in [-1.0, 0, 1] {
      let x = 160 + steps * sigma
      // Between the two nearest pixels' centres.
      let (left, right) = (Int((x - 0.5).rounded(.down)), Int((x + 0.5).rounded(.down)))
      let share = x - 0.5 - Double(left)
      let alpha =
        Double(bitmap[left, 30].alpha) * (1 - share) + Double(bitmap[right, 30].alpha) * share
      let expected = 0.5 * erfc(steps / 2.0.squareRoot()) * 255
      #expect(abs(alpha - expected) < 4, "\(steps) σ: \(alpha), \(expected)")
    }
  }
}

extension MeasuredPixelTests {
  /// A material over a material works on what the lower one shows.
  @Test func aMaterialOverAMaterial() throws {
    let recipe = MaterialRecipe.ultraThin(.light)
    let frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    let sheet = DisplayItem.backdrop(
      BackdropItem(path: frame.asPath, rect: frame, style: .material(recipe)))
    let page = ResolvedColor(hex: 0xC8783C)
    let below = try draw(8, 8, background: page, sheet)
    let shown = ResolvedColor(hex: below[4, 4] & 0xFF_FFFF)
    let expected = levels(try draw(8, 8, background: shown, sheet)[4, 4])
    let both = levels(try draw(8, 8, background: page, sheet, sheet)[4, 4])
    for (ours, wanted) in zip(both, expected) {
      #expect(abs(ours - wanted) <= 1, "\(both), \(expected)")
    }
  }
}
