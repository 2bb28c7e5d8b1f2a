import CapstanCommand
import CapstanFrames
import CapstanSceneGraph
import CapstanStage
import Foundation
import Testing

@MainActor @Suite struct RenderTests {
  private let folder = TemporaryFolder()
  private let page = ["--size", "16x8", "--scale", "1"]

  private func run(_ arguments: [String]) async -> Answer {
    await Answer(arguments, scenes: MovingSquare.scenes)
  }

  private func render(_ arguments: String...) async -> Answer {
    await run(["render"] + arguments + page)
  }

  @Test func aFolderOfFramesIsPrinted() async throws {
    let out = folder.path("out")
    let answer = await render("square", "-o", out, "--duration", "0.1s")
    #expect(answer.code == .done)
    #expect(answer.result == "\(out)\n")
    #expect(answer.messages.contains(/6 frames of 16 × 8 at 60\/1 in \d+\.\d s\n/))
    let files = folder.pictures("out")
    #expect(files == (0..<6).map { "f000\($0).png" })
  }

  @Test func aFrameShowsItsTime() async throws {
    _ = await render("square", "-o", folder.path("out"), "--fps", "2", "--duration", "2s")
    let picture = try PNGDecoder.picture(atPath: folder.path("out/f0003.png")).bitmap
    let row = (0..<16).map { picture[$0, 3] == 0xFFFF_0000 }
    #expect(row == (0..<16).map { (6..<10).contains($0) })
  }

  @Test(
    "Which frames are made",
    arguments: [
      (["--duration", "1s", "--fps", "30"], 0..<30),
      (["--duration", "1s", "--fps", "30", "--include-end"], 0..<31),
      (["--duration", "1s", "--fps", "30", "--frames", "29..29"], 29..<30),
      (["--duration", "1s", "--fps", "30", "--frames", "7"], 7..<8),
      (["--duration", "1s", "--fps", "30", "--shard", "2/3"], 10..<20),
      (["--duration", "0.25025", "--fps", "30000/1001"], 0..<8),
      (["--fps", "4"], 0..<9),
    ])
  func whichFrames(options: [String], frames: Range<Int>) async {
    let answer = await run(["render", "square", "-o", folder.path("out")] + options + page)
    #expect(answer.code == .done)
    let names = FrameName(count: frames.upperBound)
    #expect(folder.pictures("out") == frames.map { names.file($0) })
  }

  @Test(
    "What is refused, and that no folder appears",
    arguments: [
      (["--duration", "1s", "--frames", "0..60"], ExitCode.invalidInput, "0..59"),
      (["--duration", "1s", "--frames", "9..3"], .usage, "reversed"),
      (["--frames", "3.."], .usage, "--frames: '3..' is not a range of frames such as 10..19"),
      (["--fps", "0"], .usage, "above 0"), (["--fps", "fast"], .usage, "--fps: "),
      (["--duration", "0"], .usage, "--duration: '0' is not a duration: it must be above 0"),
      (["--duration", "-1"], .usage, "--duration: "), (["--size", "0x10"], .usage, "above 0"),
      (["--size", "-1x10"], .usage, "above 0"), (["--size", "10"], .usage, "390x844"),
      (["--size", "32768x1"], .usage, "32767"), (["--size", "30000x30000"], .usage, "134217728"),
      (["--scale", "0"], .usage, "--scale"), (["--jobs", "0"], .usage, "--jobs"),
      (["--shard", "4/3"], .usage, "--shard"),
      (["--device", "iPhone 61"], .usage, "did you mean \"iPhone 11\"?"),
      (["--text-size", "huge"], .usage, "xSmall"), (["--tap", "Search"], .usage, "Search@0.5"),
      (["--script", "/nowhere.json"], .noInput, "/nowhere.json"),
      (["--symbols", "/nowhere"], .noInput, "/nowhere"),
      (["--frames", "1", "--shard", "1/2"], .usage, "one of them"),
      (["--locale", "nonsense"], .usage, "--locale: 'nonsense' is not a locale such as de_DE"),
      (["--locale", ""], .usage, "--locale"), (["--locale", "xx_YY"], .usage, "--locale"),
      (["--safe-area", "5,0,3,0"], .usage, "leaves nothing of the page of 16 × 8 points"),
      (["--safe-area", "0,8,0,8"], .usage, "leaves nothing"),
      (["--safe-area", "1e9,0,0,0"], .usage, "leaves nothing"),
      (["--fps", "30", "--fps", "60"], .usage, "--fps is given twice: 30 and 60"),
      (["--script", "a.json", "--script=b.json"], .usage, "--script is given twice"),
    ])
  func refusals(options: [String], code: ExitCode, words: String) async {
    let size = options.contains("--size") || options.contains("--scale") ? [] : page
    let scale = options.contains("--size") ? ["--scale", "1"] : []
    let answer = await run(["render", "square", "-o", folder.path("out")] + options + size + scale)
    #expect(answer.code == code)
    #expect(answer.result.isEmpty)
    #expect(answer.messages.contains(words), "\(answer.messages)")
    #expect(!FileManager.default.fileExists(atPath: folder.path("out")))
  }

  @Test(
    "Sources that are not there",
    arguments: [
      ("sqare", ExitCode.invalidInput, "did you mean square?"),
      ("zzz", .invalidInput, "built-in scenes: square, restless, talker, moody"),
      ("no/Bar.swift", .noInput, "there is no file no/Bar.swift"),
      ("shot.json", .noInput, "there is no file shot.json"),
    ])
  func missingSources(source: String, code: ExitCode, words: String) async {
    let answer = await render(source)
    #expect(answer.code == code)
    #expect(answer.messages.contains(words))
  }

  @Test func aSourceThatNeverRestsEndsWithANotice() async {
    let answer = await render("restless", "-o", folder.path("out"), "--fps", "2")
    #expect(answer.code == .done)
    #expect(answer.messages.contains("something still moves 5 s after the last event"))
    #expect(folder.pictures("out").count == 11)
  }

  @Test func noticesAreErrorsUnderStrict() async {
    let out = folder.path("out")
    let lenient = await render("talker", "-o", out, "--duration", "0.1")
    #expect(lenient.code == .done)
    #expect(lenient.messages.contains("capstan: no font has U+E000\n"))
    let strict = await render("talker", "-o", out, "--duration", "0.1", "--strict")
    #expect(strict.code == .invalidInput)
    #expect(strict.messages.contains("no font has U+E000"))
  }

  @Test func aDecimalRateIsTakenForItsFractionWithANote() async {
    let answer = await render("square", "-o", folder.path("out"), "--fps", "29.97", "--frames", "0")
    #expect(answer.messages.contains("29.97 frames a second are read as 30000/1001"))
  }

  @Test func aClipIsCheckedForItsLoopAndItsOrder() async {
    let out = folder.path("out")
    let moving = await render("square", "-o", out, "--duration", "1s", "--loop-check")
    #expect(moving.code == .differs)
    #expect(moving.messages.contains("does not end in the state that it begins with"))
    #expect(moving.messages.contains("at the end, list > 0 fill"), "\(moving.messages)")
    #expect(!FileManager.default.fileExists(atPath: out))
    let resting = ["--duration", "2s", "--loop-check", "--frames", "0"]
    let told = await run(["render", "square", "-o", out, "--progress", "json"] + resting + page)
    #expect(told.code == .differs)
    #expect(
      told.messages.hasPrefix(
        #"{"check": "loop", "passes": false, "message": "the clip does not end in the state"#))
    let still = await run(
      ["render", "talker", "-o", out, "--duration", "1s", "--order-check"] + page)
    #expect(still.messages.contains("frames do not depend on their order"))
    let forgetful = await render("moody", "-o", out, "--duration", "1s", "--order-check")
    #expect(forgetful.code == .differs)
    #expect(forgetful.messages.contains("depend on the order in which frames are made"))
    let sound = await render("square", "-o", out, "--frames", "0..2", "--order-check")
    #expect(sound.code == .done)
  }

  @Test func aClipThatLoopsIsToldSo() async {
    let loop = BuiltInScene(name: "loop", summary: "turns round") { _ in Turning() }
    func messages(_ style: String) async -> String {
      let answer = await Answer(
        ["render", "loop", "-o", folder.path(style), "--duration", "1s", "--fps", "4"]
          + ["--loop-check", "--progress", style], scenes: [loop])
      #expect(answer.code == .done, "\(answer.messages)")
      return answer.messages
    }
    #expect(await messages("plain").hasPrefix("capstan: the clip ends in the state that it begins"))
    #expect(await messages("json").hasPrefix(#"{"check": "loop", "passes": true}\#n"#))
    // The answer is what was asked for; all else is silent.
    #expect(await messages("none").split(separator: "\n").count == 1)
  }

  /// A square that comes back every second.
  private final class Turning: FrameSource {
    let size = CGSize(width: 16, height: 8)

    func displayList(at time: Double) -> DisplayList {
      let x = 4 * time.truncatingRemainder(dividingBy: 1)
      let square = Path(CGRect(x: x, y: 2, width: 4, height: 4))
      return DisplayList(
        size: size, background: .white,
        items: [.fill(FillItem(path: square, paint: .solid(.black)))])
    }
  }

  @Test func aFilmIsNoPicture() async {
    let answer = await render("square", "-o", folder.path("out.png"))
    #expect(answer.code == .usage)
    #expect(answer.messages.contains("capstan still"))
  }

  @Test func aFolderThatCannotBeMadeIsAnErrorOfWriting() async {
    let answer = await render("square", "-o", "/proc/nowhere", "--frames", "0")
    #expect(answer.code == .cannotWrite)
    #expect(answer.messages.contains("/proc/nowhere"))
  }

  @Test func aShotFileHoldsTheOptions() async throws {
    try folder.write(
      "shot.json",
      """
      {"source": "square", "fps": 4, "duration": "1s", "size": "16x8", "scale": 1,
       "include-end": true, "columns": 3}
      """)
    let answer = await run(["render", folder.path("shot.json"), "-o", folder.path("out")])
    #expect(answer.code == .done, "\(answer.messages)")
    #expect(folder.pictures("out").count == 5)
    let other = await run(
      ["render", folder.path("shot.json"), "-o", folder.path("other"), "--fps", "2"])
    #expect(other.code == .done)
    #expect(folder.pictures("other").count == 3)
  }

  @Test(
    "Mistakes in a shot file",
    arguments: [
      ("[]", "1:1: a shot is an object with a \"source\", not a list"),
      ("{\"fps\": 60}", "1:1: a shot names its source: \"source\" is a text"),
      (
        "{\"source\": \"square\",\n \"fsp\": 60}",
        "2:2: there is no option \"fsp\"; did you mean \"fps\"?"
      ),
      ("{\"source\": \"square\", \"fps\": 0}", "1:29: --fps: 0 is no frame rate"),
      ("{\"source\": \"square\",\n \"columns\": \"x\"}", "2:13: --columns: 'x' is not a whole"),
      ("{\"source\": \"square\", \"orphans\": 3}", "1:33: \"orphans\" takes true or false, not"),
      (
        "{\"source\": \"square\", \"strict\": 1}",
        "1:32: \"strict\" takes true or false, not a number"
      ),
      (
        "{\"source\": \"square\", \"script\": [{\"tap\": 1}]}",
        "1:33: the event has no time: \"at\" in seconds"
      ),
    ])
  func mistakesInShots(json: String, words: String) async throws {
    try folder.write("shot.json", json)
    let answer = await run(["render", folder.path("shot.json")])
    #expect(answer.code == .invalidInput)
    #expect(answer.messages.contains("shot.json:" + words), "\(answer.messages)")
  }
}
