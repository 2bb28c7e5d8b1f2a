import CapstanFrames
import CapstanSceneGraph

/// Compares the kept frames of one shot, display lists and pictures, with those it has now.
struct KeptFrameCheck: Sendable {
  let comparator: any FrameComparator
  let jobs: Int
  let sink: (any PictureSink)?
  let progress: (any CheckProgress)?
  let folder: String
  let digits: Int

  /// What was found in one frame.
  struct Finding: Sendable {
    /// nil if the display lists agree, or if there is no such frame now.
    var list: ShotResult.ListResult?
    var picture: ShotResult.PictureResult
  }

  /// Returns a finding for each kept frame, ascending.
  ///
  /// Lists are asked for in order, each shortly before its picture.
  ///
  /// - Throws: `CancellationError`, and what making a display list throws. Whatever else goes wrong
  ///   is a verdict.
  func run(_ shot: Shot, _ golden: Golden) async throws -> [Finding] {
    let (pictures, lists) = (golden.manifest.pictures, golden.lists.entries)
    progress?.begin(pictures: pictures.count)
    defer { progress?.end() }
    return try await concurrently(pictures.count, jobs: jobs) { index -> String? in
      try Task.checkCancellation()
      let frame = pictures[index].frame
      return frame < shot.frameCount ? try await shot.list(frame) : nil
    } work: { index, list in
      try Task.checkCancellation()
      let frame = pictures[index].frame
      let difference = list.flatMap {
        DisplayListDump.difference(expected: lists[index].list, actual: $0)
      }
      defer { progress?.advance() }
      return Finding(
        list: difference.map { ShotResult.ListResult(frame: frame, difference: $0) },
        picture: await check(pictures[index], path: golden.path(of: pictures[index]), shot))
    }
  }

  private func check(
    _ picture: GoldenManifest.Picture, path: String, _ shot: Shot
  ) async -> ShotResult.PictureResult {
    let frame = picture.frame
    var result = ShotResult.PictureResult(
      frame: frame, verdict: .error, summary: "", expectedFile: path)
    var (expected, actual): (Bitmap?, Bitmap?) = (nil, nil)
    do {
      expected = try Self.kept(picture, path: path)
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

  /// Reads a kept picture.
  ///
  /// - Throws: `FrameError.unreadable`, also for a picture that is not the one that was recorded, as
  ///   a merge of two branches can leave it.
  private static func kept(
    _ picture: GoldenManifest.Picture, path: String
  ) throws(FrameError) -> Bitmap {
    let bitmap = try PNGDecoder.picture(atPath: path).bitmap
    guard picture.canBe(bitmap) else {
      throw .unreadable(
        path: path, reason: .corrupt("its pixels are not those that the manifest lists"))
    }
    return bitmap
  }
}

/// Runs numbered work in as many tasks as `jobs`, and returns the answers by number.
///
/// What each piece of work begins with is made by `prepare`, one after the other and in order, not
/// long before the work itself.
func concurrently<Preparation: Sendable, Answer: Sendable>(
  _ count: Int, jobs: Int, prepare: (Int) async throws -> Preparation,
  work: @escaping @Sendable (Int, Preparation) async throws -> Answer
) async throws -> [Answer] {
  try await withThrowingTaskGroup(of: (Int, Answer).self) { group in
    var answers = [Answer?](repeating: nil, count: count)
    for index in 0..<count {
      if index >= jobs, let (done, answer) = try await group.next() { answers[done] = answer }
      let preparation = try await prepare(index)
      group.addTask { (index, try await work(index, preparation)) }
    }
    while let (done, answer) = try await group.next() { answers[done] = answer }
    return answers.compactMap(\.self)
  }
}
