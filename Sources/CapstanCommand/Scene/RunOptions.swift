import Foundation

/// How a run goes about its work, with no influence on what comes out.
struct RunOptions: Sendable {
  /// How progress is told.
  enum ProgressStyle: String, CaseIterable, OptionValue { case auto, plain, json, none }

  var jobs: Count?
  var progress = ProgressStyle.auto
  var printsJSON = false

  static let group = OptionTable<RunOptions>.Group(
    "the run",
    [
      .value(
        "--jobs", placeholder: "N",
        "frames in work at once, fewer beside a pipe's slow reader (the number of processors)",
        into: \.jobs),
      .value(
        "--progress", placeholder: "STYLE", "how progress is told; none is quiet",
        into: \.progress),
      .flag("--json", help: "prints the result as JSON", into: \.printsJSON),
    ])

  /// How many workers there are.
  var jobCount: Int { jobs?.value ?? ProcessInfo.processInfo.activeProcessorCount }
}
