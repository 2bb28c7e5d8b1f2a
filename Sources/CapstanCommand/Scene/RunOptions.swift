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
        "frames in work at once (the number of processors, less one for who reads a pipe)",
        into: \.jobs),
      .value(
        "--progress", placeholder: "STYLE", "how progress is told; none is quiet",
        into: \.progress),
      .flag("--json", help: "prints the result as JSON", into: \.printsJSON),
    ])

  /// How many workers there are where nobody else works on the frames.
  var jobCount: Int { jobs?.value ?? ProcessInfo.processInfo.activeProcessorCount }

  /// How many there are beside a reader, such as a video's encoder, which has more to do with a
  /// frame than they have.
  var jobCountBesideReader: Int {
    jobs?.value ?? max(1, ProcessInfo.processInfo.activeProcessorCount - 1)
  }
}
