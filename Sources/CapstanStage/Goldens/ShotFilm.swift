import CapstanFrames
import CapstanGoldens
import CapstanRaster
import CapstanSceneGraph
import CapstanViews
import Foundation

/// Films a source for a golden: each frame's display list is made once, on the main actor, and
/// drawn by whoever asks for its picture.
@MainActor final class ShotFilm {
  private let source: any FrameSource
  private let clock: FrameClock
  private let interruption: Interruption
  private nonisolated let scale: Double
  private var lists: [Int: DisplayList] = [:]

  /// How many lists are kept: frames that a golden keeps are asked for twice.
  private static let largestCount = 256

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

  func list(_ frame: Int) throws -> DisplayList {
    if interruption.isRequested { throw StageError.interrupted }
    if let list = lists[frame] { return list }
    let list = try source.displayList(at: clock.time(of: frame).seconds)
    if lists.count < Self.largestCount { lists[frame] = list }
    return list
  }

  nonisolated func picture(_ frame: Int) async throws -> Bitmap {
    let list = try await list(frame)
    return try Renderer(size: list.size, scale: scale).bitmap(of: list)
  }
}
