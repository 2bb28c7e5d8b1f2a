import CapstanMotion
import CapstanSceneGraph
import CapstanViews
import Testing

/// Values recorded from SwiftUI, or derived by the model that reproduces them.
@Suite struct ValuesColorAnimationTests {
  @Test func theRecordedDeltaOfRedToBlue() {
    let from = ResolvedColor(hex: 0xFF4245).animatableComponents
    let to = ResolvedColor(hex: 0x0091FF).animatableComponents
    let expected = SIMD4(-22.421, 4.491, 47.533, 0)
    let difference = to - from - expected
    for i in 0..<4 { #expect(abs(difference[i]) < 0.002) }
  }

  @Test func halvingTheDataHalvesTheOpacityAlone() {
    var color = Color.Resolved(
      colorSpace: .sRGBLinear, red: 0.25, green: 0.5, blue: 0.75, opacity: 0.8)
    color.animatableData.scale(by: 0.5)
    #expect(abs(color.linearRed - 0.25) < 1e-6)
    #expect(abs(color.linearGreen - 0.5) < 1e-6)
    #expect(abs(color.linearBlue - 0.75) < 1e-6)
    #expect(abs(color.opacity - 0.4) < 1e-6)
  }

  @Test func withoutOpacityTheDataAreNotDivided() {
    var color = Color.Resolved(red: 0, green: 0, blue: 0)
    color.animatableData = AnimatablePair(128, AnimatablePair(0, AnimatablePair(0, 0)))
    #expect(abs(color.linearRed - 4.0767416621) < 1e-5)
    #expect(abs(color.linearGreen + 1.2684380046) < 1e-5)
    #expect(abs(color.linearBlue + 0.0041960863) < 1e-5)
    #expect(color.opacity == 0)
  }

  /// Red, green and blue of 255, and the opacity.
  struct Sample: Sendable {
    var at: Double
    var color: [Double]
  }

  @Test(arguments: [
    Sample(at: 0, color: [60, 60, 67, 0.6]),
    Sample(at: 0.1, color: [59.871, 71.938, 94.358, 0.64]),
    Sample(at: 0.25, color: [57.582, 86.779, 130.546, 0.7]),
    Sample(at: 0.5, color: [49.491, 105.954, 180.84, 0.8]),
    Sample(at: 0.75, color: [36.093, 120.518, 221.526, 0.9]),
    Sample(at: 0.9, color: [23.699, 127.71, 242.354, 0.96]),
    Sample(at: 1, color: [10, 132, 255, 1]),
  ])
  func aLabelTurnsBlue(sample: Sample) {
    let from = ResolvedStyle(ResolvedColor(hex: 0x3C3C43, opacity: 0.6))
    let to = ResolvedStyle(ResolvedColor(hex: 0x0A84FF))
    expect(from, to, sample)
  }

  @Test(arguments: [
    Sample(at: 0, color: [255, 0, 0, 1]),
    Sample(at: 0.1, color: [232.154, 50.5, 66.297, 1]),
    Sample(at: 0.25, color: [197.884, 73.02, 108.952, 1]),
    Sample(at: 0.5, color: [140.362, 83.033, 162.308, 1]),
    Sample(at: 0.75, color: [80.686, 71.104, 209.561, 1]),
    Sample(at: 0.9, color: [40.535, 48.242, 236.925, 1]),
    Sample(at: 1, color: [0, 0, 255, 1]),
  ])
  func redTurnsBlue(sample: Sample) {
    expect(
      ResolvedStyle(ResolvedColor(hex: 0xFF0000)), ResolvedStyle(ResolvedColor(hex: 0x0000FF)),
      sample)
  }

  @Test(arguments: [
    (0, 0), (0.1, 3.295), (0.25, 33.532), (0.5, 99.086), (0.75, 173.742), (0.9, 221.803), (1, 255),
  ])
  func blackTurnsWhite(at fraction: Double, level: Double) {
    expect(
      ResolvedStyle(.black), ResolvedStyle(.white),
      Sample(at: fraction, color: [level, level, level, 1]))
  }

  @Test(arguments: [0.1, 0.25, 0.5, 0.75, 0.9, 1])
  func whatFadesInHasItsFinalHue(at fraction: Double) {
    expect(
      ResolvedStyle(ResolvedColor(hex: 0xFF9500, opacity: 0)),
      ResolvedStyle(ResolvedColor(hex: 0x5856D6)),
      Sample(at: fraction, color: [88, 86, 214, fraction]))
  }

  /// Whatever colour it came from, without opacity there is none left.
  @Test func whatIsTransparentHasNoHue() {
    expect(
      ResolvedStyle(ResolvedColor(hex: 0xFF9500, opacity: 0)),
      ResolvedStyle(ResolvedColor(hex: 0x5856D6)), Sample(at: 0, color: [0, 0, 0, 0]))
  }

  private func expect(_ from: ResolvedStyle, _ to: ResolvedStyle, _ sample: Sample) {
    var style = to
    var residual = from.animatableData - to.animatableData
    residual.scale(by: 1 - sample.at)
    style.animatableData = to.animatableData + residual
    guard let color = style.color else {
      Issue.record("A colour between two colours is none.")
      return
    }
    #expect(abs(color.red * 255 - sample.color[0]) < 0.6)
    #expect(abs(color.green * 255 - sample.color[1]) < 0.6)
    #expect(abs(color.blue * 255 - sample.color[2]) < 0.6)
    #expect(abs(color.opacity - sample.color[3]) < 1e-4)
  }
}
