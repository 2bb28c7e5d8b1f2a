import CapstanFrames
import CapstanSceneGraph
import Testing

struct LevelComparatorTests {
  /// A page in a phone's size with text-like rows, an icon and an outline.
  private static let page: Bitmap = {
    var page = Bitmap(width: 1170, height: 2532, filledWith: 0xFFF2_F2F7)
    page.fill(x: 100, y: 200, width: 12, height: 12, 0xFF00_7AFF)
    for glyph in 0..<30 {
      page.fill(x: 100 + glyph * 30, y: 400, width: 2 + glyph % 3, height: 24, 0xFF1C_1C1E)
    }
    page.outline(x: 60, y: 2300, width: 1050, height: 180, 0xFFC6_C6C8)
    return page
  }()

  private func verdict(
    _ expected: Bitmap, _ actual: Bitmap, _ rule: ComparisonRule = ComparisonRule()
  ) -> Verdict {
    FrameComparison(expected: expected, actual: actual, rule: rule).verdict
  }

  @Test func failsOnWhatAPersonWouldMiss() {
    let page = Self.page
    var withoutIcon = page
    withoutIcon.fill(x: 100, y: 200, width: 12, height: 12, 0xFFF2_F2F7)
    var shifted = page
    for y in 400..<424 { for x in (101..<1000).reversed() { shifted[x, y] = page[x - 1, y] } }
    var recoloured = page
    recoloured.outline(x: 60, y: 2300, width: 1050, height: 180, 0xFFC6_C6CE)
    for changed in [withoutIcon, shifted, recoloured] {
      #expect(verdict(page, changed) == .pixels)
      #expect(verdict(changed, page) == .pixels)
    }
  }

  @Test func passesNoiseOfOneLevelOnEveryPixel() {
    var generator = SeededGenerator(state: 3)
    var noisy = Self.page
    for index in noisy.pixels.indices {
      let random = UInt32(truncatingIfNeeded: generator.next())
      var word: UInt32 = 0xFF00_0000
      for shift in [0, 8, 16] as [UInt32] {
        let level = Int32(noisy.pixels[index] >> shift & 255) + Int32(random >> shift % 3) - 1
        word |= UInt32(min(max(level, 0), 255)) << shift
      }
      noisy.pixels[index] = word
    }
    let comparison = FrameComparison(expected: Self.page, actual: noisy)
    #expect(comparison.verdict == .match)
    #expect((comparison.difference?.toleratedCount ?? 0) > 2_000_000)
    #expect(verdict(Self.page, noisy, .exact) == .pixels)
  }

  @Test func agreesWithTheDefinition() throws {
    for seed in UInt64(1)...20 {
      var generator = SeededGenerator(state: seed)
      let first = TestPictures.noise(width: 37, height: 11, seed: seed)
      var second = first
      for index in second.pixels.indices where Int.random(in: 0..<3, using: &generator) == 0 {
        let shift = UInt32.random(in: 0..<4, using: &generator) * 8
        let change = UInt32.random(in: 0..<8, using: &generator)
        second.pixels[index] ^= change << shift
      }
      for limit in [0, 1, 2, 5, 255] {
        let levels = zip(first.pixels, second.pixels).map(largestChannelDifference)
        let rule = ComparisonRule(levelLimit: limit)
        let result = try #require(LevelComparator(rule).difference(first, second))
        #expect(result.differingCount == levels.count { $0 > limit })
        #expect(result.toleratedCount == levels.count { $0 > 0 && $0 <= limit })
        let over = levels.enumerated().filter { $0.element > limit }
        let worst = over.max { ($0.element, $1.offset) < ($1.element, $0.offset) }
        #expect(result.worst?.level == worst?.element)
        if let worst {
          #expect(result.worst?.x == worst.offset % 37)
          #expect(result.worst?.y == worst.offset / 37)
          #expect(result.boundingBox?.minX == over.map { $0.offset % 37 }.min())
          #expect(result.boundingBox?.maxY == over.map { $0.offset / 37 }.max())
        }
        #expect(result == LevelComparator(rule).difference(second, first))
      }
    }
  }

  private func largestChannelDifference(_ first: UInt32, _ second: UInt32) -> Int {
    let shifts: [UInt32] = [0, 8, 16, 24]
    let differences: [Int] = shifts.map { Int(first >> $0 & 255) - Int(second >> $0 & 255) }
    return differences.map { abs($0) }.max() ?? 0
  }

  @Test func seesAlphaAndIgnoresTheColourOfNothing() {
    let clear = Bitmap(width: 3, height: 3)
    let faint = Bitmap(width: 3, height: 3, filledWith: 0x0200_0000)
    #expect(verdict(clear, faint) == .pixels)
    let white = Bitmap(width: 3, height: 3, filledWith: 0xFFFF_FFFF)
    let half = Bitmap(width: 3, height: 3, filledWith: 0x8080_8080)
    #expect(verdict(white, half) == .pixels)
  }

  @Test func gathersClusters() throws {
    let page = Bitmap(width: 200, height: 100, filledWith: 0xFFFF_FFFF)
    var changed = page
    changed.fill(x: 10, y: 10, width: 3, height: 3, 0xFF00_0000)
    changed.fill(x: 150, y: 80, width: 20, height: 5, 0xFFF0_F0F0)
    changed[100, 50] = 0xFFFE_FEFA
    let result = try #require(LevelComparator().difference(page, changed))
    #expect(result.clusters.map(\.count) == [100, 9, 1])
    #expect(
      result.clusters.map { "\($0.box)" } == [
        "(150, 80)–(169, 84)", "(10, 10)–(12, 12)", "(100, 50)–(100, 50)",
      ])
    #expect(
      "\(result)" == "110 of 20000 pixels differ, worst by 255 at (10, 10), "
        + "all inside (10, 10)–(169, 84), in 3 places")
    let forgiving = LevelComparator(ComparisonRule(strayLimit: 1))
    #expect(forgiving.difference(page, changed)?.differingCount == 109)
    #expect(verdict(page, changed, ComparisonRule(strayLimit: 9)) == .pixels)
    #expect(verdict(page, changed, ComparisonRule(strayLimit: 100)) == .match)
  }

  @Test func saysHowDifferentColoursLook() throws {
    let rule = ComparisonRule(measuresPerception: true)
    let white = Bitmap(width: 1, height: 1, filledWith: 0xFFFF_FFFF)
    let black = Bitmap(width: 1, height: 1, filledWith: 0xFF00_0000)
    let clear = Bitmap(width: 1, height: 1)
    let far = try #require(LevelComparator(rule).difference(white, black)?.perceptualDistance)
    #expect(abs(far - 100) < 0.01)
    let seen = try #require(LevelComparator(rule).difference(white, clear)?.perceptualDistance)
    #expect(abs(seen - 100) < 0.01)
    let near = Bitmap(width: 1, height: 1, filledWith: 0xFFFD_FDFD)
    let faint = try #require(LevelComparator(rule).difference(white, near)?.perceptualDistance)
    #expect(faint > 0.1 && faint < 2)
  }
}

extension Bitmap {
  mutating func fill(x: Int, y: Int, width: Int, height: Int, _ word: UInt32) {
    for row in y..<(y + height) { for column in x..<(x + width) { self[column, row] = word } }
  }

  mutating func outline(x: Int, y: Int, width: Int, height: Int, _ word: UInt32) {
    fill(x: x, y: y, width: width, height: 2, word)
    fill(x: x, y: y + height - 2, width: width, height: 2, word)
    fill(x: x, y: y, width: 2, height: height, word)
    fill(x: x + width - 2, y: y, width: 2, height: height, word)
  }
}
