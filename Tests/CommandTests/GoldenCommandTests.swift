import CapstanCommand
import CapstanFrames
import CapstanSceneGraph
import CapstanStage
import Foundation
import Testing

@MainActor @Suite struct GoldenCommandTests {
  private let folder: TemporaryFolder
  private let page = ["--size", "16x8", "--scale", "1"]

  init() { folder = TemporaryFolder() }

  private func answer(
    _ verb: String, _ more: [String] = [], source: String = "square",
    progress: String = "none", environment: [String: String] = [:]
  ) async -> Answer {
    await Answer(
      [verb, source, "--goldens", folder.path("goldens"), "--progress", progress] + page + more,
      scenes: MovingSquare.scenes, environment: environment)
  }

  private var files: [String] {
    (FileManager.default.subpaths(atPath: folder.path(".")) ?? []).sorted()
  }

  private var manifests: [String] { files.filter { $0.hasSuffix("manifest.json") } }

  @Test func recordingWantsALookAndThenMatches() async {
    let first = await answer("record")
    #expect(first.code == .differs, "\(first.messages)")
    #expect(first.result.contains("recorded: look at it, then run again"), "\(first.result)")
    let second = await answer("record")
    #expect(second.code == .done && second.result == "1 of 1 shots match\n", "\(second.result)")
    #expect(await answer("verify").code == .done)
    #expect(files.contains("goldens/square/curves.txt"))
  }

  @Test func recordingAndCheckingTellHowFarTheyAre() async throws {
    for verb in ["record", "verify"] {
      let pixels = verb == "record" ? ["--pixels", "6"] : []
      let answer = await answer(verb, pixels, progress: "json")
      let last = try #require(answer.messages.split(separator: "\n").last)
      let told = try JSONSerialization.jsonObject(with: Data(last.utf8)) as? [String: Any]
      let frames = files.filter { $0.hasSuffix(".png") }.count
      #expect(frames == 6)
      #expect(told?["done"] as? Int == frames && told?["total"] as? Int == frames, "\(last)")
    }
    #expect(await answer("verify").messages.isEmpty)
  }

  @Test func recordingCanEndWithZero() async {
    #expect(await answer("record", ["--exit-zero"]).code == .done)
    #expect(await answer("verify").code == .done)
  }

  @Test func aMissingGoldenFailsAndNothingIsWritten() async {
    for _ in 0..<2 {
      for verb in ["verify", "record"] {
        let answer = await answer(verb, environment: ["CI": "true"])
        #expect(answer.code == .differs)
        #expect(answer.result.contains("there is no golden"), "\(answer.result)")
        #expect(answer.result.contains("record  capstan record square --goldens"))
      }
    }
    #expect(files.isEmpty)
  }

  @Test func anotherPageIsADifference() async {
    _ = await answer("record")
    let other = await answer("verify", ["--background", "#00FF00"])
    #expect(other.code == .done, "the square paints its own page")
    let larger = await Answer(
      [
        "verify", "square", "--goldens", folder.path("goldens"), "--size", "17x8", "--scale", "1",
      ],
      scenes: MovingSquare.scenes)
    #expect(larger.code == .differs)
    #expect(larger.result.contains("display lists differ"), "\(larger.result)")
    #expect(larger.result.contains("the size is 17 × 8 instead of 16 × 8"), "\(larger.result)")
  }

  @Test func theMatrixHasEightShots() async {
    _ = await answer("record", ["--matrix", "full"])
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path("goldens"))
    #expect(
      names?.sorted() == [
        "square", "square-dark", "square-dark-reduced", "square-dark-rtl",
        "square-dark-rtl-reduced", "square-reduced", "square-rtl", "square-rtl-reduced",
      ])
    #expect(await answer("verify", ["--matrix", "full"]).result == "8 of 8 shots match\n")
    let alone = await answer("verify", ["--prune"])
    #expect(alone.code == .done)
    #expect(alone.messages.contains("kept, as this run does not cover them: square-dark"))
    #expect(manifests.count == 8)
    let light = "color-scheme=light layout-direction=ltr,rtl motion=full"
    let pruned = await answer("verify", ["--matrix", light, "--prune"])
    #expect(pruned.messages.contains("removed square-dark"), "\(pruned.messages)")
    #expect(
      manifests == ["goldens/square-rtl/manifest.json", "goldens/square/manifest.json"].sorted())
  }

  @Test func orphansOfOtherNamesArePrunedWhereThatIsAskedFor() async {
    for name in ["square", "Other"] {
      _ = await answer("record", ["--name", name, "--exit-zero"])
    }
    _ = await answer("record", ["--locale", "de_DE", "--exit-zero"])
    #expect(manifests.count == 3)
    let careful = await answer("verify", ["--prune"])
    #expect(careful.code == .done && manifests.count == 3, "\(careful.messages)")
    let thorough = await answer("verify", ["--prune-all"])
    #expect(thorough.code == .done, "\(thorough.messages)")
    #expect(thorough.messages == "capstan: removed Other\ncapstan: removed square-de_DE\n")
    #expect(manifests == ["goldens/square/manifest.json"])
  }

  @Test func reportAndSummaryAreLeft() async throws {
    let answer = await answer(
      "verify",
      ["--report", folder.path("report"), "--summary", folder.path("summary.md"), "--json"])
    #expect(answer.code == .differs)
    #expect(files.contains("report/index.html") && files.contains("summary.md"))
    let json = try JSONSerialization.jsonObject(with: Data(answer.result.utf8)) as? [String: Any]
    #expect(json?["passes"] as? Bool == false)
  }

  @Test func goldensNeedAFolder() async {
    let answer = await Answer(["verify", "square"], scenes: MovingSquare.scenes)
    #expect(answer.code == .usage)
    #expect(answer.messages.contains("--goldens DIR"))
  }

  @Test(arguments: [["--frames", "1..2"], ["--shard", "1/2"], ["--reverse"]])
  func aGoldenIsOfAWholeClip(_ options: [String]) async {
    #expect(await answer("record", options).code == .usage)
    #expect(files.isEmpty)
  }

  // MARK: Comparing

  private func write(_ bitmap: Bitmap, _ name: String) throws -> String {
    let path = folder.path(name)
    try PartialFile.write(PNGEncoder().encode(bitmap), to: path)
    return path
  }

  @Test func picturesAreCompared() async throws {
    var bitmap = Bitmap(width: 8, height: 8, filledWith: 0xFFFF_FFFF)
    let first = try write(bitmap, "a.png")
    #expect(await Answer(["compare", first, first]).result == "equal\n")
    bitmap[3, 4] = 0xFFFF_FF00
    let second = try write(bitmap, "b.png")
    let answer = await Answer(["compare", first, second, "-o", folder.path("strip.png")])
    #expect(answer.code == .differs)
    #expect(
      answer.result
        == "1 of 64 pixels differ, worst by 255 at (3, 4), all inside (3, 4)–(3, 4)\n")
    #expect(files.contains("strip.png"))
    #expect(await Answer(["compare", first, second, "--stray-limit", "1"]).code == .done)
    #expect(await Answer(["compare", first, folder.path("none.png")]).code == .noInput)
    #expect(await Answer(["compare", first, folder.path(".")]).code == .invalidInput)
    #expect(await Answer(["compare", first, second, "-o", first]).code == .usage)
    #expect(await Answer(["compare", first, second, "-o", folder.path("a.jpg")]).code == .usage)
    try folder.write("text.png", "no picture")
    for path in [folder.path("text.png"), first] {
      let broken = await Answer(["compare", folder.path("text.png"), path])
      #expect(broken.code == .invalidInput, "\(broken.messages)")
    }
  }

  @Test func sequencesAreCompared() async throws {
    for name in ["one", "two"] {
      let answer = await Answer(
        ["render", "square", "-o", folder.path(name), "--duration", "0.5s"] + page,
        scenes: MovingSquare.scenes)
      #expect(answer.code == .done, "\(answer.messages)")
    }
    let (one, two) = (folder.path("one"), folder.path("two"))
    #expect(await Answer(["compare", one, two]).result == "30 frames match\n")
    try FileManager.default.removeItem(atPath: two + "/f0029.png")
    let answer = await Answer(["compare", one, two])
    #expect(answer.code == .differs)
    #expect(answer.result.contains("30 frames expected, 29 found"), "\(answer.result)")
  }
}
