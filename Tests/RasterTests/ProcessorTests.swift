import CLevels
import CapstanRaster
import CapstanSceneGraph
import Foundation
import Testing

/// Pixels do not depend on what the processor's registers hold.
///
/// One switch tells all loops to do without large registers, so only one case at a time may turn it.
/// Other tests may draw meanwhile: their pixels are the same too.
@Suite(.serialized) struct ProcessorTests {
  @Test("Frames have the same pixels without large registers", arguments: 21...26)
  func pixelsAreTheSameWithoutLargeRegisters(seed: UInt32) throws {
    let size = CGSize(width: 131, height: 97)
    var frames = RandomFrames(size: size, seed: seed, items: 9)
    for step in 0..<6 {
      let list = frames.next()
      let expected = try Renderer(size: size, scale: 2).bitmap(of: list)
      defer { clevels_limit(2) }
      for limit in Int32(0)...1 {
        clevels_limit(limit)
        let limited = try Renderer(size: size, scale: 2).bitmap(of: list)
        #expect(limited == expected, "step \(step), at most \(limit)")
      }
    }
  }

  @Test("Colours through masks are the same without large registers", arguments: [127, 128])
  func masksAreTheSameWithoutLargeRegisters(half: UInt32) {
    defer { clevels_limit(2) }
    // Numbers as good as random, by the golden ratio.
    let noise: [UInt32] = (1...80).map { (index: UInt32) in index &* 0x9E37_79B9 }
    let words = noise.map { $0 | 0x8000_0000 }
    // Some levels are too faint to be seen, in groups of any size.
    let mask: [UInt8] = noise.indices.map { $0 % 40 < 20 ? UInt8($0 % 5) : UInt8(noise[$0] >> 24) }
    for color: UInt32 in [0x0100_0000, 0x2600_0000, 0xFF00_0000, 0x2610_0520, 0xFF80_4020] {
      for count in 0...70 {
        let results = (Int32(0)...2).map { limit in
          clevels_limit(limit)
          var target = words
          unsafe clevels_over_mask(color, mask, 40, count / 2, 2, half, &target, 37)
          return target
        }
        #expect(results.allSatisfy { $0 == results[0] }, "\(count) of \(color)")
        let (width, result) = (count / 2, results[0])
        #expect(result[width..<37] == words[width..<37])
        #expect(result[(37 + width)...] == words[(37 + width)...])
      }
    }
  }
}
