/// What of a sequence must be made again: rows of a frame, pages of memory.
enum ChangedRanges {
  /// Sorted ranges within 0..<count that cover `ranges`, each grown to multiples of `step`; nil stands
  /// for everything.
  static func normalized(
    _ ranges: [Range<Int>]?, count: Int, step: Int = 1
  ) -> [Range<Int>] {
    guard let ranges else { return [0..<count] }
    var result: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let clamped = range.clamped(to: 0..<count)
      guard !clamped.isEmpty else { continue }
      let start = clamped.lowerBound / step * step
      let end = min(count, (clamped.upperBound + step - 1) / step * step)
      if let last = result.last, start <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, end)
      } else {
        result.append(start..<end)
      }
    }
    return result
  }
}
