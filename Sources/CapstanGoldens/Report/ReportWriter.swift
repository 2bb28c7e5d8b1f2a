public import CapstanFrames
import CapstanSceneGraph
import Foundation

/// Writes what a run found as one static page that opens from disk, with files for machines.
///
/// The folder holds `index.html`, `summary.md`, `junit.xml` and `results.json`; see `ReportFolder`
/// for the names of the pictures. Nothing is loaded from elsewhere.
public struct ReportWriter: Sendable {
  private let folder: ReportFolder
  private let rule: ComparisonRule

  /// Begins a report, and removes an older one from the folder.
  ///
  /// The rule is the one of the check; difference pictures show what it forgives.
  ///
  /// - Throws: `GoldenError.cannotWrite`, also for a folder that holds anything but a report.
  public init(folder path: String, rule: ComparisonRule = ComparisonRule()) throws(GoldenError) {
    folder = try ReportFolder(creating: path)
    self.rule = rule
  }

  /// Takes the pictures of the check while it runs.
  public var pictures: any PictureSink { ReportPictures(folder: folder, rule: rule) }

  /// Where a shot is in the report, as a path with a fragment.
  public func path(of result: ShotResult) -> String {
    "\(folder.path)/index.html#\(result.folder)"
  }

  /// Writes the report.
  ///
  /// - Throws: `GoldenError.cannotWrite`.
  public func write(_ run: GoldenRun, text: FailureText) throws(GoldenError) {
    for result in run.results {
      try keepOtherPictures(of: result, in: run.store)
      let data = ShotData(result, text: text, folder: folder, store: run.store)
      let name = JSONValue.string(result.folder).text
      try folder.write(
        "capstan.shot(\(name), \(data.json.text));\n", to: "data/\(result.folder).js")
      try StripWriter(folder: folder, rule: rule).write(result)
    }
    try folder.write("capstan.run(\(Self.json(run, text).text));\n", to: "data/run.js")
    try folder.write(ResultsJSON.text(run, text: text), to: "results.json")
    try folder.write(JUnitWriter.text(run, text: text), to: "junit.xml")
    let has = folder.has
    let summary = SummaryWriter(text: text) {
      has(ReportFolder.strip($0)) ? ReportFolder.strip($0) : nil
    }
    try folder.write(summary.text(run), to: "summary.md")
    try folder.write(ReportPage.html, to: "index.html")
  }

  /// Copies the pictures that match, of shots that fail, so that the clip can be played through;
  /// and those that were just recorded, so that they can be looked at.
  private func keepOtherPictures(of result: ShotResult, in store: GoldenStore) throws(GoldenError) {
    guard !result.passes else { return }
    for picture in result.pictures where picture.verdict == .match {
      guard let file = picture.expectedFile else { continue }
      try copy(file, picture.frame, .expected, of: result)
    }
    guard result.isRecordedAnew, let golden = try? store.golden(result.folder) else { return }
    for picture in golden.manifest.pictures {
      try copy(golden.path(of: picture), picture.frame, .actual, of: result)
    }
  }

  private func copy(
    _ file: String, _ frame: Int, _ layer: ReportFolder.Layer, of result: ShotResult
  ) throws(GoldenError) {
    let name = ReportFolder.picture(frame, layer, shot: result.folder, digits: result.digits)
    guard !folder.has(name), let bytes = FileManager.default.contents(atPath: file) else { return }
    try folder.write(Array(bytes), to: name)
  }

  private static func json(_ run: GoldenRun, _ text: FailureText) -> JSONValue {
    .object([
      ("notice", .optional(run.environmentNotice)),
      ("orphans", .array(run.orphans.map { .string($0) })),
      (
        "shots",
        .array(
          run.results.map { result in
            .object([
              ("name", .string(result.name)), ("folder", .string(result.folder)),
              ("verdict", .string(result.verdict.rawValue)),
              ("recording", .optional(result.recording?.rawValue)),
              ("note", .string(note(result))),
            ])
          })
      ),
    ])
  }

  /// The line under a shot's name.
  private static func note(_ result: ShotResult) -> String {
    if result.isRecordedAnew { return "recorded, look at it" }
    let failed = result.failedPictures.count
    guard failed > 0, result.verdict != .match else { return result.verdict.summary }
    return "\(result.verdict.summary), \(failed) of \(result.pictures.count) pictures"
  }
}

extension ShotResult {
  /// Whether a golden was just written that nobody has looked at.
  var isRecordedAnew: Bool { recording != nil && recording != .unchanged }

  /// How many digits the numbers of frames have in file names.
  var digits: Int { FrameName(count: max(frameCount, expectedFrameCount ?? 0)).padding }
}
