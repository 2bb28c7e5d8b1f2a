import CapstanFrames

/// Which goldens a run writes.
public enum RecordMode: String, CaseIterable, Sendable {
  /// None: shots are only checked.
  case never
  /// Those that are not there.
  case missing
  /// Those that are not there and those that do not match.
  case failed
  /// All.
  case all

  /// The environment variable that tests read the mode from.
  public static let variable = "GOLDEN_RECORD"

  /// The mode that holds: the one that is asked for, and always `never` under continuous
  /// integration, which is where `CI` is set to anything but nothing, 0 or false.
  public static func effective(
    _ wanted: RecordMode, environment: [String: String]
  ) -> RecordMode {
    isContinuousIntegration(environment) ? .never : wanted
  }

  /// Whether a build server runs the process.
  public static func isContinuousIntegration(_ environment: [String: String]) -> Bool {
    !["", "0", "false"].contains(environment["CI", default: ""].lowercased())
  }

  /// Whether a golden is written after a check.
  func records(after verdict: Verdict) -> Bool {
    switch self {
    case .never: false
    case .missing: verdict == .missing
    // A broken check says nothing about the pictures.
    case .failed: verdict != .match && verdict != .error
    case .all: true
    }
  }
}
