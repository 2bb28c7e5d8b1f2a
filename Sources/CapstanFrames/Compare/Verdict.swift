/// What a check against a golden says; whatever is not `match` is a failure.
public enum Verdict: String, CaseIterable, Codable, Sendable {
  /// Equal within the rule.
  case match
  /// The value curves differ: the motion changed.
  case curves
  /// The display lists differ: layout or style changed.
  case list
  /// The pixels differ.
  case pixels
  /// The pictures have different sizes.
  case size
  /// The sequences have different numbers of frames.
  case count
  /// The golden is not there.
  case missing
  /// A file is there but cannot be read.
  case unreadable
  /// The pixels differ, and so do the libraries or the machine that made them.
  case environment
  /// The check itself broke; it says nothing about the pictures.
  case error
}
