import Synchronization
import Testing

@testable import CapstanCommand

@Suite struct ProgressTests {
  @Test(
    "Moments in words",
    arguments: [
      (0, 300, 0, "0 of 300 frames, 0.0 a second"),
      (120, 300, 2, "120 of 300 frames, 60.0 a second, 3 s left"),
      (1, 1000, 1, "1 of 1000 frames, 1.0 a second, 16 min 39 s left"),
      (300, 300, 5, "300 of 300 frames, 60.0 a second, 0 s left"),
    ])
  func sentences(done: Int, total: Int, elapsed: Double, sentence: String) {
    #expect(ProgressMoment(done: done, total: total, elapsed: elapsed).sentence == sentence)
  }

  @Test func nothingIsEverOver100PerCent() {
    let moment = ProgressMoment(done: 7, total: 5, elapsed: 1)
    #expect(moment.fraction == 1)
    #expect(moment.bar(isColored: false).contains(" 100 % "))
    #expect(ProgressMoment(done: 0, total: 0, elapsed: 0).fraction == 1)
  }

  @Test func barsAreColoredOnlyIfWelcome() {
    let moment = ProgressMoment(done: 12, total: 24, elapsed: 1)
    #expect(!moment.bar(isColored: false).contains("\u{1B}"))
    #expect(moment.bar(isColored: true).contains("\u{1B}[36m"))
  }

  @Test func jsonIsAnObjectALine() {
    #expect(
      ProgressMoment(done: 1, total: 4, elapsed: 0.5).json
        == #"{"done": 1, "total": 4, "elapsed": 0.5, "rate": 2.0, "left": 1.5}"#)
  }

  private func told(_ form: ProgressReport.Form, frames: Int, secondsEach: Double) -> String {
    let messages = Mutex("")
    let time = Mutex(0.0)
    let console = Console(
      writeResult: { _ in Issue.record("progress is no result") },
      writeMessage: { text in messages.withLock { $0 += text } })
    let report = ProgressReport(form, total: frames, console: console) { time.withLock { $0 } }
    for _ in 0..<frames {
      time.withLock { $0 += secondsEach }
      report.advance()
    }
    report.finish()
    return messages.withLock { $0 }
  }

  @Test func plainLinesHoldNoControlCharacters() {
    let lines = told(.plain, frames: 30, secondsEach: 1)
    #expect(lines.split(separator: "\n").count == 6)
    #expect(!lines.contains("\u{1B}") && !lines.contains("\r"))
    #expect(lines.hasSuffix("capstan: 30 of 30 frames, 1.0 a second, 0 s left\n"))
  }

  @Test func aTerminalsLineIsDrawnAnewAndWiped() {
    let text = told(.bar(isColored: false), frames: 3, secondsEach: 1)
    #expect(!text.contains("\n"))
    #expect(text.hasSuffix("\r\u{1B}[K"))
  }

  @Test func noneSaysNothing() {
    #expect(told(.none, frames: 10, secondsEach: 100).isEmpty)
  }
}
