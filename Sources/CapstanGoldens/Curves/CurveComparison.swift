public import CapstanFrames

/// How the curves of two clips differ, compared as numbers.
///
/// Two values agree within 1e-5 of the attribute's scale: its largest expected magnitude, at least
/// 1. The frames that both clips have are compared.
public struct CurveComparison: Equatable, Sendable {
  /// An attribute that both clips have, with other values.
  public struct Difference: Equatable, Sendable {
    /// The attribute.
    public var attribute: String
    /// The first frame that differs.
    public var frame: Int
    /// The value that was expected there; nil if the attribute was absent.
    public var expected: Double?
    /// The value that was found there; nil if the attribute is absent.
    public var actual: Double?
    /// The largest deviation; nil if the attribute is only absent or present where it should not.
    public var largestDeviation: Double?
    /// The frame of the largest deviation.
    public var largestFrame: Int
    /// How many frames differ.
    public var frameCount: Int
    /// The frames that differ, as ranges.
    public var ranges: [ClosedRange<Int>]
    /// The largest deviation by the scale of the attribute; infinite for absence.
    var weight: Double
  }

  /// Attributes with other values: the earliest first, and of those the one that is off most.
  public private(set) var changed: [Difference] = []
  /// Attributes that were expected and are not there, sorted.
  public private(set) var missing: [String]
  /// Attributes that were not expected, sorted.
  public private(set) var new: [String]
  /// Frames a second, to tell times by.
  public let rate: FrameRate

  /// The share of an attribute's scale that values may differ by.
  public static let tolerance = 1e-5

  /// Compares two tables.
  public init(expected: CurveTable, actual: CurveTable) {
    rate = expected.rate
    let (wanted, found) = (expected.attributes, actual.attributes)
    let (wantedSet, foundSet) = (Set(wanted), Set(found))
    missing = wanted.filter { !foundSet.contains($0) }
    new = found.filter { !wantedSet.contains($0) }
    let count = min(expected.frameCount, actual.frameCount)
    for name in wanted where foundSet.contains(name) {
      guard let first = expected[name], let second = actual[name] else { continue }
      if let difference = Self.difference(name, first[..<count], second[..<count]) {
        changed.append(difference)
      }
    }
    changed.sort {
      $0.frame != $1.frame
        ? $0.frame < $1.frame
        : $0.weight != $1.weight ? $0.weight > $1.weight : $0.attribute < $1.attribute
    }
  }

  /// Whether nothing differs.
  public var isMatch: Bool { changed.isEmpty && missing.isEmpty && new.isEmpty }

  private static func difference(
    _ name: String, _ expected: ArraySlice<Double?>, _ actual: ArraySlice<Double?>
  ) -> Difference? {
    let scale = max(1, expected.compactMap { $0.map { abs($0) } }.max() ?? 1)
    // Printed decimals are not exact in binary: a billionth more absorbs that, nothing else.
    let limit = tolerance * scale * (1 + 1e-9)
    var result: Difference?
    for frame in expected.indices {
      let (wanted, found) = (expected[frame], actual[frame])
      guard let deviation = deviation(wanted, found, limit: limit) else { continue }
      var difference =
        result
        ?? Difference(
          attribute: name, frame: frame, expected: wanted, actual: found, largestDeviation: nil,
          largestFrame: frame, frameCount: 0, ranges: [], weight: 0)
      difference.frameCount += 1
      difference.add(frame)
      difference.weight = max(difference.weight, deviation / scale)
      if wanted != nil, found != nil, deviation > difference.largestDeviation ?? -1 {
        (difference.largestDeviation, difference.largestFrame) = (deviation, frame)
      }
      result = difference
    }
    return result
  }

  /// How far two values are apart if they do not agree; infinite where one is absent or undefined.
  private static func deviation(_ wanted: Double?, _ found: Double?, limit: Double) -> Double? {
    switch (wanted, found) {
    case (nil, nil): return nil
    case (let wanted?, let found?):
      let deviation = abs(wanted - found)
      // Written so that no comparison with a NaN can agree.
      return deviation <= limit ? nil : deviation.isNaN ? .infinity : deviation
    default: return .infinity
    }
  }
}

extension CurveComparison.Difference {
  fileprivate mutating func add(_ frame: Int) {
    if let last = ranges.last, last.upperBound == frame - 1 {
      ranges[ranges.count - 1] = last.lowerBound...frame
    } else {
      ranges.append(frame...frame)
    }
  }
}
