import CapstanFrames
import CapstanSceneGraph
import Foundation
import Synchronization
import Testing

@testable import CapstanStage

/// A source whose frame tells its own time, and which counts how often it was asked.
@MainActor private final class Ruler: FrameSource {
  let size = CGSize(width: 10, height: 10)
  var asked = 0
  var failure: (frame: Int, error: any Error)?
  var delay = Duration.zero

  func displayList(at time: Double) throws -> DisplayList {
    if let failure, asked == failure.frame { throw failure.error }
    asked += 1
    let end = ContinuousClock.now + delay
    while ContinuousClock.now < end {}
    return DisplayList(size: CGSize(width: time, height: 0))
  }
}

/// Gives back the time that the source wrote.
private struct Reader: FrameWorker {
  mutating func process(_ job: FrameJob) throws -> Double { job.list.size.width }
}

private struct Broken: Error {}

@MainActor @Suite struct FramePipelineTests {
  private func clock(_ count: Int) throws -> FrameClock {
    try FrameClock(rate: FrameRate(30), duration: RationalTime(count, over: 30))
  }

  /// Delays that differ by frame, so that workers overtake each other.
  private func disturbed(_ pipeline: FramePipeline) -> FramePipeline {
    var pipeline = pipeline
    pipeline.beforeFrame = { entry in
      try? await Task.sleep(for: .microseconds((entry.frame &* 7919) % 13 * 300))
    }
    return pipeline
  }

  private func played(_ count: Int, jobs: Int, order: FramePipeline.Order) async throws -> [(
    frame: Int, value: Double
  )] {
    let result = Mutex<[(frame: Int, value: Double)]>([])
    try await disturbed(FramePipeline(jobs: jobs)).run(
      FrameSchedule(0..<count, of: try clock(count)), of: Ruler(), order: order,
      makeWorker: { Reader() }
    ) { entry, value in result.withLock { $0.append((entry.frame, value)) } }
    return result.withLock { $0 }
  }

  @Test("Every frame comes once, with its own time", arguments: [1, 2, 3, 4, 7, 16])
  func everyFrameOnce(jobs: Int) async throws {
    let frames = try await played(144, jobs: jobs, order: .any).sorted { $0.frame < $1.frame }
    #expect(frames.map(\.frame) == Array(0..<144))
    #expect(frames.map(\.value) == (0..<144).map { Double($0) / 30 })
  }

  @Test("In ascending order nothing overtakes", arguments: [1, 2, 3, 4, 7, 16])
  func ascending(jobs: Int) async throws {
    let frames = try await played(60, jobs: jobs, order: .ascending)
    #expect(frames.map(\.frame) == Array(0..<60))
  }

  @Test func reversedSchedulesKeepNumbersAndTimes() throws {
    let schedule = FrameSchedule(2..<5, of: try clock(30), reversed: true)
    #expect((0..<3).map { schedule[$0].frame } == [4, 3, 2])
    #expect(schedule[0].time == RationalTime(4, over: 30))
  }

  @Test("There are never more frames in flight than workers", arguments: [1, 3])
  func boundedInFlight(jobs: Int) async throws {
    let source = Ruler()
    let delivered = Atomic(0)
    let worst = Atomic(0)
    var pipeline = FramePipeline(jobs: jobs)
    pipeline.beforeFrame = { entry in
      worst.max(entry.position + 1 - delivered.load(ordering: .relaxed), ordering: .relaxed)
    }
    try await pipeline.run(
      FrameSchedule(0..<40, of: try clock(40)), of: source, order: .ascending,
      makeWorker: { Reader() }
    ) { _, _ in delivered.add(1, ordering: .relaxed) }
    #expect(worst.load(ordering: .relaxed) <= jobs)
  }

  /// The most lists that a source had made of frames that were not delivered yet.
  private func worstLead(of source: Ruler, frames count: Int, jobs: Int) async throws -> Int {
    let delivered = Atomic(0)
    let worst = Atomic(0)
    var pipeline = FramePipeline(jobs: jobs)
    pipeline.beforeFrame = { _ in
      let asked = await source.asked
      worst.max(asked - delivered.load(ordering: .relaxed), ordering: .relaxed)
    }
    try await pipeline.run(
      FrameSchedule(0..<count, of: try clock(count)), of: source, order: .ascending,
      makeWorker: { Reader() }
    ) { _, _ in delivered.add(1, ordering: .relaxed) }
    return worst.load(ordering: .relaxed)
  }

  @Test func listsAreMadeOnlyAFewFramesAhead() async throws {
    #expect(try await worstLead(of: Ruler(), frames: 100, jobs: 2) <= FrameFeed.batch + 2)
  }

  /// Workers draw while the next list is made, and do not wait for others after it.
  @Test func aSlowSourceIsAskedForOneListAtATime() async throws {
    let source = Ruler()
    source.delay = .milliseconds(5)
    #expect(try await worstLead(of: source, frames: 20, jobs: 1) == 1)
  }

  @Test func aReaderThatWaitsGetsAllWorkers() async throws {
    let workers = Atomic(0)
    let delivered = Mutex<[Int]>([])
    var pipeline = FramePipeline(jobs: 4)
    pipeline.hasReader = true
    pipeline.beforeFrame = { _ in try? await Task.sleep(for: .milliseconds(4)) }
    try await pipeline.run(
      FrameSchedule(0..<60, of: try clock(60)), of: Ruler(), order: .ascending,
      makeWorker: {
        workers.add(1, ordering: .relaxed)
        return Reader()
      }
    ) { entry, _ in delivered.withLock { $0.append(entry.frame) } }
    #expect(workers.load(ordering: .relaxed) == 4)
    #expect(delivered.withLock { $0 } == Array(0..<60))
  }

  @Test func framesBeforeAnErrorAreDelivered() async throws {
    let source = Ruler()
    source.failure = (5, Broken())
    let delivered = Mutex<[Int]>([])
    await #expect(throws: StageError.self) {
      try await FramePipeline(jobs: 1).run(
        FrameSchedule(0..<500, of: try clock(500)), of: source, order: .ascending,
        makeWorker: { Reader() }
      ) { entry, _ in delivered.withLock { $0.append(entry.frame) } }
    }
    #expect(delivered.withLock { $0 } == [0, 1, 2, 3, 4])
  }

  @Test func theFirstErrorEndsTheRunAndNamesItsFrame() async throws {
    let source = Ruler()
    source.failure = (5, Broken())
    let error = await #expect(throws: StageError.self) {
      try await FramePipeline(jobs: 4).run(
        FrameSchedule(0..<500, of: try clock(500)), of: source, order: .ascending,
        makeWorker: { Reader() }, deliver: { _, _ in })
    }
    guard case .frame(5, let time, let cause) = error else {
      Issue.record("not the error of frame 5: \(String(describing: error))")
      return
    }
    #expect(time == RationalTime(1, over: 6))
    #expect(cause is Broken)
    #expect(source.asked == 5)
  }

  @Test func anErrorOfTheReaderEndsTheRunForTasksThatWaitTheirTurn() async throws {
    let source = Ruler()
    await #expect(throws: FrameError.readerLeft(frame: 3, bytes: 12)) {
      try await disturbed(FramePipeline(jobs: 7)).run(
        FrameSchedule(0..<500, of: try clock(500)), of: source, order: .ascending,
        makeWorker: { Reader() }
      ) { entry, _ in
        if entry.frame == 3 { throw FrameError.readerLeft(frame: 3, bytes: 12) }
      }
    }
    #expect(source.asked <= 3 + 7 + FrameFeed.batch)
  }

  @Test func anErrorBesideOneWorkerEndsTheOnesHeldBack() async throws {
    var pipeline = FramePipeline(jobs: 7)
    pipeline.hasReader = true
    await #expect(throws: FrameError.readerLeft(frame: 3, bytes: 12)) {
      try await pipeline.run(
        FrameSchedule(0..<500, of: try clock(500)), of: Ruler(), order: .ascending,
        makeWorker: { Reader() }
      ) { entry, _ in
        if entry.frame == 3 { throw FrameError.readerLeft(frame: 3, bytes: 12) }
      }
    }
  }

  @Test func anInterruptionBeginsNoNewFrame() async throws {
    let source = Ruler()
    let interruption = Interruption()
    await #expect {
      try await FramePipeline(jobs: 2, interruption: interruption).run(
        FrameSchedule(0..<500, of: try clock(500)), of: source, order: .ascending,
        makeWorker: { Reader() }
      ) { entry, _ in if entry.frame == 10 { interruption.request() } }
    } throws: { error in
      if case StageError.interrupted = error { true } else { false }
    }
    #expect(source.asked <= 12 + FrameFeed.batch)
  }

  @Test func stillsAreNumberedInTheOrderAskedFor() throws {
    let times = [RationalTime(1, over: 2), RationalTime.zero]
    let schedule = FrameSchedule(times: times)
    #expect(schedule.count == 2)
    #expect(schedule[0] == FrameSchedule.Entry(position: 0, frame: 0, time: times[0]))
    #expect(schedule[1].time == .zero)
  }
}
