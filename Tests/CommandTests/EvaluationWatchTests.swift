import Testing

@testable import CapstanCommand

/// Code that does not come back is told once, and progress of any kind is none of it.
@Suite struct EvaluationWatchTests {
  private let start = ContinuousClock.now

  @Test func aStepThatLastsIsToldOnce() {
    var watch = EvaluationWatch()
    #expect(watch.notice((step: 7, milliseconds: 500), at: start) == nil)
    #expect(watch.notice((step: 7, milliseconds: 500), at: start + .seconds(9.9)) == nil)
    #expect(
      watch.notice((step: 7, milliseconds: 500), at: start + .seconds(10))
        == "has been running for 10 s at 0.500 s of the clip; interrupt with Ctrl-C")
    #expect(watch.notice((step: 7, milliseconds: 500), at: start + .seconds(30)) == nil)
    #expect(watch.notice((step: 8, milliseconds: 600), at: start + .seconds(31)) == nil)
    #expect(watch.notice((step: 8, milliseconds: 600), at: start + .seconds(41)) != nil)
  }

  @Test func progressAndRestAreNotTold() {
    var watch = EvaluationWatch()
    for second in 0..<60 {
      #expect(watch.notice((step: second, milliseconds: 0), at: start + .seconds(second)) == nil)
    }
    for second in 60..<120 { #expect(watch.notice(nil, at: start + .seconds(second)) == nil) }
  }
}
