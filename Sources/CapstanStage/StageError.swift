public import CapstanFrames

/// What can go wrong between a source and its frames.
public enum StageError: Error, Sendable {
  /// A script or shot file is not what it should be; line and column count from 1.
  case invalidDocument(file: String, line: Int, column: Int, message: String)
  /// The source has no such label, preview, symbol; the hint says what there is.
  case notFound(String, hint: String?)
  /// A setting cannot be met; the sentence says why.
  case invalidSetting(String)
  /// A file that the source asks for cannot be read; the sentence names it and says why.
  case unreadable(String)
  /// A frame could not be made.
  case frame(Int, time: RationalTime, cause: any Error)
  /// A signal asked the run to end.
  case interrupted
}

extension StageError: CustomStringConvertible {
  /// What went wrong, without a final full stop.
  public var description: String {
    switch self {
    case .invalidDocument(let file, let line, let column, let message):
      "\(file):\(line):\(column): \(message)"
    case .notFound(let sentence, _), .invalidSetting(let sentence), .unreadable(let sentence):
      sentence
    case .frame(let frame, let time, let cause):
      "frame \(frame) (\(time.decimal(places: 4)) s): \(cause)"
    case .interrupted: "interrupted"
    }
  }
}
