import CapstanFrames
import Testing

struct StraightAlphaTests {
  @Test func roundsToTheNearestStraightColour() {
    for alpha in UInt32(1)...255 {
      for channel in 0...alpha {
        let straight = StraightAlpha.straight(alpha << 24 | channel << 16) >> 16 & 255
        let exact = Double(channel) * 255 / Double(alpha)
        #expect(abs(Double(straight) - exact) <= 0.5, "\(channel) under \(alpha)")
      }
    }
  }

  @Test func premultiplyingBackIsExact() {
    for alpha in UInt32(0)...255 {
      for channel in 0...alpha {
        let word = alpha << 24 | channel << 16 | (alpha - channel) << 8 | channel
        let straight = StraightAlpha.straight(word)
        #expect(StraightAlpha.premultiplied(straight) == word)
        #expect(StraightWord(straight).premultiplied == word)
      }
    }
  }

  @Test func keepsTheCasesThatPeopleCheck() {
    #expect(StraightAlpha.straight(0x8080_0000) == 0x80FF_0000)
    #expect(StraightAlpha.premultiplied(0x80FF_0000) == 0x8080_0000)
    #expect(StraightAlpha.straight(0x0012_3456) == 0)
    #expect(StraightAlpha.straight(0x10FF_0000) == 0x10FF_0000)
  }

  @Test func whiteEdgesStayWhite() {
    for alpha in UInt32(1)...255 {
      let straight = StraightAlpha.straight(alpha * 0x0101_0101)
      #expect(straight == alpha << 24 | 0xFF_FFFF)
    }
  }
}
