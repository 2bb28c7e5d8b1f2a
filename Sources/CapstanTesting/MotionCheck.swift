import CapstanFrames
import CapstanGoldens
import CapstanStage
import CapstanText
import CapstanViews
import Foundation

/// One assertion: a view, its script, its page, and where its goldens lie.
@MainActor struct MotionCheck {
  var make: @MainActor () -> AnyView
  var script: Script?
  var page: StageSettings
  var matrix = MotionMatrix.usual
  var rate = FrameRate(60)
  var selection = PixelSelection.standard
  var rule = ComparisonRule()
  /// What the golden is called, before the parts of the matrix.
  var name: String
  /// The test file, without folder and extension.
  var group: String
  /// The folder of the test file's goldens.
  var folder: String
  var mode = RecordMode.never

  /// What was found, and pictures of what differs.
  struct Outcome {
    var run: GoldenRun
    var sink: StripSink
  }

  /// Checks every combination of the matrix.
  func outcome() async throws -> Outcome {
    let sink = StripSink(rule: rule)
    let text = try PangoTextEngine()
    let shots = try matrix.variants(of: page).map { variant in
      var settings = variant.settings
      settings.script = script
      try settings.checkPixelSize()
      let context = try StageContext(settings: settings, text: text, places: [])
      let source = try ViewSource(context, make: make)
      let clock = try FrameClock(rate: rate, duration: SettledClip(of: source).duration)
      return Shot(
        ([name] + variant.parts).joined(separator: "-"), group: group, filming: source,
        settings: settings, clock: clock)
    }
    let check = GoldenCheck(
      store: GoldenStore(path: folder), mode: mode, selection: selection,
      comparator: LevelComparator(rule), sink: sink)
    return Outcome(run: try await check.run(shots), sink: sink)
  }
}
