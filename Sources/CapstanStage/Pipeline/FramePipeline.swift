import CapstanFrames

/// One evaluator on the main actor, feeding workers that draw and encode.
///
/// What comes out does not depend on the number of workers: each frame is a function of its time,
/// and where order matters, products are delivered in the schedule's order.
public struct FramePipeline: Sendable {
  /// Whether products must be delivered in the schedule's order.
  public enum Order: Sendable { case any, ascending }

  /// How many workers there are, 1 or more.
  public let jobs: Int
  /// Asked between frames.
  public let interruption: Interruption
  /// Whether products go, in ascending order, to a reader on the same machine, such as an encoder.
  ///
  /// There is one worker then until making products took longer than handing them over: beside a
  /// slow reader others only take processors from it.
  public var hasReader = false
  /// Called by a worker before each frame; for tests, to disturb the order of things.
  package var beforeFrame: (@Sendable (FrameSchedule.Entry) async -> Void)?

  /// Creates a pipeline.
  ///
  /// Traps on fewer than one worker.
  public init(jobs: Int, interruption: Interruption = Interruption()) {
    precondition(jobs >= 1, "A pipeline has at least one worker.")
    (self.jobs, self.interruption) = (jobs, interruption)
  }

  /// Makes the frames of a schedule and hands each product over.
  ///
  /// With the order `any`, `deliver` is called from several tasks at once; with `ascending`, by
  /// one at a time. The first error ends the run: no new frame is begun, and the error is thrown
  /// when all workers have stopped.
  ///
  /// - Throws: what the source, a worker or `deliver` threw; errors without a frame of their own
  ///   come as `StageError.frame`.
  @MainActor public func run<Worker: FrameWorker>(
    _ schedule: FrameSchedule, of source: any FrameSource, order: Order = .any,
    makeWorker: @escaping @Sendable () throws -> Worker,
    deliver: @escaping @Sendable (FrameSchedule.Entry, Worker.Product) throws -> Void
  ) async throws {
    let feed = FrameFeed(source: source, schedule: schedule, interruption: interruption)
    let turn = FrameTurn()
    let gate = WorkerGate()
    let disturb = beforeFrame
    if order == .any || !hasReader { await gate.open() }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<min(jobs, max(1, schedule.count)) {
        group.addTask {
          if number > 0 {
            guard try await gate.pass(number) else { return }
          }
          var worker = try makeWorker()
          var pace = DeliveryPace()
          while let job = try await feed.next() {
            await disturb?(job.entry)
            let product = try Self.naming(job.entry) { try worker.process(job) }
            if order == .ascending { try await turn.wait(for: job.entry.position) }
            pace.noteMade()
            try Self.naming(job.entry) { try deliver(job.entry, product) }
            if order == .ascending { await turn.advance() }
            pace.noteDelivered()
            if pace.isReaderFaster { await gate.open() }
          }
          await gate.close()
        }
      }
      // The first error leaves the group, and so cancels the others.
      while try await group.next() != nil {}
    }
  }

  /// Runs a step of a frame; an error that does not tell its frame is wrapped in one that does.
  private static func naming<Result>(
    _ entry: FrameSchedule.Entry, _ step: () throws -> Result
  ) throws -> Result {
    do {
      return try step()
    } catch let error as StageError {
      throw error
    } catch let error as FrameError {
      throw error
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      throw StageError.frame(entry.frame, time: entry.time, cause: error)
    }
  }
}
