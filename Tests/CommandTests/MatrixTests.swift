import CapstanFrames
import CapstanSceneGraph
import CapstanStage
import Foundation
import Testing

@testable import CapstanCommand

/// A page whose only pixel colour tells its settings: red the color scheme, green the direction,
/// blue the text size.
@MainActor private final class TellingPage: FrameSource {
  let size: CGSize
  let restTime: Double?
  private let settings: StageSettings

  init(_ settings: StageSettings) {
    (self.settings, size) = (settings, settings.size)
    restTime = settings.reducesMotion ? 0.1 : 0.2
  }

  func displayList(at time: Double) -> DisplayList {
    DisplayList(
      size: size,
      background: ResolvedColor(
        red: settings.colorScheme == .dark ? 1 : 0, green: settings.layoutDirection == .rtl ? 1 : 0,
        blue: settings.textSize == .accessibility3 ? 1 : 0))
  }

  static let scenes = [
    BuiltInScene(name: "page", summary: "tells its settings") { TellingPage($0.settings) }
  ]
}

@MainActor @Suite struct MatrixTests {
  private let folder = TemporaryFolder()
  private static let axes =
    "color-scheme=light,dark text-size=large,accessibility3 layout-direction=ltr,rtl "
    + "motion=full,reduced"

  private func answer(_ arguments: String...) async -> Answer {
    await Answer(
      arguments + ["--size", "16x8", "--scale", "1"], scenes: TellingPage.scenes)
  }

  private func folders(in name: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(name))) ?? []
    return names.sorted()
  }

  private func color(of file: String) throws -> UInt32 {
    try PNGDecoder.picture(atPath: folder.path(file)).bitmap[3, 3]
  }

  // MARK: Combinations

  @Test func theLastAxisChangesFirst() throws {
    let matrix = try SceneMatrix(argument: "layout-direction=rtl,ltr motion=full,reduced")
    #expect(
      try matrix.variants(of: SceneOptions()).map(\.folder)
        == ["rtl-full-motion", "rtl-reduced-motion", "ltr-full-motion", "ltr-reduced-motion"])
  }

  @Test func aNameDoesNotDependOnTheOrderOfAxes() throws {
    let one = try SceneMatrix(argument: "era=iOS26 color-scheme=dark text-size=xSmall")
    let two = try SceneMatrix(argument: "text-size=xSmall  color-scheme=dark era=iOS26")
    let names = try [one, two].map { try $0.variants(of: SceneOptions()).map(\.folder) }
    #expect(names == [["dark-xSmall-iOS26"], ["dark-xSmall-iOS26"]])
  }

  @Test func everyAxisReachesThePage() throws {
    let matrix = try SceneMatrix(
      argument: "color-scheme=dark contrast=increased text-size=small layout-direction=rtl "
        + "locale=ar_EG motion=reduced era=iOS26")
    let variant = try #require(try matrix.variants(of: SceneOptions()).first)
    let settings = try variant.scene.settings()
    #expect(settings.colorScheme == .dark && settings.contrast == .increased)
    #expect(settings.textSize == .small && settings.layoutDirection == .rtl)
    #expect(settings.locale == "ar_EG" && settings.reducesMotion && settings.era == .iOS26)
    #expect(variant.folder == "dark-increased-contrast-small-rtl-ar_EG-reduced-motion-iOS26")
  }

  @Test func allNamesOfTheLargestMatrixDiffer() throws {
    let text = MatrixAxis.allCases.map { axis in
      "\(axis.rawValue)="
        + (axis.choices.isEmpty ? ["en", "de-DE-1996"] : axis.choices)
        .joined(separator: ",")
    }
    let variants = try SceneMatrix(argument: text.joined(separator: " "))
      .variants(of: SceneOptions())
    #expect(variants.count == 2 * 2 * 12 * 2 * 2 * 2 * 2)
    #expect(Set(variants.map { $0.folder.lowercased() }).count == variants.count)
  }

  @Test func fullIsTheMatrixOfMotion() throws {
    let full = try SceneMatrix(argument: "full")
    #expect(try full.variants(of: SceneOptions()).count == 8)
    #expect(try SceneMatrix(argument: "none").choices.isEmpty)
  }

  // MARK: What is refused

  @Test(arguments: [
    ("colour-scheme=light", "there is no axis 'colour-scheme'; did you mean color-scheme?"),
    ("flavour=mint", "there is no axis 'flavour'"),
    ("color-scheme=light,drak", "'drak' is no value of color-scheme; did you mean dark?"),
    ("motion=on", "'on' is no value of motion"),
    ("text-size=", "'' is no value of text-size"),
    ("text-size", "'text-size' has no values: write text-size=A,B"),
    ("locale=../up", "'../up' is no value of locale"),
    ("locale=nonsense", "'nonsense' is no value of locale"),
    ("motion=full motion=reduced", "motion stands there twice"),
    ("motion=full,full", "motion has the value full twice"),
    ("locale=en_us,en_US", "locale has the value en_us twice"),
    (" ", "there is no axis in it"),
  ])
  func aWrongMatrixIsRefused(text: String, message: String) async {
    for verb in ["render", "still", "strip", "record", "verify"] {
      let answer = await answer(verb, "page", "--matrix", text)
      #expect(answer.code == .usage)
      #expect(answer.messages.hasPrefix("capstan: --matrix: \(message)"), "\(answer.messages)")
    }
  }

  @Test func aRefusalListsWhatIsAllowed() async {
    let axis = await answer("render", "page", "--matrix", "size=1")
    for name in MatrixAxis.allCases.map(\.rawValue) { #expect(axis.messages.contains(name)) }
    let value = await answer("render", "page", "--matrix", "text-size=huge")
    #expect(value.messages.contains("text-size=xSmall,small,medium,large,xLarge"))
    #expect(value.messages.contains("accessibility5"))
  }

  @Test(arguments: [
    (["render"], "-", "a matrix is several films, and a pipe takes one"),
    (["render"], "bar.mp4", "a matrix is several films: bar.mp4 should be a folder"),
    (["still", "--at", "0"], "-", "a matrix is several pictures and needs a folder, not -"),
    (["still", "--at", "0"], "bar.png", "needs a folder, not bar.png"),
  ])
  func aMatrixNeedsAFolder(verb: [String], output: String, message: String) async {
    let answer = await Answer(
      verb + ["page", "--matrix", "motion=full", "-o", output], scenes: TellingPage.scenes)
    #expect(answer.code == .usage)
    #expect(answer.messages.contains(message), "\(answer.messages)")
  }

  // MARK: Commands

  @Test func everyCombinationIsRenderedIntoItsFolder() async throws {
    let answer = await answer(
      "render", "page", "--matrix", Self.axes, "-o", folder.path("out"), "--duration", "0.05s")
    #expect(answer.code == .done, "\(answer.messages)")
    let names = folders(in: "out")
    #expect(names.count == 16 && names.contains("dark-accessibility3-rtl-reduced-motion"))
    #expect(answer.result.split(separator: "\n").count == 16)
    for name in names {
      #expect(folder.pictures("out/\(name)") == ["f0000.png", "f0001.png", "f0002.png"])
      let color = try color(of: "out/\(name)/f0000.png")
      #expect((color & 0xFF0000 != 0) == name.hasPrefix("dark"))
      #expect((color & 0xFF00 != 0) == name.contains("rtl"))
      #expect((color & 0xFF != 0) == name.contains("accessibility3"))
    }
  }

  @Test func aStreamOfEachCombinationHasItsFolder() async throws {
    let answer = await answer(
      "render", "page", "--matrix", "motion=full,reduced", "--format", "rgba", "-o",
      folder.path("raw"), "--duration", "0.05s")
    #expect(answer.code == .done, "\(answer.messages)")
    for name in ["full-motion", "reduced-motion"] {
      #expect(folders(in: "raw/\(name)") == ["page.rgba"])
    }
  }

  @Test func stillsLieInFolders() async throws {
    let answer = await answer(
      "still", "page", "--at", "0.5", "--matrix", "color-scheme=light,dark", "-o",
      folder.path("stills"))
    #expect(answer.code == .done, "\(answer.messages)")
    #expect(try color(of: "stills/light/0.5000s.png") == 0xFF00_0000)
    #expect(try color(of: "stills/dark/0.5000s.png") == 0xFFFF_0000)
  }

  @Test func aStripHoldsAllCombinationsUnderTheirNames() async throws {
    let options = ["--count", "2", "--columns", "2", "-o", folder.path("strip.png")]
    let one = await Answer(
      ["strip", "page", "--size", "160x80"] + options, scenes: TellingPage.scenes)
    #expect(one.code == .done, "\(one.messages)")
    let single = try PNGDecoder.picture(atPath: folder.path("strip.png")).bitmap
    let both = await Answer(
      ["strip", "page", "--size", "160x80", "--matrix", "color-scheme=light,dark"] + options,
      scenes: TellingPage.scenes)
    #expect(both.code == .done, "\(both.messages)")
    let sheet = try PNGDecoder.picture(atPath: folder.path("strip.png")).bitmap
    let titleHeight = 26 + 12
    #expect(sheet.width == single.width)
    #expect(sheet.height == 2 * (single.height + titleHeight))
    #expect(sheet[20, 12 + titleHeight + 10] == 0xFF00_0000)
    #expect(sheet[20, sheet.height / 2 + 12 + titleHeight + 10] == 0xFFFF_0000)
    // A title is ink on paper.
    let title = (12..<12 + 26).flatMap { y in (12..<100).map { sheet[$0, y] } }
    #expect(Set(title).count > 2)
  }

  @Test func recordedVariantsAreVerified() async {
    let goldens = ["--goldens", folder.path("goldens"), "--progress", "none"]
    let matrix = ["--matrix", Self.axes]
    let page = ["--size", "16x8", "--scale", "1"]
    func run(_ verb: String, _ more: [String]) async -> Answer {
      await Answer([verb, "page"] + goldens + page + more, scenes: TellingPage.scenes)
    }
    #expect(await run("record", matrix).code == .differs)
    #expect(await run("verify", matrix).result == "16 of 16 shots match\n")
    #expect(folders(in: "goldens").contains("page-dark-rtl-accessibility3-reduced"))
    // A combination is the same golden however it was asked for.
    let one = await run(
      "verify",
      ["--color-scheme", "dark", "--layout-direction", "rtl", "--text-size", "accessibility3"])
    #expect(one.result == "1 of 1 shots match\n")
  }

  // MARK: Shot files

  @Test func aShotFileHoldsAMatrix() async throws {
    try folder.write("bar.json", #"{"source": "page", "matrix": "color-scheme=light,dark"}"#)
    let answer = await answer(
      "still", folder.path("bar.json"), "--at", "0", "-o", folder.path("out"))
    #expect(answer.code == .done, "\(answer.messages)")
    #expect(folders(in: "out") == ["dark", "light"])
    let undone = await self.answer(
      "still", folder.path("bar.json"), "--at", "0", "-o", folder.path("a.png"), "--matrix",
      "none")
    #expect(undone.code == .done, "\(undone.messages)")
    // A command without variants has no part in it.
    #expect(await self.answer("dump", folder.path("bar.json"), "--at", "0").code == .done)
  }

  @Test func aWrongMatrixInAShotFileIsToldWithItsPlace() async throws {
    try folder.write("bar.json", "{\"source\": \"page\",\n  \"matrix\": \"motion=on\"}")
    let answer = await answer(
      "still", folder.path("bar.json"), "--at", "0", "-o", folder.path("out"))
    #expect(answer.code == .invalidInput)
    #expect(answer.messages.contains("bar.json:2:13"), "\(answer.messages)")
    #expect(answer.messages.contains("motion=full,reduced"), "\(answer.messages)")
  }
}
