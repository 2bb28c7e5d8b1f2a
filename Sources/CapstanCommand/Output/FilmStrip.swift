import CapstanFrames
import CapstanSceneGraph
import CapstanStage
import CapstanText
import Foundation
import Synchronization

/// The frames of one film at chosen times, side by side with captions.
@MainActor struct FilmStrip {
  let film: LoadedSource
  /// What stands over the frames; nil for nothing.
  let title: String?
  let times: [RationalTime]
  /// Frames side by side.
  let columns: Int

  private var sheet: FilmSheet {
    FilmSheet(
      cellWidth: film.settings.pixelSize.width, cellHeight: film.settings.pixelSize.height,
      count: times.count, columns: columns, scale: film.settings.scale, title: title)
  }

  /// Returns several strips, one under the other, as one picture.
  ///
  /// - Throws: `FrameError.invalidSize` before any frame is made, and what making frames throws.
  static func picture(of strips: [FilmStrip], jobs: Int) async throws -> Bitmap {
    let sheets = strips.map(\.sheet)
    let width = sheets.map(\.width).max() ?? 0
    try PixelLimit.check(width: width, height: sheets.map(\.height).reduce(0, +))
    var pixels: [UInt32] = []
    for (strip, sheet) in zip(strips, sheets) {
      let picture = try await strip.picture(on: sheet, width: width, jobs: jobs)
      pixels += picture.pixels
    }
    return Bitmap(width: width, height: pixels.count / width, pixels: pixels)
  }

  /// Returns the strip on a sheet; what is wider stays empty.
  private func picture(on sheet: FilmSheet, width: Int, jobs: Int) async throws -> Bitmap {
    let captions = times.map { "\($0.decimal(places: 3)) s" }
    let settings = film.settings
    let picture = Mutex(
      try sheet.blank(captions: captions, width: width, text: PangoTextEngine()))
    try await FramePipeline(jobs: jobs).run(
      FrameSchedule(times: times), of: film.source,
      makeWorker: { try BitmapWorker(size: settings.size, scale: settings.scale) }
    ) { entry, frame in picture.withLock { sheet.place(frame, at: entry.position, in: &$0) } }
    return picture.withLock { $0 }
  }
}
