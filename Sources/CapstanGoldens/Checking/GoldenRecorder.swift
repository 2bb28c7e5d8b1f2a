import CapstanFrames

/// Writes the golden of a shot, as a whole or not at all.
struct GoldenRecorder: Sendable {
  let store: GoldenStore
  let selection: PixelSelection
  let jobs: Int

  /// Records a shot in place of any older golden.
  ///
  /// - Throws: `GoldenError`, and what the shot throws.
  func record(_ shot: Shot, curves: CurveTable, folder: String) async throws {
    if let (attribute, frame) = curves.firstUndefined {
      throw GoldenError.unrecordable(
        shot: shot.name, reason: "\(attribute) is no number in frame \(frame)")
    }
    let frames: [Int]
    do throws(FrameError) {
      frames = try selection.frames(of: shot, curves: curves)
    } catch {
      throw GoldenError.unrecordable(shot: shot.name, reason: "\(error)")
    }
    let names = FrameName(count: shot.frameCount)
    let replacement = try FolderReplacement(of: store.path(of: folder))
    do {
      var lists: [ListTable.Entry] = []
      for frame in frames {
        try Task.checkCancellation()
        lists.append(ListTable.Entry(frame: frame, list: try await shot.list(frame)))
      }
      let pictures = try await concurrently(frames.count, jobs: jobs) { index in
        try Task.checkCancellation()
        let (frame, file) = (frames[index], names.file(frames[index]))
        let bitmap = try await shot.picture(frame)
        try replacement.write(PNGEncoder(.smallest).encode(bitmap), to: file)
        return GoldenManifest.Picture(
          frame: frame, file: file, pixels: "\(PixelHash(of: bitmap))")
      }
      try replacement.write(Array(curves.text.utf8), to: Golden.curvesFile)
      try replacement.write(Array(ListTable(lists).text.utf8), to: Golden.listsFile)
      let manifest = GoldenManifest(of: shot, pictures: pictures)
      try replacement.write(manifest.json(), to: GoldenManifest.fileName)
      try replacement.commit()
    } catch {
      replacement.discard()
      throw error
    }
  }
}
