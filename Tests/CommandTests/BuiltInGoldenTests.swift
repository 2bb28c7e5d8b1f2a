import CapstanCommand
import CapstanStage
import Foundation
import Testing

/// The built-in listings against their goldens: each light and dark, in both directions, and with
/// full and reduced motion or with text of two sizes, as its shot file says.
@MainActor @Suite struct BuiltInGoldenTests {
  private static let fixtures = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures").path
  private static let scenes = BuiltInScene.listings(in: "Fixtures/Listings")

  private nonisolated static let shots = [
    "ball", "blocks", "keyframes", "pill", "pill-icons", "pill-main", "pill-short",
  ]

  @Test func everyListingHasAShot() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.fixtures + "/Shots")
    #expect(Set(files) == Set(Self.shots.map { "\($0).json" }))
    #expect(Self.scenes.allSatisfy { Self.shots.contains($0.name) })
  }

  /// After a change that is meant: `scripts/goldens record`, look at it, and commit the goldens.
  @Test(arguments: shots) func theMotionIsAsItWasRecorded(_ shot: String) async {
    let answer = await Answer(
      [
        "verify", "\(Self.fixtures)/Shots/\(shot).json", "--goldens",
        "\(Self.fixtures)/Goldens/Motion", "--progress", "none",
      ], scenes: Self.scenes)
    #expect(answer.code == .done, "\(answer.result)\(answer.messages)")
    #expect(answer.result.hasSuffix("8 of 8 shots match\n"), "\(answer.result)")
  }

  private struct Shot: Decodable {
    var source: String
    var preview: String?
  }

  /// Several shots share a source, so that none of them knows all of its goldens.
  @Test func everyGoldenHasAShot() throws {
    let bases = try Self.shots.map { name in
      let file = URL(fileURLWithPath: "\(Self.fixtures)/Shots/\(name).json")
      let shot = try JSONDecoder().decode(Shot.self, from: Data(contentsOf: file))
      return [shot.source, shot.preview].compactMap(\.self).joined(separator: "-")
    }
    let goldens = try FileManager.default.contentsOfDirectory(
      atPath: "\(Self.fixtures)/Goldens/Motion")
    for golden in goldens {
      #expect(bases.contains { golden == $0 || golden.hasPrefix($0 + "-") }, "\(golden)")
    }
    #expect(goldens.count == 8 * bases.count)
  }
}
