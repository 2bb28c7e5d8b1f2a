import CapstanFrames
import CapstanGoldens
import CapstanRaster
import CapstanSceneGraph
import CapstanViews
import Foundation

/// Films a source for a golden: the display lists are made on the main actor, and drawn by whoever
/// asks for a picture.
@MainActor final class ShotFilm {
  private let source: any FrameSource
  private let clock: FrameClock
  private let interruption: Interruption
  private nonisolated let scale: Double
  /// The lists of frames whose pictures will be asked for next.
  private var lists: [Int: DisplayList] = [:]

  init(
    _ source: any FrameSource, _ settings: StageSettings, _ clock: FrameClock,
    _ interruption: Interruption
  ) {
    (self.source, self.clock, self.interruption) = (source, clock, interruption)
    scale = settings.scale
  }

  func curves(_ frame: Int) throws -> [Shot.CurveValue] {
    if interruption.isRequested { throw StageError.interrupted }
    return try source.animatedValues(at: clock.time(of: frame).seconds).map {
      Shot.CurveValue($0.path, $0.value)
    }
  }

  /// Returns a frame's display list, which is kept for the picture of the same frame.
  func list(_ frame: Int) throws -> DisplayList {
    let list = try newList(frame)
    lists[frame] = list
    return list
  }

  nonisolated func picture(_ frame: Int) async throws -> Bitmap {
    let list = try await takenList(frame)
    return try Renderer(size: list.size, scale: scale).bitmap(of: list)
  }

  private func takenList(_ frame: Int) throws -> DisplayList {
    try lists.removeValue(forKey: frame) ?? newList(frame)
  }

  private func newList(_ frame: Int) throws -> DisplayList {
    if interruption.isRequested { throw StageError.interrupted }
    return try source.displayList(at: clock.time(of: frame).seconds)
  }
}
