import CapstanFrames
import CapstanGoldens
import CapstanStage
import Foundation

/// Checks or records a source's shots and tells what was found.
@MainActor struct GoldenJob {
  let scene: SceneOptions
  let clip: ClipOptions
  let goldens: GoldenOptions
  let rule: ComparisonRule
  let run: RunOptions
  var mode = RecordMode.never
  var selection = PixelSelection.standard
  /// Whether goldens that belong to no shot are told.
  var tellsOrphans = false
  /// Whether those that the run answers for are removed.
  var prunes = false
  /// Whether all of them are removed.
  var prunesAll = false
  let context: CommandContext

  /// Returns what was found; the result is written already.
  func perform() async throws -> GoldenRun {
    let store = try goldens.store()
    try checkFolders(store)
    let interruption = Interruption()
    let watch = SignalWatch(interruption) {}
    defer { withExtendedLifetime(watch) {} }
    let (shots, base) = try ShotVariants(
      scene: scene, clip: clip, goldens: goldens, interruption: interruption, context: context
    ).shots()
    let report = try goldens.report.map { try ReportWriter(folder: $0, rule: rule) }
    var check = GoldenCheck(
      store: store, mode: mode, selection: selection, comparator: LevelComparator(rule),
      jobs: run.jobCount, sink: report?.pictures)
    check.progress = GoldenProgress(run.progress, in: context)
    var found = try await check.run(shots)
    if interruption.isRequested { throw StageError.interrupted }
    found.tellsOrphans = tellsOrphans || prunes || prunesAll
    let command = acceptCommand
    let text = FailureText(acceptCommand: { _ in command }, reportPath: { report?.path(of: $0) })
    try report?.write(found, text: text)
    try writeSummary(of: found, text)
    try context.console.result(
      run.printsJSON ? ResultsJSON.text(found, text: text) : text.text(found))
    if let failure = found.failure {
      // A check that broke says nothing about a difference.
      let error = CommandError(describing: failure)
      throw CommandError(error.code, error.message, hint: error.hint)
    }
    if prunes || prunesAll { try prune(found, base: base) }
    return found
  }

  /// Checks that goldens can be where they are looked for, and that reports go elsewhere.
  ///
  /// - Throws: `CommandError`.
  private func checkFolders(_ store: GoldenStore) throws {
    if let report = goldens.report, isSamePlace(report, store.path) {
      throw CommandError.usage("--report and --goldens are the same folder, \(report)")
    }
    for path in [goldens.summary].compactMap(\.self) where isSamePlace(path, scene.source) {
      throw CommandError.usage("--summary would replace the source, \(path)")
    }
    do {
      _ = try FileManager.default.contentsOfDirectory(atPath: store.path)
    } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
      // Nothing was recorded yet.
    } catch {
      throw CommandError(
        mode == .never ? .noInput : .cannotWrite,
        "\(store.path) cannot be read as a folder of goldens")
    }
  }

  private func writeSummary(of found: GoldenRun, _ text: FailureText) throws {
    guard let path = goldens.summary else { return }
    let report = goldens.report
    let summary = SummaryWriter(text: text) { shot in
      guard let report else { return nil }
      let strip = "\(report)/strips/\(shot).png"
      return FileManager.default.fileExists(atPath: strip) ? strip : nil
    }
    try PartialFile.write(Array(summary.text(found).utf8), to: path)
  }

  private func prune(_ found: GoldenRun, base: String) throws {
    guard found.passes else {
      if !found.orphans.isEmpty {
        context.console.message("nothing is pruned: not every shot matches")
      }
      return
    }
    let scope = PruneScope(scene: scene, base: try found.store.folders(for: [base])[0])
    let isCovered = { (name: String) in prunesAll || scope.covers(name) }
    let kept = found.orphans.filter { !isCovered($0) }
    for name in try found.prune(where: isCovered) { context.console.message("removed \(name)") }
    if !kept.isEmpty {
      context.console.message(
        "kept, as this run does not cover them: \(kept.joined(separator: ", ")); --matrix covers "
          + "every value of its axes, --prune-all removes whatever has no shot in the run")
    }
  }

  /// The command that records what differs, with the same source and page.
  private var acceptCommand: String {
    var words: [String] = []
    var rest = context.arguments.dropFirst()[...]
    while let word = rest.popFirst() {
      let name = word.split(separator: "=", maxSplits: 1).first.map(String.init) ?? word
      guard !Self.checkOnly.contains(name) else { continue }
      if Self.checkOnlyWithValue.contains(name) {
        if !word.contains("=") { _ = rest.popFirst() }
        continue
      }
      words.append(word)
    }
    return (["capstan", "record"] + words.map(ShellQuoting.quoted)).joined(separator: " ")
  }

  private static let checkOnly: Set<String> = [
    "--json", "--orphans", "--prune", "--prune-all", "--antialiasing", "--perception",
  ]
  private static let checkOnlyWithValue: Set<String> = [
    "--report", "--summary", "--progress", "--jobs", "--level-limit", "--stray-limit", "--mode",
  ]
}
