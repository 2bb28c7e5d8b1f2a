import CapstanFrames
import Testing

struct FrameClockTests {
  private func clock(
    _ rate: String, _ duration: String, includesEnd: Bool = false
  ) throws -> FrameClock {
    try FrameClock(
      rate: FrameRate.reading(rate).rate, duration: RationalTime(parsing: duration),
      includesEnd: includesEnd)
  }

  @Test(arguments: [
    ("30", "1s", 30), ("60", "3s", 180), ("30000/1001", "0.25025", 8),
    ("24000/1001", "0.125125", 3),
    ("60000/1001", "3600s", 215_785), ("60", "0", 0), ("60", "0.000000001", 1),
    ("1", "1.000000001", 2), ("120", "1500ms", 180),
  ])
  func countsFramesBeforeTheEnd(rate: String, duration: String, count: Int) throws {
    #expect(try clock(rate, duration).count == count)
  }

  @Test func includesTheEndOnRequest() throws {
    let clock = try clock("30", "1s", includesEnd: true)
    #expect(clock.count == 31)
    #expect(clock.time(of: 30) == RationalTime(1, over: 1))
    #expect(try self.clock("30", "0", includesEnd: true).count == 1)
    let uneven = try self.clock("30000/1001", "0.25025", includesEnd: true)
    #expect(uneven.count == 9)
    #expect(uneven.time(of: 8) > uneven.duration)
  }

  @Test func doesNotDriftInAnHour() throws {
    let clock = try clock("60000/1001", "3600s")
    let last = clock.count - 1
    #expect(clock.time(of: last) == RationalTime(last * 1001, over: 60_000))
    #expect(clock.time(of: last) < clock.duration)
    #expect(clock.time(of: last + 1) >= clock.duration)
    #expect(clock.time(of: last).seconds == Double(last * 1001) / 60_000)
  }

  @Test func findsFramesByTimeAsItFindsTimesByFrame() throws {
    let clock = try clock("30000/1001", "100s")
    for frame in [0, 1, 29, 30, 1000, 2996] {
      #expect(clock.firstFrame(notBefore: clock.time(of: frame)) == frame)
    }
    #expect(clock.firstFrame(notBefore: RationalTime(1, over: 1_000_000_000)) == 1)
    #expect(clock.firstFrame(notBefore: RationalTime(-5, over: 1)) == 0)
  }

  @Test func refusesMoreFramesThanItNumbers() {
    #expect(
      throws: FrameError.invalidValue(
        "1000000000 s at 60/1 frames a second are 60000000000 frames; "
          + "a clip has at most 100000000")
    ) { try clock("60", "1000000000") }
  }

  @Test(arguments: [("0..89", 0...89), ("89..89", 89...89), ("7", 7...7), ("10..19", 10...19)])
  func readsRanges(text: String, range: ClosedRange<Int>) throws {
    #expect(try clock("30", "3s").range(parsing: text) == range)
  }

  @Test(arguments: [
    ("0..90", "frames 0..90: outside the clip; the clip has 90 frames, 0..89"),
    ("90", "frames 90: outside the clip; the clip has 90 frames, 0..89"),
    ("5..4", "frames 5..4: the range is reversed; the clip has 90 frames, 0..89"),
    (
      "", "\"\" is no range of frames; write it as 10..19; the clip has 90 frames, 0..89"
    ),
    (
      "..5", "\"..5\" is no range of frames; write it as 10..19; the clip has 90 frames, 0..89"
    ),
    (
      "-1..5", "\"-1..5\" is no range of frames; write it as 10..19; the clip has 90 frames, 0..89"
    ),
    (
      "1...5", "\"1...5\" is no range of frames; write it as 10..19; the clip has 90 frames, 0..89"
    ),
  ])
  func refusesRangesWithASentence(text: String, sentence: String) {
    #expect(throws: FrameError.invalidValue(sentence)) {
      try clock("30", "3s").range(parsing: text)
    }
  }

  @Test(arguments: [1, 2, 3, 7, 16, 200])
  func shardsCoverEachFrameOnce(total: Int) throws {
    let clock = try clock("30", "3s")
    let frames = (1...total).flatMap { Array(clock.shard($0, of: total)) }
    #expect(frames == Array(0..<90))
    let sizes = (1...total).map { clock.shard($0, of: total).count }
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
  }
}
