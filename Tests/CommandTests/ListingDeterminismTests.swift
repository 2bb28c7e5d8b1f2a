import CapstanFrames
import Foundation
import Testing

/// Over every listing of the tool: the same pixels with any number of workers, by ranges, by stills
/// and in another environment.
@Suite(.serialized) struct ListingDeterminismTests {
  private let folder = TemporaryFolder()

  /// The pixels' hash of every frame of a sequence, by the frame's number.
  private func hashes(_ name: String) throws -> [Int: String] {
    let manifest = try Manifest.read(inFolder: folder.path(name))
    return Dictionary(uniqueKeysWithValues: manifest.frames.map { ($0.index, "\($0.hash)") })
  }

  @Test(arguments: [
    ("ball", "272,482"), ("blocks", "Search"), ("keyframes", "Stats"), ("pill", "Library"),
  ])
  func framesDoNotDependOnHowTheyAreAskedFor(name: String, tap: String) throws {
    let ending = try BuiltTool.shell(
      """
      set -e
      render="$capstan render \(name) --scale 1 --tap \(tap)@0.5"
      $render --frames 28..51 --jobs 1 -o one
      $render --frames 28..51 --jobs 2 -o two
      LC_ALL=tr_TR.UTF-8 TZ=Asia/Tokyo HOME=/nowhere $render --frames 28..51 --jobs 4 -o four
      $render --frames 40..45 --jobs 3 -o part
      $capstan still \(name) --scale 1 --tap \(tap)@0.5 --at 0.7s -o 0.7.png
      $capstan compare 0.7.png one/f0042.png
      """, folder: folder.path(""))
    try #require(ending.code == 0, "\(ending.messages)")
    #expect(String(decoding: ending.output, as: UTF8.self).hasSuffix("equal\n"))
    let one = try hashes("one")
    #expect(one.count == 24)
    #expect(Set(one.values).count > 3, "nothing moves")
    #expect(try hashes("two") == one)
    #expect(try hashes("four") == one)
    let part = try hashes("part")
    #expect(part.count == 6 && part.allSatisfy { one[$0.key] == $0.value })
  }

  @Test func aBuiltInListingIsPlayedWithoutASecondStart() throws {
    // A second start would have told the runtime in its environment to keep hashes stable.
    let ending = try BuiltTool.shell(
      """
      mkfifo frames
      $capstan render blocks --size 100x100 --scale 1 --format rgba -o - > frames &
      exec 3< frames
      head -c 1 <&3 > /dev/null
      grep -c SWIFT_DETERMINISTIC_HASHING /proc/$!/environ
      cat <&3 > /dev/null
      wait $!
      """, folder: folder.path(""))
    #expect(ending.code == 0, "\(ending.messages)")
    #expect(String(decoding: ending.output, as: UTF8.self) == "0\n")
  }
}
