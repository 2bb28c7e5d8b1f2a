import CapstanStage
import Testing

@testable import CapstanCommand

/// Code that does not come back is told once, and progress of any kind is none of it.
@Suite struct EvaluationWatchTests {
  private let start = ContinuousClock.now

  private func step(_ number: Int, _ milliseconds: Int) -> EvaluationProgress.Step {
    EvaluationProgress.Step(
      number: number, milliseconds: milliseconds, event: number == 8 ? "the tap on 'Go'" : nil)
  }

  @Test func aStepThatLastsIsToldOnce() {
    var watch = EvaluationWatch()
    #expect(watch.notice(step(7, 500), at: start) == nil)
    #expect(watch.notice(step(7, 500), at: start + .seconds(9.9)) == nil)
    #expect(
      watch.notice(step(7, 500), at: start + .seconds(10))
        == "has been running for 10 s at 0.5 s of the clip; interrupt with Ctrl-C")
    #expect(watch.notice(step(7, 500), at: start + .seconds(30)) == nil)
    #expect(watch.notice(step(8, 600), at: start + .seconds(31)) == nil)
    #expect(
      watch.notice(step(8, 600), at: start + .seconds(41))
        == "has been running for 10 s at 0.6 s of the clip, in the tap on 'Go'; "
        + "interrupt with Ctrl-C")
  }

  @Test func progressAndRestAreNotTold() {
    var watch = EvaluationWatch()
    for second in 0..<60 {
      #expect(watch.notice(step(second, 0), at: start + .seconds(second)) == nil)
    }
    for second in 60..<120 { #expect(watch.notice(nil, at: start + .seconds(second)) == nil) }
  }
}
