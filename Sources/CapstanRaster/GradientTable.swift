import CapstanSceneGraph
import Foundation

/// A gradient's colours at evenly spaced parameters 0, 1/n … 1, as premultiplied words.
final class GradientTable {
  /// `count + 1` words.
  let words: [UInt32]
  let isOpaque: Bool
  /// The colour, if there is only one.
  let single: ResolvedColor?

  /// The number of intervals.
  var count: Int { words.count - 1 }

  /// Creates a table of `count` intervals.
  ///
  /// At a location with two colours the first one holds.
  init(stops: [GradientPaint.Stop], interpolation: GradientPaint.Interpolation, count: Int) {
    var previous = 0.0
    let stops = stops.map { stop in
      let location = stop.location.isFinite ? Double(stop.location) : previous
      previous = max(previous, min(location, 1))
      return (color: stop.color.clamped, location: previous)
    }
    guard let first = stops.first, let last = stops.last else {
      (words, isOpaque, single) = ([0, 0], false, .clear)
      return
    }
    var words = [UInt32](repeating: last.color.word, count: count + 1)
    let n = Double(count)
    for index in 0...Int(first.location * n) { words[index] = first.color.word }
    for (start, end) in zip(stops, stops.dropFirst()) {
      let range = Int(start.location * n) + 1..<Int(end.location * n) + 1
      guard !range.isEmpty else { continue }
      Self.fill(&words, range, from: start, to: end, interpolation: interpolation)
    }
    self.words = words
    isOpaque = stops.allSatisfy { $0.color.isOpaque }
    single = stops.allSatisfy { $0.color == first.color } ? first.color : nil
  }

  /// Fills the entries between two stops: exact at up to 96 knots, linear between them.
  private static func fill(
    _ words: inout [UInt32], _ range: Range<Int>,
    from start: (color: ResolvedColor, location: Double),
    to end: (color: ResolvedColor, location: Double), interpolation: GradientPaint.Interpolation
  ) {
    let knotCount = interpolation == .device ? 1 : min(range.count, 96)
    let (from, to) = (start.color.premultipliedOklab, end.color.premultipliedOklab)
    let knots = (0...knotCount).map { knot -> SIMD4<Float> in
      if knot == 0 { return start.color.premultipliedLevels }
      if knot == knotCount { return end.color.premultipliedLevels }
      let fraction = Double(knot) / Double(knotCount)
      return ResolvedColor(premultipliedOklab: from + (to - from) * fraction).premultipliedLevels
    }
    let n = Double(words.count - 1)
    let span = end.location - start.location
    for index in range {
      let place = (Double(index) / n - start.location) / span * Double(knotCount)
      let knot = min(max(Int(place), 0), knotCount - 1)
      let fraction = Float(place) - Float(knot)
      words[index] = UInt32(
        premultipliedLevels: knots[knot] + (knots[knot + 1] - knots[knot]) * fraction)
    }
  }
}

/// The tables of the last gradients, for those that stay the same from frame to frame.
final class GradientCache {
  private struct Key: Equatable {
    var stops: [GradientPaint.Stop]
    var interpolation: GradientPaint.Interpolation
    var count: Int
  }

  private static let most = 16
  private var entries: [(key: Key, table: GradientTable)] = []

  /// Returns the table with at least two entries to each of `length` pixels.
  func table(for paint: GradientPaint, length: Double) -> GradientTable {
    var count = 256
    while count < 16_384, Double(count) < 2 * length { count *= 2 }
    let key = Key(stops: paint.stops, interpolation: paint.interpolation, count: count)
    if let entry = entries.first(where: { $0.key == key }) { return entry.table }
    let table = GradientTable(
      stops: paint.stops, interpolation: paint.interpolation, count: count)
    entries.append((key, table))
    if entries.count > Self.most { entries.removeFirst() }
    return table
  }
}
