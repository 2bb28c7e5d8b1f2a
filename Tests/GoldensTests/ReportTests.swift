import CapstanFrames
import CapstanGoldens
import CapstanSceneGraph
import Foundation
import Testing

@Suite struct ReportTests {
  /// A run with one shot of each verdict, and the folder of its report.
  private struct Demo: Sendable {
    let run: GoldenRun
    let report: String
    let folders: [ScratchFolder]
  }

  /// Made once for all tests that look at it.
  private static let demo = Task {
    let (goldens, scratch) = (try ScratchFolder(), try ScratchFolder())
    let path =
      ProcessInfo.processInfo.environment["CAPSTAN_DEMO_REPORT"] ?? scratch.path + "/report"
    return Demo(
      run: try await makeDemo(in: goldens, report: path), report: path,
      folders: [goldens, scratch])
  }

  private static func makeDemo(in folder: ScratchFolder, report: String) async throws -> GoldenRun {
    let names = [
      "Bar, bouncier", "Bar, smaller icons", "Bar, faint change", "Bar, dark", "Bar, cut short",
      "Bar, new library", "Bar, pointer", "Bar / 設定 & <b>more</b>",
    ]
    try await GoldenCheck.record(
      names.map { DemoScene(name: $0, isDark: $0.contains("dark")).shot }, in: folder.store,
      selection: .standard)
    try await GoldenCheck.record(
      [DemoScene(name: "Bar, faint change").shot], in: folder.store, selection: .count(40))
    _ = try await GoldenCheck(store: folder.store, mode: .all).run(
      DemoScene(name: "old shot").shot)
    try folder.write(
      "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n",
      to: "Bar-pointer/f0000.png")
    var scenes = names.map { DemoScene(name: $0, isDark: $0.contains("dark")) }
    scenes[0].bounce = 0.55
    scenes[0].extra = [.init("TabBar/Glow/opacity", 0.5)]
    scenes[1].iconRadius = 8
    scenes[2].touch = { bitmap, frame in
      guard (40..<90).contains(frame) else { return }
      for y in bitmap.height / 3..<bitmap.height / 2 {
        for x in bitmap.width / 2..<bitmap.width / 2 + bitmap.height / 5 {
          bitmap[x, y] -= 0x02_0202
        }
      }
    }
    scenes[4].frameCount = 110
    scenes[5].libraries["cairo"] = "1.18.4"
    scenes[5].touch = { bitmap, frame in
      for x in 40..<bitmap.width - 40 { bitmap[x, 20] = 0xFFC8_C8D0 }
    }
    scenes.append(DemoScene(name: "Bar, never recorded"))
    let writer = try ReportWriter(folder: report)
    let run = try await GoldenCheck(store: folder.store, sink: writer.pictures).run(
      scenes.map(\.shot))
    try writer.write(
      run, text: FailureText(acceptCommand: { "capstan record '\($0.name)' --goldens Goldens" }))
    return run
  }

  @Test func aReportHoldsEveryVerdict() async throws {
    let demo = try await Self.demo.value
    let path = demo.report
    #expect(
      demo.run.results.map(\.verdict) == [
        .curves, .list, .pixels, .match, .count, .environment, .unreadable, .match, .missing,
      ])
    let files = Set(FileManager.default.subpaths(atPath: path) ?? [])
    for file in [
      "index.html", "data/run.js", "results.json", "junit.xml", "summary.md",
      "shots/Bar-faint-change/f0043-expected.png", "shots/Bar-faint-change/f0043-actual.png",
      "shots/Bar-faint-change/f0043-difference.png", "strips/Bar-faint-change.png",
      "data/Bar-bouncier.js", "data/Bar-設定-b-more-b.js",
    ] { #expect(files.contains(file), "\(file)") }
    let page = try String(contentsOfFile: path + "/index.html", encoding: .utf8)
    #expect(!page.contains("http://") || !page.contains("src=\"http"), "nothing from elsewhere")
    #expect(!page.contains("/*STYLE*/") && !page.contains("/*SCRIPT*/"))
  }

  // MARK: Size

  @Test func thousandsOfFailingFramesStaySmall() async throws {
    let (goldens, scratch) = (try ScratchFolder(), try ScratchFolder())
    func shot(_ word: UInt32) -> Shot {
      Shot(
        name: "long", rate: FrameRate(60), frameCount: 2000,
        environment: ShotEnvironment(tool: "test", architecture: "x86_64"),
        curves: { [.init("x", Double($0))] }, list: { _ in "list\n" },
        picture: { _ in Bitmap(width: 2, height: 2, filledWith: word) })
    }
    try await GoldenCheck.record([shot(0xFFFF_0000)], in: goldens.store)
    let path = scratch.path + "/report"
    let writer = try ReportWriter(folder: path)
    let run = try await GoldenCheck(store: goldens.store, sink: writer.pictures).run(
      [shot(0xFF00_FF00)])
    try writer.write(run, text: FailureText())
    #expect(run.results[0].failedPictures.count == 2000)
    func size(_ file: String) throws -> Int {
      try Data(contentsOf: URL(filePath: "\(path)/\(file)")).count
    }
    let page = try size("index.html") + size("data/run.js") + size("data/long.js")
    #expect(page < 1_000_000, "\(page) bytes")
  }

  @Test func aFaintChangeIsPlainInItsPicture() async throws {
    let (goldens, scratch) = (try ScratchFolder(), try ScratchFolder())
    try await GoldenCheck.record([SlidingSquare().shot], in: goldens.store)
    var now = SlidingSquare()
    now.touch = { bitmap, frame in
      if frame == 17 { for x in 2..<6 { bitmap[x, 28] = 0xFFFD_FDFD } }
    }
    let writer = try ReportWriter(folder: scratch.path + "/report")
    let run = try await GoldenCheck(store: goldens.store, sink: writer.pictures).run([now.shot])
    try writer.write(run, text: FailureText())
    let path = scratch.path + "/report/shots/sliding-square/f0017-difference.png"
    let picture = try PNGDecoder.picture(atPath: path).bitmap
    #expect(picture[2, 28] == 0xFFFF_0000, "the strongest red there is")
    #expect(picture[0, 26] == 0xFFFF_0080, "the corner of the box around the change")
  }

  // MARK: Texts for machines and pull requests

  @Test func resultsAreValidAndTellEverything() async throws {
    let path = try await Self.demo.value.report
    let json = try Data(contentsOf: URL(filePath: path + "/results.json"))
    let document = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    let shots = try #require(document["shots"] as? [[String: Any]])
    #expect(document["passes"] as? Bool == false)
    #expect(shots.compactMap { $0["verdict"] as? String }.count == 9)
    let curves = try #require(shots[0]["curves"] as? [String: Any])
    #expect((curves["new"] as? [String]) == ["TabBar/Glow/opacity"])
    let pictures = try #require(shots[2]["pictures"] as? [[String: Any]])
    #expect(pictures.contains { $0["worst"] as? Int == 2 && $0["verdict"] as? String == "pixels" })
    let summary = try String(contentsOfFile: path + "/summary.md", encoding: .utf8)
    #expect(summary.hasPrefix("### ❌ Motion: 2 of 9 shots match, 1 curves, 1 list"))
    #expect(summary.contains("![expected, difference, actual](<strips/Bar-faint-change.png>)"))
    #expect(summary.contains("> **Notice:** the environment changed since 1 of 9 goldens"))
    let junit = try String(contentsOfFile: path + "/junit.xml", encoding: .utf8)
    #expect(junit.contains("tests=\"9\" failures=\"6\" errors=\"1\""))
    #expect(junit.contains("name=\"Bar / 設定 &amp; &lt;b&gt;more&lt;/b&gt;\"/>"))
  }

  // MARK: Folders

  @Test func aFolderOfSomethingElseIsRefused() throws {
    let scratch = try ScratchFolder()
    try scratch.write("mine", to: "notes.txt")
    #expect(throws: GoldenError.self) { try ReportWriter(folder: scratch.path) }
    #expect(scratch.contents == ["notes.txt"])
  }

  @Test func anOlderReportIsReplaced() async throws {
    let (goldens, scratch) = (try ScratchFolder(), try ScratchFolder())
    let path = scratch.path + "/report"
    for isLast in [false, true] {
      let writer = try ReportWriter(folder: path)
      let check = GoldenCheck(store: goldens.store, mode: .missing, sink: writer.pictures)
      let run = try await check.run(isLast ? [] : [SlidingSquare().shot])
      try writer.write(run, text: FailureText())
      let hasPictures = scratch.contents.contains { $0.hasSuffix(".png") }
      #expect(hasPictures != isLast)
    }
  }

  @Test func whatWasRecordedCanBeLookedAt() async throws {
    let (goldens, scratch) = (try ScratchFolder(), try ScratchFolder())
    let writer = try ReportWriter(folder: scratch.path + "/report")
    let check = GoldenCheck(store: goldens.store, mode: .missing, sink: writer.pictures)
    let run = try await check.run([SlidingSquare().shot])
    try writer.write(run, text: FailureText())
    #expect(scratch.contents.contains("report/shots/sliding-square/f0006-actual.png"))
  }
}
