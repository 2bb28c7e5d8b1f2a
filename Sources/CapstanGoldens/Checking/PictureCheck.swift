import CapstanFrames
import CapstanSceneGraph

/// Compares the kept pictures of one shot with those it has now.
struct PictureCheck: Sendable {
  let comparator: any FrameComparator
  let jobs: Int
  let sink: (any PictureSink)?
  let folder: String
  let digits: Int

  /// Returns a result for each kept picture, ascending by frame.
  ///
  /// - Throws: `CancellationError`. Whatever else goes wrong is a verdict.
  func run(_ shot: Shot, _ golden: Golden) async throws -> [ShotResult.PictureResult] {
    let pictures = golden.manifest.pictures
    return try await concurrently(pictures.count, jobs: jobs) { index in
      try Task.checkCancellation()
      let picture = pictures[index]
      return await check(picture.frame, path: golden.path(of: picture), shot)
    }
  }

  private func check(_ frame: Int, path: String, _ shot: Shot) async -> ShotResult.PictureResult {
    var result = ShotResult.PictureResult(
      frame: frame, verdict: .error, summary: "", expectedFile: path)
    var (expected, actual): (Bitmap?, Bitmap?) = (nil, nil)
    do {
      expected = try PNGDecoder.picture(atPath: path).bitmap
    } catch {
      (result.verdict, result.summary, result.failure) = (.unreadable, "\(error)", error)
      if case .unreadable(_, .missing) = error { result.expectedFile = nil }
    }
    if frame >= shot.frameCount {
      if expected != nil {
        (result.verdict, result.summary) = (.missing, "the clip ends before this frame")
      }
    } else {
      do {
        actual = try await shot.picture(frame)
        if let expected, let actual {
          let comparison = FrameComparison(
            expected: expected, actual: actual, comparator: comparator)
          (result.verdict, result.summary) = (comparison.verdict, comparison.summary)
          result.difference = comparison.difference
        }
      } catch {
        result.verdict = .error
        (result.summary, result.failure) = ("the frame cannot be drawn: \(error)", error)
      }
    }
    if result.verdict != .match {
      do {
        try sink?.take(expected: expected, actual: actual, of: result, shot: folder, digits: digits)
      } catch {
        result.summary += "; its pictures could not be kept: \(error)"
      }
    }
    return result
  }
}

/// Runs numbered work in as many tasks as `jobs`, and returns the answers by number.
func concurrently<Answer: Sendable>(
  _ count: Int, jobs: Int, _ work: @escaping @Sendable (Int) async throws -> Answer
) async throws -> [Answer] {
  try await withThrowingTaskGroup(of: (Int, Answer).self) { group in
    var answers = [Answer?](repeating: nil, count: count)
    var next = 0
    func start() {
      guard next < count else { return }
      let index = next
      next += 1
      group.addTask { (index, try await work(index)) }
    }
    for _ in 0..<jobs { start() }
    while let (index, answer) = try await group.next() {
      answers[index] = answer
      start()
    }
    return answers.compactMap(\.self)
  }
}
