import CapstanSceneGraph
public import CapstanFrames

/// Every animated attribute's value in every frame of a clip.
///
/// Values are kept to five decimals. An attribute may be absent from frames in which its view does
/// not exist.
public struct CurveTable: Equatable, Sendable {
  /// Frames a second.
  public let rate: FrameRate
  /// How many frames there are, from 0.
  public let frameCount: Int
  private var values: [String: [Double?]] = [:]

  /// Creates a table without attributes.
  public init(rate: FrameRate, frameCount: Int) {
    (self.rate, self.frameCount) = (rate, frameCount)
  }

  /// The names of the attributes, sorted by bytes.
  public var attributes: [String] {
    values.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The values of an attribute, one a frame, nil where it is absent; nil if it is unknown.
  public subscript(attribute: String) -> [Double?]? {
    values[attribute]
  }

  /// Records the attributes of one frame.
  ///
  /// A name that comes several times is numbered: "x", "x#2", "x#3". Traps outside the clip.
  public mutating func record(_ frameValues: [Shot.CurveValue], at frame: Int) {
    precondition((0..<frameCount).contains(frame), "A curve's frames are those of its clip.")
    var counts: [String: Int] = [:]
    for item in frameValues {
      let count = counts[item.attribute, default: 0] + 1
      counts[item.attribute] = count
      set(count == 1 ? item.attribute : "\(item.attribute)#\(count)", frame, item.value)
    }
  }

  /// Records one value, rounded to the grid of five decimals.
  mutating func set(_ attribute: String, _ frame: Int, _ value: Double) {
    // Made for an attribute's first value alone.
    values[attribute, default: Array(repeating: nil, count: frameCount)][frame] =
      Self.rounded(value)
  }

  /// The first value that is no finite number, by frame and then by name.
  var firstUndefined: (attribute: String, frame: Int)? {
    let found = values.compactMap { name, series in
      series.firstIndex { $0.map { !$0.isFinite } ?? false }.map { (attribute: name, frame: $0) }
    }
    return found.min { ($0.frame, $0.attribute) < ($1.frame, $1.attribute) }
  }

  private static func rounded(_ value: Double) -> Double {
    let scaled = (value * 100_000).rounded()
    return abs(scaled) < 9e15 ? scaled / 100_000 : value
  }
}

extension CurveTable {
  /// The frame by which half of the motion between two frames has happened; nil if nothing moves.
  ///
  /// Each attribute counts by its way relative to its own range, so that an opacity weighs as much
  /// as a position.
  func middleOfMotion(from start: Int, to end: Int) -> Int? {
    var steps = [Double](repeating: 0, count: max(0, end - start))
    for name in attributes {
      guard let series = values[name]?[start...end] else { continue }
      let present = series.compactMap(\.self).filter(\.isFinite)
      guard let low = present.min(), let high = present.max(), high > low else { continue }
      for offset in steps.indices {
        guard let from = series[start + offset], let to = series[start + offset + 1] else {
          continue
        }
        let step = abs(to - from) / (high - low)
        if step.isFinite { steps[offset] += step }
      }
    }
    let total = steps.reduce(0, +)
    guard total > 0 else { return nil }
    var way = 0.0
    for (offset, step) in steps.enumerated() {
      way += step
      // A billionth less, so that rounding cannot choose between two frames of a symmetric motion.
      if way >= total / 2 * (1 - 1e-9) { return start + offset + 1 }
    }
    return end
  }
}
