/// Reads a golden's text line by line and knows where it is.
struct LineReader {
  private let lines: [Substring]
  private let path: String
  /// The number of the line that was read last, counted from 1.
  private(set) var number = 0

  init(_ text: String, path: String) {
    // A line may end as files of other systems do; both ends are one character in Swift.
    lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    self.path = path
  }

  /// Returns the next line, or nil at the end.
  mutating func next() -> Substring? {
    guard number < lines.count else { return nil }
    number += 1
    return lines[number - 1]
  }

  /// An error at the line that was read last.
  func failure(_ message: String) -> GoldenError {
    .unreadable(path: path, reason: "line \(number): \(message)")
  }
}

extension Substring {
  /// What follows a prefix; nil if there is no such prefix.
  func dropping(_ prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}
