import CapstanFrames
import CapstanStage
import Foundation
import Testing

@Suite struct StageSettingsTests {
  @Test func theStandardDeviceIsInTheTable() {
    #expect(Device.named("iphone 16") == .standard)
    #expect(StageSettings().pixelSize == (1179, 2556))
  }

  @Test func namesAreUnique() {
    #expect(Set(Device.all.map { $0.name.lowercased() }).count == Device.all.count)
  }

  @Test func aTurnedDeviceHasItsSidesFree() {
    let turned = Device.named("iPhone 17 Pro landscape")
    #expect(turned?.size == CGSize(width: 874, height: 402))
    #expect(turned?.safeArea == SafeArea(leading: 62, bottom: 20, trailing: 62))
  }

  @Test(
    "Pages beyond the limits are refused",
    arguments: [(0.4, 10), (10, -1), (32_768, 1), (30_000, 30_000), (1e300, 1)])
  func impossibleSizes(width: Double, height: Double) {
    var settings = StageSettings()
    settings.size = CGSize(width: width, height: height)
    settings.scale = 1
    #expect(throws: FrameError.self) { try settings.checkPixelSize() }
  }

  @Test func theLargestSideIsAccepted() throws {
    var settings = StageSettings()
    settings.size = CGSize(width: 32_767, height: 1)
    settings.scale = 1
    try settings.checkPixelSize()
  }
}
