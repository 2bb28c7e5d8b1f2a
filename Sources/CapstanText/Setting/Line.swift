import Foundation

/// Clusters of one line, in reading order.
struct Line {
  var clusters: [Cluster]
  /// The paragraph's own direction: 0 left to right, 1 right to left.
  var baseLevel: UInt8
  /// The span that gives the line its height if it is empty.
  var emptySpan: Int

  /// The clusters in the order they stand from left to right (Unicode bidirectional rules L1, L2).
  var visualOrder: [Cluster] {
    var levels = clusters.map(\.level)
    for index in clusters.indices.reversed() {
      guard clusters[index].isWhite else { break }
      levels[index] = baseLevel
    }
    var order = Array(clusters.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ !$0.isMultiple(of: 2) }).min()
    else { return clusters }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order.map { clusters[$0] }
  }
}
