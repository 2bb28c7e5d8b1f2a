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
      clevels_set_plain(1)
      defer { clevels_set_plain(0) }
      let plain = try Renderer(size: size, scale: 2).bitmap(of: list)
      #expect(plain == expected, "step \(step)")
    }
  }
}
