import CapstanFrames
import Testing

struct FrameNameTests {
  @Test(arguments: [
    (1, 4), (120, 4), (10_000, 4), (10_001, 5), (100_000, 5), (100_001, 6), (0, 4),
  ])
  func padsToTheLargestIndex(count: Int, padding: Int) {
    #expect(FrameName(count: count).padding == padding)
  }

  @Test(arguments: [120, 12_000]) func sortsByBytesAsByNumber(count: Int) {
    let name = FrameName(count: count)
    let names = (0..<count).map { name.file($0) }
    #expect(names == names.sorted())
    #expect(Set(names.map(\.utf8.count)).count == 1)
    #expect(names.map { name.index(of: $0) } == (0..<count).map { $0 })
  }

  @Test func knowsItsOwnNamesOnly() {
    let name = FrameName(count: 120)
    #expect(name.file(17) == "f0017.png")
    #expect(name.pattern == "f%04d.png")
    for stranger in ["f17.png", "f00017.png", "f0017.jpg", "g0017.png", "f.png", "f-001.png"] {
      #expect(name.index(of: stranger) == nil, "\(stranger)")
    }
  }
}
