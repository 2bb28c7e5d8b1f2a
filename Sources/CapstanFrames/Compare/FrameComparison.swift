public import CapstanSceneGraph

/// What comparing two pictures came to.
public struct FrameComparison: Equatable, Sendable {
  /// `match`, `pixels`, `size`, `missing`, `unreadable` or `error`.
  public let verdict: Verdict
  /// Where the pixels differ; nil for equal pictures and where pixels were not compared.
  public let difference: FrameDifference?
  /// One line for a person.
  public let summary: String

  private init(_ verdict: Verdict, _ summary: String, difference: FrameDifference? = nil) {
    (self.verdict, self.summary, self.difference) = (verdict, summary, difference)
  }

  /// Compares two pictures by a rule.
  public init(
    expected: Bitmap, actual: Bitmap, rule: ComparisonRule = ComparisonRule()
  ) {
    self.init(expected: expected, actual: actual, comparator: LevelComparator(rule))
  }

  /// Compares two pictures by a comparator, and never takes its silence for a match.
  public init(expected: Bitmap, actual: Bitmap, comparator: any FrameComparator) {
    guard expected.width == actual.width, expected.height == actual.height else {
      self.init(
        .size,
        "the size is \(actual.width) × \(actual.height) instead of "
          + "\(expected.width) × \(expected.height)")
      return
    }
    if expected.pixels == actual.pixels {
      self = .equal
      return
    }
    do {
      guard let difference = try comparator.difference(expected, actual) else {
        self = .error("it gave no result")
        return
      }
      if let flaw = difference.flaw(pixelCount: expected.pixels.count) {
        self = .error(flaw)
      } else {
        let verdict: Verdict = difference.differingCount > 0 ? .pixels : .match
        self.init(verdict, "\(difference)", difference: difference)
      }
    } catch {
      self = .error("\(error)")
    }
  }

  /// The comparison of pictures that are equal.
  static let equal = FrameComparison(.match, "equal")

  /// The comparison with a file that is not there.
  static func missing(_ path: String) -> FrameComparison {
    FrameComparison(.missing, "\(path) is missing")
  }

  /// The comparison with a file that cannot be read.
  static func unreadable(_ error: FrameError) -> FrameComparison {
    FrameComparison(.unreadable, "\(error)")
  }

  private static func error(_ reason: String) -> FrameComparison {
    FrameComparison(.error, "the comparison itself failed: \(reason)")
  }
}
