import CapstanCommand
import CapstanFrames
import CapstanSceneGraph
import Foundation
import Testing

/// What stands in the user's folders stays as it is unless it is ours.
@MainActor @Suite struct FileSafetyTests {
  private let folder = TemporaryFolder()

  private func run(_ arguments: String...) async -> Answer {
    await Answer(
      arguments + ["--size", "16x8", "--scale", "1", "--progress", "none"],
      scenes: MovingSquare.scenes)
  }

  private func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path(name), withIntermediateDirectories: true)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  // MARK: Goldens

  @Test func aFolderOfTheShotsNameIsNotReplaced() async throws {
    try makeFolder("square")
    try folder.write("square/Bar.swift", "mine")
    let answer = await run("record", "square", "--goldens", folder.path("."), "--mode", "all")
    #expect(answer.code == .cannotWrite, "\(answer.messages)")
    #expect(answer.messages.contains("holds Bar.swift, which no golden has"))
    #expect(try text("square/Bar.swift") == "mine")
  }

  @Test func aFileOfTheShotsNameIsNotReplaced() async throws {
    try folder.write("square", "mine")
    let answer = await run("record", "square", "--goldens", folder.path("."))
    #expect(answer.code == .cannotWrite, "\(answer.messages)")
    #expect(try text("square") == "mine")
  }

  @Test func aFolderOfFramesIsNoGolden() async throws {
    #expect(await run("render", "square", "-o", folder.path("square"), "--fps", "2").code == .done)
    let answer = await run("record", "square", "--goldens", folder.path("."), "--mode", "all")
    #expect(answer.code == .cannotWrite && answer.messages.contains("is no golden"))
    #expect(folder.pictures("square").count == 5)
  }

  @Test func foreignFilesInAGoldenKeepItFromBeingReplacedOrPruned() async throws {
    let goldens = folder.path("goldens")
    let matrix = "color-scheme=light,dark"
    #expect(
      await run("record", "square", "--goldens", goldens, "--matrix", matrix, "--exit-zero").code
        == .done)
    try folder.write("goldens/square-dark/notes.txt", "mine")
    let again = await run(
      "record", "square", "--goldens", goldens, "--matrix", matrix, "--mode", "all")
    #expect(again.code == .cannotWrite && again.messages.contains("notes.txt"))
    let pruned = await run(
      "verify", "square", "--goldens", goldens, "--matrix", "color-scheme=light", "--prune")
    #expect(pruned.code == .cannotWrite, "\(pruned.messages)")
    #expect(try text("goldens/square-dark/notes.txt") == "mine")
    #expect(
      FileManager.default.fileExists(atPath: folder.path("goldens/square-dark/manifest.json")))
  }

  @Test func whatCannotBeCheckedDoesNotDiffer() async throws {
    let goldens = folder.path("goldens")
    let late = await run("record", "square", "--goldens", goldens, "--pixels", "at=99")
    #expect(late.code == .invalidInput && late.messages.contains("99.0000 s"))
    #expect(await run("record", "square", "--goldens", "/proc/nowhere").code == .cannotWrite)
    try folder.write("file", "mine")
    #expect(await run("verify", "square", "--goldens", folder.path("file")).code == .noInput)
    #expect(await run("record", "square", "--goldens", goldens, "--exit-zero").code == .done)
    try folder.write("goldens/square/manifest.json", "{}")
    #expect(await run("verify", "square", "--goldens", goldens).code == .invalidInput)
    try FileManager.default.removeItem(atPath: folder.path("goldens/square/manifest.json"))
    #expect(await run("verify", "square", "--goldens", goldens).code == .noInput)
    #expect(await run("record", "square", "--goldens", goldens).code == .differs)
    #expect(await run("verify", "square", "--goldens", goldens).code == .done)
  }

  // MARK: Frames

  @Test(
    "A manifest of others stays",
    arguments: ["{\"name\": \"my app\"}", "{\"version\": 99, \"frames\": []}", "no JSON", ""])
  func foreignManifests(json: String) async throws {
    try makeFolder("out")
    try folder.write("out/manifest.json", json)
    for options in [[], ["--resume"]] {
      let answer = await Answer(
        ["render", "square", "-o", folder.path("out"), "--size", "16x8", "--fps", "2"] + options,
        scenes: MovingSquare.scenes)
      #expect(answer.code == .cannotWrite, "\(answer.messages)")
      #expect(answer.messages.contains("manifest.json is not replaced"))
    }
    #expect(try text("out/manifest.json") == json)
    #expect(folder.pictures("out").isEmpty)
    #expect(await run("render", "square", "-o", folder.path("part"), "--fps", "2").code == .done)
    let joined = await Answer(["assemble", folder.path("part"), "-o", folder.path("out")])
    #expect(joined.code == .cannotWrite, "\(joined.messages)")
    #expect(try text("out/manifest.json") == json)
  }

  @Test func resumingRedoesDamagedFrames() async throws {
    let out = folder.path("out")
    #expect(await run("render", "square", "-o", out, "--fps", "4").code == .done)
    let whole = try Data(contentsOf: URL(fileURLWithPath: "\(out)/f0003.png"))
    try folder.write("out/f0003.png", "damaged")
    let other = try PNGEncoder().encode(Bitmap(width: 16, height: 8, filledWith: 0xFF00_FF00))
    try PartialFile.write(other, to: "\(out)/f0005.png")
    #expect(await Answer(["assemble", out, "-o", folder.path("joined")]).code == .invalidInput)
    let answer = await run("render", "square", "-o", out, "--fps", "4", "--resume")
    #expect(answer.code == .done && answer.messages.contains("7 of 9 frames are there"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: "\(out)/f0003.png")) == whole)
    #expect(await Answer(["assemble", out, "-o", folder.path("joined")]).code == .done)
    #expect(await Answer(["compare", out, folder.path("joined")]).code == .done)
  }

  @Test func outputsDoNotReplaceInputs() async throws {
    let (one, two) = (folder.path("one"), folder.path("two"))
    #expect(await run("render", "square", "-o", one, "--fps", "2", "--shard", "1/2").code == .done)
    #expect(await run("render", "square", "-o", two, "--fps", "2", "--shard", "2/2").code == .done)
    for output in [one, two + "/", folder.path("x/../one")] {
      #expect(await Answer(["assemble", one, two, "-o", output]).code == .usage, "\(output)")
    }
    let plot = folder.path("c.svg")
    #expect(
      await Answer(["curves", "--spring", "bounce=0", "--plot", plot, "-o", plot]).code == .usage)
    try folder.write("events.json", "[]")
    let script = folder.path("events.json")
    let curves = await Answer(
      ["curves", "square", "--script", script, "-o", script], scenes: MovingSquare.scenes)
    #expect(curves.code == .usage)
    #expect(try text("events.json") == "[]")
  }

  // MARK: Pipes and devices

  @Test func aNamedPipeIsWrittenIntoAndStays() throws {
    let ending = try BuiltTool.shell(
      """
      mkfifo pipe; cat pipe | wc -c & \
      $capstan render capsule --size 10x10 --scale 1 --frames 0..2 --format rgba -o pipe >/dev/null
      echo $?; wait; test -p pipe && echo pipe
      $capstan render capsule --size 10x10 --scale 1 --frames 0..2 --format gif -o pipe; echo $?
      test -p pipe && echo pipe
      """, folder: folder.path(""))
    let lines = String(decoding: ending.output, as: UTF8.self).split(separator: "\n").map(
      String.init)
    #expect(lines.sorted() == ["0", "1200", "74", "pipe", "pipe"], "\(ending.messages)")
  }

  @Test("Reading what never ends is refused", arguments: ["pipe", "/dev/zero"])
  func endlessInputs(source: String) throws {
    let ending = try BuiltTool.shell(
      """
      mkfifo pipe; mkdir out one; ln -s \(source == "pipe" ? "../pipe" : source) out/manifest.json
      ln -s \(source == "pipe" ? "../pipe" : source) one/a.png
      timeout 20 $capstan render capsule --size 10x10 --scale 1 --frames 0 -o out; echo $?
      timeout 20 $capstan assemble out -o joined; echo $?
      timeout 20 $capstan compare one/a.png one/a.png; echo $?
      timeout 20 $capstan render one/a.png/x.json; echo $?
      """, folder: folder.path(""))
    let lines = String(decoding: ending.output, as: UTF8.self).split(separator: "\n")
    #expect(lines.filter { Int($0) != nil } == ["74", "66", "66", "66"], "\(ending.messages)")
  }

  @Test func aKilledRunKeepsWhatItsManifestLists() throws {
    let ending = try BuiltTool.shell(
      """
      clip="capsule --size 60x60 --scale 1 --duration 10s --progress none"
      $capstan render $clip -o killed >/dev/null & pid=$!
      until grep -q f0040.png killed/manifest.json 2>/dev/null || ! kill -0 $pid
      do sleep 0.02; done
      kill -9 $pid; wait $pid 2>/dev/null
      $capstan render $clip -o killed --resume >/dev/null || exit
      $capstan render $clip -o whole >/dev/null
      $capstan compare whole killed
      """, folder: folder.path(""))
    #expect(
      String(decoding: ending.output, as: UTF8.self).hasSuffix("600 frames match\n"),
      "\(ending.messages)")
    let kept = ending.messages.firstMatch(of: #/(\d+) of 600 frames are there/#)
    #expect(Int(kept?.1 ?? "") ?? 0 >= 40, "\(ending.messages)")
  }
}
