import CapstanFrames

/// Writes the golden of a shot, as a whole or not at all.
struct GoldenRecorder: Sendable {
  let store: GoldenStore
  let selection: PixelSelection
  let jobs: Int
  let progress: (any CheckProgress)?

  /// Records a shot in place of any older golden; one that is equal stays as it is.
  ///
  /// Returns whether all layers are exactly those of `earlier`, the golden that is there if it can be
  /// trusted.
  ///
  /// - Throws: `GoldenError`, and what the shot throws.
  func record(
    _ shot: Shot, curves: CurveTable, folder: String, inPlaceOf earlier: Golden?
  ) async throws -> Bool {
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
    progress?.begin(pictures: frames.count)
    defer { progress?.end() }
    do {
      let kept = try await concurrently(frames.count, jobs: jobs) { index in
        try Task.checkCancellation()
        return try await shot.list(frames[index])
      } work: { index, list in
        try Task.checkCancellation()
        let (frame, file) = (frames[index], names.file(frames[index]))
        let bitmap = try await shot.picture(frame)
        try replacement.write(PNGEncoder(.smallest).encode(bitmap), to: file)
        progress?.advance()
        return (
          list: ListTable.Entry(frame: frame, list: list),
          picture: GoldenManifest.Picture(frame, file: file, of: bitmap)
        )
      }
      let lists = ListTable(kept.map(\.list))
      let manifest = GoldenManifest(of: shot, pictures: kept.map(\.picture))
      let isEqual =
        earlier.map { earlier in
          earlier.curves.text == curves.text && earlier.lists.text == lists.text
            && earlier.manifest.pictures == manifest.pictures
        } ?? false
      if isEqual, earlier?.manifest == manifest {
        replacement.discard()
        return true
      }
      try replacement.write(Array(curves.text.utf8), to: Golden.curvesFile)
      try replacement.write(Array(lists.text.utf8), to: Golden.listsFile)
      try replacement.write(manifest.json(), to: GoldenManifest.fileName)
      try replacement.commit()
      return isEqual
    } catch {
      replacement.discard()
      throw error
    }
  }
}
