import CapstanCommand
import CapstanFrames
import CapstanSceneGraph
import Foundation
import Testing

@MainActor @Suite struct PictureCommandTests {
  private let folder = TemporaryFolder()

  private func run(_ arguments: String...) async -> Answer {
    await Answer(
      arguments + ["--size", "16x8", "--scale", "1"], scenes: MovingSquare.scenes)
  }

  @Test func aStillIsOneFile() async throws {
    let file = folder.path("a.png")
    let answer = await run("still", "square", "--at", "500ms", "-o", file)
    #expect(answer.code == .done)
    #expect(answer.result == "\(file)\n")
    let picture = try PNGDecoder.picture(atPath: file).bitmap
    #expect(picture[1, 3] == 0xFFFF_FFFF)
    #expect(picture[2, 3] == 0xFFFF_0000)
  }

  @Test func severalStillsGoIntoAFolder() async {
    let answer = await run(
      "still", "square", "--at", "0.5", "--at", "1", "-o", folder.path("stills"))
    #expect(answer.code == .done)
    #expect(folder.pictures("stills") == ["0.5000s.png", "1.0000s.png"])
    let wrong = await run("still", "square", "--at", "0", "--at", "1", "-o", folder.path("a.png"))
    #expect(wrong.code == .usage)
  }

  @Test func aStillNeedsAMoment() async {
    let answer = await run("still", "square")
    #expect(answer.code == .usage)
    #expect(answer.messages == "capstan: still needs a moment: --at TIME\n")
  }

  @Test func aDumpTellsTheItems() async {
    let answer = await run("dump", "square", "--at", "1")
    #expect(answer.code == .done)
    #expect(answer.result.hasPrefix("list (16 8)"))
    #expect(answer.result.split(separator: "\n").count == 2)
  }

  @Test func aStripHoldsItsFramesInRows() async throws {
    let file = folder.path("strip.png")
    let answer = await run(
      "strip", "square", "--duration", "1s", "--count", "5", "--columns", "3", "-o", file)
    #expect(answer.code == .done, "\(answer.messages)")
    let sheet = try PNGDecoder.picture(atPath: file).bitmap
    #expect(sheet.width == 12 + 3 * (16 + 12))
    #expect(sheet.height == 12 + 2 * (8 + 24 + 12))
    // The first frame's square, and the last one's: 59 frames later.
    #expect(sheet[12, 15] == 0xFFFF_0000)
    #expect(sheet[12 + 28 + 5, 12 + 44 + 3] == 0xFFFF_0000)
    #expect(sheet[12 + 28 + 1, 12 + 44 + 3] == 0xFFFF_FFFF)
  }

  @Test func aStripsMomentsAreChosenOnce() async {
    let answer = await run("strip", "square", "--count", "3", "--at", "0.5")
    #expect(answer.code == .usage)
    #expect(answer.messages.contains("--count and --at each choose the moments"))
  }

  @Test func aStripBeyondTheLimitsIsRefused() async {
    let answer = await Answer(
      ["strip", "square", "--count", "4096", "--columns", "4096"], scenes: MovingSquare.scenes)
    #expect(answer.code == .usage)
    #expect(answer.messages.contains("32767"))
  }
}
