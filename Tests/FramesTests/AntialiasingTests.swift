import CapstanFrames
import CapstanSceneGraph
import Foundation
import Testing

struct AntialiasingTests {
  private let forgiving = ComparisonRule(forgivesAntialiasing: true)

  /// Shades a picture by each pixel's coverage, as far as the distance of its centre from the
  /// outline tells it; `distance` is positive inside.
  private func drawing(_ distance: (Double, Double) -> Double) -> Bitmap {
    var picture = Bitmap(width: 48, height: 48)
    for y in 0..<48 {
      for x in 0..<48 {
        let coverage = min(max(distance(Double(x) + 0.5, Double(y) + 0.5) + 0.5, 0), 1)
        let level = UInt32((255 * (1 - coverage)).rounded())
        picture[x, y] = 0xFF00_0000 | level * 0x01_0101
      }
    }
    return picture
  }

  /// A ring at least a pixel wide.
  private func ring(x: Double, y: Double = 24, radius: Double = 15, width: Double = 1) -> Bitmap {
    drawing { width / 2 - abs(hypot($0 - x, $1 - y) - radius) }
  }

  private func disc(x: Double, y: Double = 24) -> Bitmap {
    drawing { 15 - hypot($0 - x, $1 - y) }
  }

  private func verdict(_ first: Bitmap, _ second: Bitmap, _ rule: ComparisonRule) -> Verdict {
    let verdict = FrameComparison(expected: first, actual: second, rule: rule).verdict
    #expect(FrameComparison(expected: second, actual: first, rule: rule).verdict == verdict)
    return verdict
  }

  @Test(arguments: [(0.25, 0.0), (0.0, 0.25), (0.2, 0.2), (0.4, 0.0)])
  func aRingThatMovedIsForgivenOnRequestOnly(dx: Double, dy: Double) {
    let (before, after) = (ring(x: 24), ring(x: 24 + dx, y: 24 + dy))
    #expect(verdict(before, after, ComparisonRule()) == .pixels)
    #expect(verdict(before, after, forgiving) == .match)
    let comparison = FrameComparison(expected: before, actual: after, rule: forgiving)
    #expect((comparison.difference?.antialiasedCount ?? 0) > 50)
  }

  @Test func aRingThatIsGoneNeverIs() {
    let empty = drawing { _, _ in -1 }
    #expect(verdict(ring(x: 24), empty, ComparisonRule()) == .pixels)
    #expect(verdict(ring(x: 24), empty, forgiving) == .pixels)
  }

  @Test func aWholePixelsMoveNeverIs() {
    #expect(verdict(ring(x: 24), ring(x: 25), forgiving) == .pixels)
    #expect(verdict(ring(x: 24, width: 2), ring(x: 25.5, width: 2), forgiving) == .pixels)
  }

  @Test func anEdgeThatMovedALittleIs() {
    #expect(verdict(disc(x: 24), disc(x: 24.3, y: 24.2), ComparisonRule()) == .pixels)
    #expect(verdict(disc(x: 24), disc(x: 24.3, y: 24.2), forgiving) == .match)
    #expect(verdict(disc(x: 24), disc(x: 25.4), forgiving) == .pixels)
  }

  @Test func aRecolouredOrThinnerOutlineNeverIs() {
    let dark = ring(x: 24, width: 2)
    var pale = dark
    for index in pale.pixels.indices {
      let level = 255 - (255 - (dark.pixels[index] & 255)) * 6 / 10
      pale.pixels[index] = 0xFF00_0000 | level * 0x01_0101
    }
    #expect(verdict(dark, pale, forgiving) == .pixels)
    #expect(verdict(dark, ring(x: 24, width: 1), forgiving) == .pixels)
  }
}
