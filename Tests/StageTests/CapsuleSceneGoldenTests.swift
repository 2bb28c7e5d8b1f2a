import CapstanFrames
import CapstanStage
import CapstanSymbols
import CapstanText
import Foundation
import Scenes
import TestSupport
import Testing

/// The scene that is written by hand over the core, as pictures: the whole way from text, symbols
/// and motion to pixels.
@MainActor @Suite struct CapsuleSceneGoldenTests {
  private func picture(
    frame: Int, change: (inout StageSettings) -> Void = { _ in }
  ) throws -> (list: FrameJob, settings: StageSettings) {
    var settings = StageSettings()
    settings.size = CGSize(width: 393, height: 200)
    settings.safeArea = SafeArea()
    settings.scale = 1
    change(&settings)
    let scene = try CapsuleScene(
      StageContext(settings: settings, text: try PangoTextEngine(), symbols: SymbolLibrary()))
    let time = RationalTime(frame, over: 60)
    let entry = FrameSchedule.Entry(position: 0, frame: frame, time: time)
    return (FrameJob(entry: entry, list: scene.displayList(at: time.seconds)), settings)
  }

  private func check(
    frame: Int, function: String = #function, change: (inout StageSettings) -> Void = { _ in }
  ) throws {
    let (job, settings) = try picture(frame: frame, change: change)
    var worker = try BitmapWorker(size: settings.size, scale: settings.scale)
    Golden.expect(try worker.process(job), frame: frame, function: function)
  }

  @Test(
    "At rest, crouching, rising, hanging, landing, home again",
    arguments: [0, 36, 42, 48, 60, 75, 277])
  func plays(frame: Int) throws { try check(frame: frame) }

  @Test func darkAtThreePixelsToThePoint() throws {
    try check(frame: 42) {
      $0.scale = 3
      $0.colorScheme = .dark
    }
  }
}
