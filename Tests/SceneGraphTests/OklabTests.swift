import CapstanSceneGraph
import Testing

@Suite struct OklabTests {
  private func levels(_ color: ResolvedColor) -> [Double] {
    [color.red * 255, color.green * 255, color.blue * 255, color.opacity]
  }

  private func expect(
    _ color: ResolvedColor, _ expected: [Double], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (value, reference) in zip(levels(color), expected) {
      #expect(
        abs(value - reference) < 0.002, "\(levels(color)), \(expected)",
        sourceLocation: sourceLocation)
    }
  }

  @Test func redToBlue() {
    let (red, blue) = (ResolvedColor(hex: 0xFF0000), ResolvedColor(hex: 0x0000FF))
    expect(red.mixed(with: blue, by: 0.25), [197.884, 73.02, 108.952, 1])
    expect(red.mixed(with: blue, by: 0.5), [140.362, 83.033, 162.308, 1])
    expect(red.mixed(with: blue, by: 0.75), [80.686, 71.104, 209.561, 1])
  }

  @Test func blackToWhite() {
    for (t, level) in [(0.1, 3.295), (0.25, 33.532), (0.5, 99.086), (0.9, 221.803)] {
      expect(ResolvedColor.black.mixed(with: .white, by: t), [level, level, level, 1])
    }
  }

  @Test func opacityWeighsTheColours() {
    let from = ResolvedColor(hex: 0x3C3C43, opacity: 0.6)
    let to = ResolvedColor(hex: 0x0A84FF)
    expect(from.mixed(with: to, by: 0.1), [59.871, 71.938, 94.358, 0.64])
    expect(from.mixed(with: to, by: 0.5), [49.491, 105.954, 180.84, 0.8])
    // From clear only the opacity grows.
    let clear = ResolvedColor(hex: 0xFF9500, opacity: 0)
    expect(clear.mixed(with: ResolvedColor(hex: 0x5856D6), by: 0.25), [88, 86, 214, 0.25])
  }

  @Test func thereAndBack() {
    let color = ResolvedColor(red: 0.2, green: 0.9, blue: -0.1, opacity: 0.3)
    let same = ResolvedColor(premultipliedOklab: color.premultipliedOklab)
    for (a, b) in zip(levels(color), levels(same)) { #expect(abs(a - b) < 1e-4) }
  }

  @Test func thePublishedCarrierOfAColourChange() {
    // The differences that SwiftUI animates, in units of 1/128: red to blue of the dark scheme.
    let red = ResolvedColor(red: 255.0 / 255, green: 66.0 / 255, blue: 69.0 / 255)
    let blue = ResolvedColor(red: 0, green: 145.0 / 255, blue: 255.0 / 255)
    let delta = (blue.premultipliedOklab - red.premultipliedOklab) * 128
    for (value, reference) in zip(
      [delta.x, delta.y, delta.z, delta.w], [-22.421, 4.491, 47.533, 0])
    {
      #expect(abs(value - reference) < 0.002, "\(delta)")
    }
  }
}
