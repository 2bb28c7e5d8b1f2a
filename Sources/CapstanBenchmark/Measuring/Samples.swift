import Foundation

/// One figure's values, a round each.
struct Samples {
  private(set) var values: [Double] = []

  mutating func add(_ value: Double) { values.append(value) }

  /// The middle value; of an even number, the mean of the middle two; nil without values.
  var median: Double? {
    guard !values.isEmpty else { return nil }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  /// `1.24 (1.20–1.31)`: the median and the spread.
  var text: String {
    guard let median, let least = values.min(), let most = values.max() else { return "–" }
    return "\(Self.text(median)) (\(Self.text(least))–\(Self.text(most)))"
  }

  /// A number in three digits.
  static func text(_ value: Double) -> String {
    let size = abs(value)
    let places = size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : size >= 0.1 ? 3 : 4
    return String(format: "%.\(places)f", locale: Locale(identifier: "en_US_POSIX"), value)
  }
}
