import CapstanCommand
import CapstanFrames
import Foundation
import Testing

/// What an output's name and the options beside it may say.
@MainActor @Suite struct OutputNameTests {
  private let folder = TemporaryFolder()
  private let page = ["--size", "16x8", "--scale", "1", "--progress", "none"]

  private func run(_ arguments: [String]) async -> Answer {
    await Answer(arguments, scenes: MovingSquare.scenes)
  }

  @Test(
    "Empty names",
    arguments: [
      ["render", ""], ["render", "square", "-o", ""], ["record", "square", "--goldens", ""],
      ["verify", "square", "--goldens", "x", "--report", ""],
      ["verify", "square", "--goldens", "x", "--summary="], ["strip", "square", "-o", ""],
      ["still", "square", "--at", "0", "-o", ""], ["assemble", "x", "-o", ""], ["assemble", ""],
      ["compare", "", "x"], ["compare", "x", "y", "-o", ""], ["curves", ""],
      ["curves", "square", "-o", ""], ["curves", "square", "--plot", ""],
      ["render", "square", "--symbols", ""], ["render", "square", "--assets", ""],
      ["render", "square", "--script", ""],
    ])
  func emptyNames(arguments: [String]) async {
    let answer = await run(arguments)
    #expect(answer.code == .usage)
    #expect(answer.messages.contains("empty"), "\(answer.messages)")
  }

  @Test(
    "Names and options that contradict",
    arguments: [
      (["-o", "a.jpg"], "there is no form .jpg; forms are png, rgba"), (["-o", "a.xyz"], ".xyz"),
      (["-o", "a.PNG"], "capstan still"), (["-o", "a.mp4", "--format", "y4m"], "contradicts"),
      (["-o", "a.mp4", "--format", "png"], "contradicts"),
      (["-o", "a.jpg", "--format", "png"], ".jpg"), (["-o", "a/", "--format", "y4m"], "one file"),
      (["-o", "a", "--alpha", "premultiplied"], "--alpha has no part in PNG files"),
      (["-o", "a", "--chroma", "444"], "--chroma"),
      (["-o", "a", "--odd-size", "pad"], "--odd-size"),
      (["-o", "a.rgba", "--chroma", "420"], "--chroma"), (["-o", "a.y4m", "--resume"], "--resume"),
      (["-o", "a.MP4", "--resume"], "--resume"), (["-o", "-", "--resume"], "--resume"),
      (["-o", "-", "--json"], "--json"),
    ])
  func contradictions(options: [String], words: String) async {
    let named = options.map { $0.hasPrefix("a") ? folder.path($0) : $0 }
    let answer = await run(["render", "square"] + named + page)
    #expect(answer.code == .usage, "\(answer.messages)")
    #expect(answer.messages.contains(words), "\(answer.messages)")
    #expect((try? FileManager.default.contentsOfDirectory(atPath: folder.path("."))) == [])
  }

  @Test("Names of folders", arguments: ["a", "v1.2", "a.b/c", "x.mp4/"])
  func foldersOfFrames(name: String) async {
    let answer = await run(["render", "square", "-o", folder.path(name), "--fps", "2"] + page)
    #expect(answer.code == .done, "\(answer.messages)")
    #expect(folder.pictures(name).count == 5)
  }

  @Test func upperCaseNamesAFormToo() async throws {
    let file = folder.path("A.RGBA")
    #expect(await run(["render", "square", "-o", file, "--fps", "2"] + page).code == .done)
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)).count == 5 * 16 * 8 * 4)
    let picture = folder.path("A.PNG")
    let still = await run(["still", "square", "--at", "0", "-o", picture, "--size", "16x8"])
    #expect(still.code == .done && still.result == "\(picture)\n")
    #expect(throws: Never.self) { try PNGDecoder.picture(atPath: picture) }
  }

  @Test("What assemble does not write", arguments: ["-", "all.y4m", "all.png", "all.xyz"])
  func assembling(output: String) async {
    let part = folder.path("part")
    #expect(await run(["render", "square", "-o", part, "--fps", "2"] + page).code == .done)
    let answer = await run(
      ["assemble", part, "-o", output == "-" ? output : folder.path(output)])
    #expect(answer.code == .usage, "\(answer.messages)")
    if output != "-" { #expect(answer.messages.contains("mp4, webm, mov, gif, apng, webp")) }
  }

  private struct Report: Decodable, Equatable {
    var outputs: [String]
    var frames: Int
    var width: Int
    var height: Int
    var rate: String?
    var duration: Double?
    var times: [Double]?
  }

  private func report(_ arguments: [String]) async throws -> Report {
    let answer = await run(arguments + ["--json"])
    #expect(answer.code == .done, "\(answer.messages)")
    return try JSONDecoder().decode(Report.self, from: Data(answer.result.utf8))
  }

  @Test func whatWasMadeIsPrintedAsJSON() async throws {
    let (part, whole) = (folder.path("part"), folder.path("whole"))
    let made = Report(
      outputs: [part], frames: 5, width: 16, height: 8, rate: "2/1", duration: 2.5, times: nil)
    #expect(try await report(["render", "square", "-o", part, "--fps", "2"] + page) == made)
    var joined = made
    joined.outputs = [whole]
    #expect(try await report(["assemble", part, "-o", whole]) == joined)
    let strip = try await report(
      ["strip", "square", "-o", folder.path("s.png"), "--at", "0", "--at", "1.5"] + page)
    #expect(strip.outputs == [folder.path("s.png")] && strip.times == [0, 1.5])
    let stills = try await report(
      ["still", "square", "--at", "0", "--at", "1", "-o", folder.path("t"), "--size", "16x8"])
    #expect(stills.outputs.count == 2 && stills.frames == 2)
    let matrix = await run(
      ["render", "square", "-o", folder.path("m"), "--fps", "2", "--json", "--matrix"]
        + ["color-scheme=light,dark"] + page)
    let films = try JSONDecoder().decode([Report].self, from: Data(matrix.result.utf8))
    #expect(films.map(\.outputs) == [[folder.path("m/light")], [folder.path("m/dark")]])
  }

  @Test func completionHasHelp() async {
    let answer = await run(["help", "completion"])
    #expect(answer.code == .done)
    #expect(answer.result.hasPrefix("usage: capstan completion bash"))
  }

  @Test func aSpringWithoutDampingNeverRests() async {
    let answer = await run(["curves", "--spring", "response=0.3,dampingFraction=0"])
    #expect(answer.code == .done)
    #expect(answer.messages.contains("never comes to rest"), "\(answer.messages)")
  }
}
