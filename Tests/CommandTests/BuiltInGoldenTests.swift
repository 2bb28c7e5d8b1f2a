import CapstanCommand
import CapstanStage
import Foundation
import Testing

/// The built-in listings against their goldens: each light and dark, in both directions, with full
/// and reduced motion, as its shot file says.
@MainActor @Suite struct BuiltInGoldenTests {
  private static let fixtures = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures").path
  private static let scenes = BuiltInScene.listings(in: "Fixtures/Listings")

  private nonisolated static let shots = ["ball", "blocks", "keyframes", "pill"]

  @Test func everyListingHasAShot() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.fixtures + "/Shots")
    #expect(files.sorted() == Self.shots.map { "\($0).json" })
    #expect(Self.scenes.map(\.name) == Self.shots)
  }

  /// After a change that is meant: `scripts/goldens record`, look at it, and commit the goldens.
  @Test(arguments: shots) func theMotionIsAsItWasRecorded(_ shot: String) async {
    let answer = await Answer(
      [
        "verify", "\(Self.fixtures)/Shots/\(shot).json", "--goldens",
        "\(Self.fixtures)/Goldens/Motion", "--orphans", "--progress", "none",
      ], scenes: Self.scenes)
    #expect(answer.code == .done, "\(answer.result)\(answer.messages)")
    #expect(answer.result.hasSuffix("8 of 8 shots match\n"), "\(answer.result)")
    #expect(!answer.result.contains("goldens of no shot"), "\(answer.result)")
  }
}
