public import CapstanFrames
import CapstanSceneGraph

/// Checks shots against their goldens, and records them where that is asked for.
public struct GoldenCheck: Sendable {
  /// Where the goldens lie.
  public var store: GoldenStore
  /// Which goldens are written.
  ///
  /// Never more than `RecordMode.effective` allows.
  public var mode: RecordMode
  /// Which frames are kept when a golden is written; a check compares those that were kept.
  public var selection: PixelSelection
  /// Compares pictures of one size that are not equal.
  public var comparator: any FrameComparator
  /// How many pictures are in work at once, at least 1.
  public var jobs: Int
  /// Takes pictures that differ.
  public var sink: (any PictureSink)?
  /// Is told how far the check has come.
  public var progress: (any CheckProgress)?

  /// Creates a check that records nothing.
  public init(
    store: GoldenStore, mode: RecordMode = .never, selection: PixelSelection = .standard,
    comparator: any FrameComparator = LevelComparator(), jobs: Int = 2,
    sink: (any PictureSink)? = nil
  ) {
    (self.store, self.mode, self.selection) = (store, mode, selection)
    (self.comparator, self.jobs, self.sink) = (comparator, max(1, jobs), sink)
  }

  /// Checks several shots, one after the other.
  ///
  /// - Throws: `GoldenError.sameFolder` or `GoldenError.unusableName` before anything is written,
  ///   and `CancellationError`. Whatever else goes wrong is a verdict.
  public func run(_ shots: [Shot]) async throws -> GoldenRun {
    let folders = try store.folders(for: shots.map(\.name))
    var results: [ShotResult] = []
    for (shot, folder) in zip(shots, folders) {
      results.append(try await run(shot, folder: folder))
    }
    return GoldenRun(store: store, results: results)
  }

  /// Checks one shot.
  ///
  /// - Throws: `GoldenError.unusableName`, and `CancellationError`. Whatever else goes wrong is a
  ///   verdict.
  public func run(_ shot: Shot) async throws -> ShotResult {
    try await run([shot]).results[0]
  }

  private func run(_ shot: Shot, folder: String) async throws -> ShotResult {
    var result = try await verify(shot, folder: folder)
    guard mode.records(after: result.verdict) else { return result }
    do {
      let curves: CurveTable
      if let known = result.actualCurves {
        curves = known
      } else {
        curves = try await shot.curveTable()
      }
      // What was compared with tolerances is recorded without: small changes must not add up from
      // one recording to the next.
      let earlier = result.verdict == .match ? try store.golden(folder) : nil
      let isEqual = try await GoldenRecorder(
        store: store, selection: selection, jobs: jobs, progress: progress
      ).record(shot, curves: curves, folder: folder, inPlaceOf: earlier)
      result.failure = nil
      result.recording = result.verdict == .missing ? .new : isEqual ? .unchanged : .changed
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      (result.verdict, result.problem, result.failure) = (.error, "\(error)", error)
    }
    return result
  }

  // MARK: Comparing

  private func verify(_ shot: Shot, folder: String) async throws -> ShotResult {
    var result = ShotResult(of: shot, folder: folder)
    do {
      let golden = try store.golden(folder)
      (result.rate, result.expectedFrameCount) = (golden.manifest.rate, golden.manifest.frameCount)
      result.environmentChanges = golden.manifest.environment.changes(to: shot.environment)
      let actual = try await shot.curveTable()
      (result.expectedCurves, result.actualCurves) = (golden.curves, actual)
      result.curves = CurveComparison(expected: golden.curves, actual: actual)
      let findings = try await KeptFrameCheck(
        comparator: comparator, jobs: jobs, sink: sink, progress: progress, folder: folder,
        digits: result.digits
      ).run(shot, golden)
      result.lists = findings.compactMap(\.list)
      result.pictures = findings.map(\.picture)
      result.verdict = Self.verdict(result, rate: shot.rate)
      if [.error, .unreadable].contains(result.verdict) {
        result.failure = result.pictures.first { $0.verdict == result.verdict }?.failure
      }
    } catch let error as GoldenError {
      if case .missing = error {
        result.verdict = .missing
      } else {
        (result.verdict, result.failure) = (.unreadable, error)
      }
      result.problem = "\(error)"
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      (result.verdict, result.problem, result.failure) = (.error, "\(error)", error)
    }
    return result
  }

  /// The first layer that breaks, unless the check is broken itself or another environment
  /// explains every layer that differs.
  private static func verdict(_ result: ShotResult, rate: FrameRate) -> Verdict {
    let pictures = result.pictures.map(\.verdict)
    for broken in [Verdict.error, .unreadable] where pictures.contains(broken) { return broken }
    var (layers, verdict): ([GoldenLayer], Verdict) = ([], .match)
    if pictures.contains(where: { $0 == .pixels || $0 == .size }) {
      layers.append(.pixels)
      verdict = pictures.contains(.size) ? .size : .pixels
    }
    if !result.lists.isEmpty {
      layers.append(.list)
      verdict = .list
    }
    let isCountRight = result.expectedFrameCount == result.frameCount && result.rate == rate
    if result.curves?.isMatch != true {
      layers.append(.curves)
      verdict = .curves
    } else if !isCountRight {
      return .count
    }
    let isExplained = layers.allSatisfy { layer in
      result.environmentChanges.contains { $0.explains(layer) }
    }
    return !layers.isEmpty && isExplained && isCountRight ? .environment : verdict
  }
}
